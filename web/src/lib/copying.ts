// Copying a text: to the clipboard where the browser lets us, which it does only where the address is safe.

export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** A record that ends after so many claims: a position, as `sumdeck record` reads it. */
export function positionText(record: string, claims: number): string {
  const fields = JSON.parse(record) as { [name: string]: unknown };
  const all = Array.isArray(fields['claims']) ? fields['claims'] : [];
  if (claims >= all.length) return record;
  fields['claims'] = all.slice(0, claims);
  fields['outcome'] = null;
  if (Number(fields['begun'] ?? 0) > claims) fields['begun'] = claims;
  if (!fields['begun']) delete fields['begun'];
  const lines = Object.entries(fields).map(([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`);
  return `{\n${lines.join(',\n')}\n}\n`;
}

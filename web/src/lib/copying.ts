// Copying a text: to the clipboard where the browser lets us, which it does only where the address is safe.

export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

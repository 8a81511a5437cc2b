// A file that the browser puts where its downloads go.

export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The browser needs the address until it has the file.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

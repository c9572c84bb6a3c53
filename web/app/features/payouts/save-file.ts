/** Let the browser keep a file under its own name. */
export function saveFile(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // The browser takes it in its own time.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

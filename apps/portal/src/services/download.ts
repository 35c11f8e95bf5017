/** Downloads a text as a file. @param name its name; everything but letters and digits becomes a dash */
export function download(text: string, type: string, name: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name.toLowerCase().replaceAll(/[^a-z0-9.]+/g, '-');
  link.click();
  URL.revokeObjectURL(url);
}

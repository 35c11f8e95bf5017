/** Downloads a text or a picture as a file. @param name its name; everything but letters and digits becomes a dash */
export function download(content: string | Blob, type: string, name: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name.toLowerCase().replaceAll(/[^a-z0-9.]+/g, '-');
  link.click();
  URL.revokeObjectURL(url);
}

/**
 * Texts for links and small requests: deflated UTF-8 in base64url. What comes back is exactly what
 * went in, or nothing.
 */

export async function packText(text: string): Promise<string> {
  return toBase64Url(await deflated(text));
}

/**
 * @param max characters of the result; what inflates to more is given up as soon as it shows
 * @returns undefined for anything that `packText` could not have written
 */
export async function unpackText(packed: string, max: number): Promise<string | undefined> {
  const bytes = fromBase64Url(packed);
  return bytes && inflated(bytes, max);
}

async function deflated(text: string): Promise<Uint8Array> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

async function inflated(bytes: Uint8Array<ArrayBuffer>, max: number): Promise<string | undefined> {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  const reader = stream.getReader();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return text + decoder.decode();
      text += decoder.decode(value, { stream: true });
      if (text.length > max) {
        await reader.cancel();
        return undefined;
      }
    }
  } catch {
    return undefined;
  }
}

function toBase64Url(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> | undefined {
  if (!/^[\w-]+$/.test(text)) return undefined;
  try {
    const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
  } catch {
    return undefined;
  }
}

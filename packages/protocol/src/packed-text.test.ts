import { expect, it } from 'vitest';
import { packText, unpackText } from './packed-text.ts';

const deflate = async (text: string): Promise<string> => {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return Buffer.from(await new Response(stream).arrayBuffer()).toString('base64url');
};

it.each(['', 'a', 'ä 🦊 "{}"', 'again and '.repeat(5000)])(
  '%# comes back as it was',
  async (text) => {
    const packed = await packText(text);
    expect(packed).toMatch(/^[\w-]+$/);
    expect(await unpackText(packed, 100_000)).toBe(text);
  },
);

it('is short for what repeats itself', async () => {
  expect((await packText('again and '.repeat(5000))).length).toBeLessThan(300);
});

it.each([
  ['nothing', () => ''],
  ['no base64url', () => 'a+b/'],
  ['junk bytes', () => 'AAAA'],
  ['half of a text', async () => (await packText('again and '.repeat(50))).slice(0, -6)],
  ['bytes that are no UTF-8', () => Buffer.from([1, 1, 0, 254, 255, 0xff]).toString('base64url')],
  ['a bomb', () => deflate('0'.repeat(3_000_000))],
])('does not read %s', async (_, make) => {
  expect(await unpackText(await make(), 1_000_000)).toBeUndefined();
});

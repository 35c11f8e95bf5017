import { encodeQR } from 'qr';

/** Squares of quiet around a code, as its standard wants. */
const QUIET = 4;

/** A code as one path, in squares. */
export type QrCode = { readonly size: number; readonly path: string };

export function qrCode(link: string): QrCode {
  const squares = encodeQR(link, 'raw', { ecc: 'low', border: QUIET });
  const path = squares.flatMap((row, y) =>
    row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return { size: squares.length, path: path.join('') };
}

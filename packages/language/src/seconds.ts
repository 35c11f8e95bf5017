/**
 * Seconds as a player reads them: `1:14`, or `0:05.4` with the tenth by which stars are counted.
 * Without `Intl`, and this file imports nothing, so games can carry it.
 * @param value seconds from 0
 */
export function writeSeconds(value: number): string {
  const tenths = Math.round(value * 10);
  const [minutes, seconds, rest] = [tenths / 600, (tenths / 10) % 60, tenths % 10].map(Math.floor);
  return `${minutes}:${String(seconds).padStart(2, '0')}${rest ? `.${rest}` : ''}`;
}

/**
 * Runs an address that is a script: Chromium runs none in a frame without an origin.
 * @returns whether it is one
 */
export function runs(address: string): boolean {
  const [, code] = /^\s*javascript:(.*)/is.exec(address) ?? [];
  if (code === undefined) return false;
  let text = code;
  try {
    text = decodeURIComponent(code);
  } catch {
    // A percent sign that escapes nothing stays one.
  }
  // After what listens to the same press, and apart from it, as browsers do.
  // oxlint-disable-next-line no-eval -- the game's own code
  setTimeout(() => (0, eval)(text), 0);
  return true;
}

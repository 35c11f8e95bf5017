/** Whether something is a game's id: 32 letters and digits. The one rule for ids. */
export function isGameId(value: unknown): value is string {
  return typeof value === 'string' && /^[0-9a-z]{32}$/i.test(value);
}

/** How many messages a game may send at once, and how many more come with each millisecond. */
const MAX = 2000;
const A_MILLISECOND = 0.3;

let left = MAX;
let at = 0;

/** Whether one more message is read: keeps a game that floods messages from taking the page's time. */
export function canTake(): boolean {
  const now = performance.now();
  left = Math.min(MAX, left + (now - at) * A_MILLISECOND);
  at = now;
  if (left < 1) return false;
  left -= 1;
  return true;
}

/** Waits until the next frame is on the screen: what a press shows comes before what it costs. */
export function painted(): Promise<void> {
  return new Promise((go) => {
    requestAnimationFrame(() => setTimeout(go));
  });
}

/**
 * Gives a frame inside a game the game's storage in its name. Chromium reads the name only when a frame
 * is inserted, so one that had none is inserted again.
 */
export function nest(frame: HTMLIFrameElement, name: () => string): void {
  if (frame.name !== '') return;
  frame.name = name();
  if (frame.isConnected && /./.test(frame.getAttribute('src') ?? '')) frame.replaceWith(frame);
}

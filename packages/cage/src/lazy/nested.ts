/**
 * A frame inside a game begins with the same storage, in its name too. Chromium gives a frame the
 * name it had when it came into the page, so one that came without comes in again.
 */
export function nest(frame: HTMLIFrameElement, name: () => string): void {
  if (frame.name !== '') return;
  frame.name = name();
  if (frame.isConnected && /./.test(frame.getAttribute('src') ?? '')) frame.replaceWith(frame);
}

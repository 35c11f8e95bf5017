import { closeClips, mayPlayClips, openClip } from '../../shell/clip.ts';
import * as messages from './messages/en.json';

/**
 * Plays a game's clip over its picture, with a button that pauses it.
 * @returns what takes it away
 */
export function showHeroClip(art: Element, address: string): () => void {
  let wanted = mayPlayClips();
  let toggle: HTMLElement | undefined;
  const open = async (): Promise<void> => {
    const clip = await openClip(address, art, () => wanted);
    if (!clip) return;
    clip.loop = true;
    toggle = toggleOf(clip);
    art.append(toggle);
  };
  // A game without its clip has its picture.
  if (wanted) open().catch(() => {});
  return () => {
    wanted = false;
    toggle?.remove();
    closeClips(art);
  };
}

function toggleOf(clip: HTMLVideoElement): HTMLElement {
  const toggle = document.createElement('button');
  toggle.type = 'button';
  toggle.className = 'clip-toggle';
  toggle.setAttribute('aria-label', messages.pauseClip);
  toggle.setAttribute('aria-pressed', 'false');
  toggle.addEventListener('click', () => {
    const { paused } = clip;
    toggle.setAttribute('aria-pressed', String(!paused));
    if (paused) void clip.play().catch(() => {});
    else clip.pause();
  });
  return toggle;
}

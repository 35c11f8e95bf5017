/** A silent clip of a game over its picture. */
import './clips.css';

const FADE_MS = 220;
const TYPE = 'video/webm; codecs="vp09.00.30.08"';

/** Whether clips may play; it can change while a page is open. */
export function mayPlayClips(): boolean {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
  return (
    connection?.saveData !== true &&
    !matchMedia('(prefers-reduced-motion: reduce)').matches &&
    document.createElement('video').canPlayType(TYPE) !== ''
  );
}

/**
 * Plays a clip over what an element holds.
 * @param isWanted called once more when the clip can play
 * @throws when it cannot play
 */
export async function openClip(
  address: string,
  over: Element,
  isWanted: () => boolean,
): Promise<HTMLVideoElement | undefined> {
  const clip = document.createElement('video');
  clip.className = 'clip';
  clip.muted = true;
  clip.playsInline = true;
  clip.disablePictureInPicture = true;
  clip.tabIndex = -1;
  clip.setAttribute('aria-hidden', 'true');
  clip.src = address;
  over.append(clip);
  try {
    await clip.play();
    if (isWanted()) {
      clip.animate({ opacity: [0, 1] }, FADE_MS);
      clip.classList.add('on');
      return clip;
    }
  } catch (error) {
    clip.remove();
    throw error;
  }
  clip.remove();
  return undefined;
}

/** Fades the clips of an element out and takes them away. */
export function closeClips(over: Element): void {
  for (const clip of over.querySelectorAll('.clip')) {
    const away = clip.animate({ opacity: [1, 0] }, { duration: FADE_MS, fill: 'forwards' });
    away.addEventListener('finish', () => clip.remove());
    away.addEventListener('cancel', () => clip.remove());
  }
}

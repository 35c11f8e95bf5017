import { nextTask } from '../services/frames.ts';

const FACES = ['400 1rem var(--text)', '600 1rem var(--text)', '400 1rem var(--display)'];

/**
 * Lays out one letter of each face, unseen. The first text on a page makes the browser look up its
 * fonts, which takes a slow phone 30 to 50 ms. This does it in a separate task while the page is still
 * arriving, so that the first frame does not pay for it.
 */
export async function lookUpFonts(page: HTMLElement): Promise<void> {
  await nextTask();
  const letters = document.createElement('div');
  letters.style.cssText = 'position:absolute;visibility:hidden';
  for (const face of FACES) {
    const letter = document.createElement('p');
    letter.style.font = face;
    letter.textContent = 'a';
    letters.append(letter);
  }
  page.append(letters);
  letters.getBoundingClientRect();
  letters.remove();
}

import { nextTask } from '../services/frames.ts';

const FACES = ['400 1rem var(--text)', '600 1rem var(--text)', '400 1rem var(--display)'];

/**
 * Lays out a letter of each face, unseen. The first text makes the browser look up its fonts, which
 * takes a slow phone 30 to 50 ms: here in a task of its own while the page is still arriving, instead
 * of in the first frame.
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

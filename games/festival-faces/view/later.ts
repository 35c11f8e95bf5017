import type * as Late from './late.ts';

/*
 * What the first frame does not need: the verdict and its presses, the map of faults, stencils,
 * falling glitter, the look's picture, the studio's trays, the stirring dish and the picture to keep
 * are a file of their own, fetched as soon as a face is drawn. Until it is there the face is shown
 * without them.
 */
let late: typeof Late | undefined;
let asked = 0;
/** Calls between two tries where the file cannot be had. */
const AGAIN = 600;

export function later(): typeof Late | undefined {
  if (!late && asked % AGAIN === 0) {
    void import('./late.ts').then(
      (come) => {
        late = come;
      },
      () => undefined,
    );
  }
  asked += 1;
  return late;
}

import type * as Late from './late.ts';

/*
 * What the first frame does not need: sixty fish, the photograph, the shop and the journal are a
 * file of their own, fetched as soon as the water is drawn. Until it is there the water shows signs
 * without shadows, which is what it shows anyway to whoever has no glasses.
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

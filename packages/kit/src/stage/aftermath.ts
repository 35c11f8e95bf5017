import { afterFrame } from './draw/after.ts';

/**
 * What a frame sets off and nobody sees, as sounds and buzzes: begun as soon as the frame has been
 * handed over, for to begin them takes a slow phone longer than to draw most things.
 */
export class Aftermath {
  /** A frame is being made now; what comes at any other time is done at once. */
  making = false;

  readonly add = (work: () => void): void => {
    if (this.making) afterFrame(work, true);
    else work();
  };
}

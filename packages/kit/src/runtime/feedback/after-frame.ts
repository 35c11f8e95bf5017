import { afterFrame } from '../render/draw/after.ts';

/**
 * Defers invisible work of a frame, like sounds and vibration, until the frame has been drawn:
 * starting them takes a slow phone longer than most drawing.
 */
export class AfterFrameQueue {
  /** Whether a frame is being drawn. Work that is added at any other time runs at once. */
  making = false;

  readonly add = (work: () => void): void => {
    if (this.making) afterFrame(work, true);
    else work();
  };
}

/**
 * What a frame sets off and nobody sees, as sounds and buzzes: begun as soon as the frame has been
 * handed over, for to begin them takes a slow phone longer than to draw most things.
 */
export class Aftermath {
  /** A frame is being made now; what comes at any other time is done at once. */
  making = false;
  #due: (() => void)[] = [];
  readonly #channel = new MessageChannel();

  constructor() {
    this.#channel.port1.onmessage = () => {
      for (const work of this.#due.splice(0)) work();
    };
  }

  readonly add = (work: () => void): void => {
    if (!this.making) work();
    else if (this.#due.push(work) === 1) this.#channel.port2.postMessage(0);
  };
}

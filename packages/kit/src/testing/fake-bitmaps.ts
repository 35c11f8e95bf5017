import { recordingContext } from './recording-context.ts';

/** A bitmap in a test. */
export type FakeBitmap = {
  readonly width: number;
  readonly height: number;
  readonly opaque: boolean;
  closed: boolean;
  close(): void;
};

/**
 * Replaces `OffscreenCanvas` in a test: bitmaps that know their size.
 * @returns the class, and the created bitmaps, in order
 */
export function fakeBitmaps(): { readonly Canvas: unknown; readonly made: readonly FakeBitmap[] } {
  const made: FakeBitmap[] = [];
  const Canvas = class {
    readonly #size: { readonly width: number; readonly height: number };
    #opaque = false;

    constructor(width: number, height: number) {
      this.#size = { width, height };
    }

    getContext(_: string, { alpha }: { readonly alpha: boolean } = { alpha: true }): unknown {
      this.#opaque = !alpha;
      return recordingContext().c;
    }

    transferToImageBitmap(): FakeBitmap {
      const picture: FakeBitmap = {
        ...this.#size,
        opaque: this.#opaque,
        closed: false,
        close: () => void (picture.closed = true),
      };
      made.push(picture);
      return picture;
    }
  };
  return { Canvas, made };
}

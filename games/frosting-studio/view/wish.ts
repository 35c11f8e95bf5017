import type { Surface } from '@playgrove/kit/runtime';
import type { Design } from '../rules/designs.ts';
import { UNIT } from '../rules/types.ts';
import { drawCake, wishOf } from './cake.ts';
import { Dabs } from './dabs.ts';
import { K, WIDE, tallOf, type Geo } from './shape.ts';

/** Around the cake, in its units: frosting and toppings stand out. */
const ROOM = 60;
/** Frames for which a picture serves at least: slow phones turn it in larger steps. */
const SERVES = 3;

/** The cake that the client thinks of. It is small: one picture for each cell of a turn is enough. */
export class Wish {
  readonly #dabs = new Dabs();
  #canvas: OffscreenCanvas | undefined;
  #key = '';
  #turned = 0;
  #age = 0;

  draw(to: Surface, design: Design, geo: Geo, angle: number): void {
    const { x, y, s } = geo;
    const { a: px } = to.c.getTransform();
    const [half, high, low] = [
      (WIDE + ROOM) * s,
      (tallOf(design.tiers) + ROOM) * s,
      (WIDE * K + ROOM) * s,
    ];
    const turned = Math.floor(angle / UNIT) * UNIT;
    const key = `${design.id} ${px} ${s}`;
    this.#age += 1;
    const isOld = turned !== this.#turned && this.#age >= SERVES;
    if ((key !== this.#key || isOld) && typeof OffscreenCanvas !== 'undefined') {
      const [wide, tall] = [Math.ceil(half * 2 * px), Math.ceil((high + low) * px)];
      if (this.#canvas?.width !== wide || this.#canvas.height !== tall)
        this.#canvas = new OffscreenCanvas(wide, tall);
      const c = this.#canvas.getContext('2d') as Surface['c'] | null;
      if (c) {
        c.setTransform(1, 0, 0, 1, 0, 0);
        c.clearRect(0, 0, wide, tall);
        c.setTransform(px, 0, 0, px, half * px, high * px);
        drawCake(c, { x: 0, y: 0, s }, wishOf(design), turned, { dabs: this.#dabs });
        this.#key = key;
        this.#turned = turned;
        this.#age = 0;
      }
    }
    if (this.#canvas && this.#key === key)
      to.c.drawImage(this.#canvas, x - half, y - high, half * 2, high + low);
    else drawCake(to.c, geo, wishOf(design), angle, { dabs: this.#dabs, to });
  }
}

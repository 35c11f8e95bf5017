import type { Sizes } from '@playgrove/kit/runtime';
import { memory, type Control } from './control.ts';

export type SlideRow<S, I, Ui> = {
  /** What moves for one world unit of the finger. */
  per(to: Sizes): number;
  /** What a held key moves in a tick: at first, more each tick, and at most; a stick moves the most. */
  readonly slow: number;
  readonly growth: number;
  readonly quick: number;
  /** To either side in one input, at most. The rest comes with the next. */
  readonly most: number;
  /** The input for a whole number of steps, never 0. */
  gives(by: number, state: S, ui: Ui): I | undefined;
  readonly coach?: Control<S, I, Ui>['coach'];
};

/** A finger, where it was, what is left of a step; ticks for which a key has been held. */
const fresh = () => ({ pointer: -1, x: 0, rest: 0, held: 0 });

/**
 * Slides something sideways, along with a finger from wherever that is put down, and by as much;
 * keys and a stick slide it for as long as they are held. For tick games.
 */
export function slide<S, I, Ui extends object>(row: SlideRow<S, I, Ui>): Control<S, I, Ui> {
  const { per, slow, growth, quick, most, gives, coach } = row;
  const memoryOf = memory(fresh);
  function moved(way: number, state: S, ui: Ui): I | undefined {
    const hand = memoryOf(ui);
    const whole = way + hand.rest;
    const by = Math.max(-most, Math.min(most, Math.round(whole) || 0));
    hand.rest = whole - by;
    return by === 0 ? undefined : gives(by, state, ui);
  }
  return {
    read(event, state, ui, to) {
      if (event.kind !== 'press' || event.phase === 'hover') return undefined;
      const hand = memoryOf(ui);
      if (event.phase === 'down') {
        if (hand.pointer >= 0) return undefined;
        Object.assign(hand, { pointer: event.pointer, x: event.x, rest: 0 });
        return 'redraw';
      }
      if (event.pointer !== hand.pointer) return undefined;
      if (event.phase !== 'move') {
        hand.pointer = -1;
        return undefined;
      }
      const way = (event.x - hand.x) * per(to);
      hand.x = event.x;
      return moved(way, state, ui);
    },

    poll({ pad, stick }, state, ui) {
      const hand = memoryOf(ui);
      const way = stick.x === 0 ? Number(pad.has('right')) - Number(pad.has('left')) : stick.x;
      if (way === 0) {
        hand.held = 0;
        return undefined;
      }
      hand.held += 1;
      const speed = stick.x === 0 ? Math.min(quick, slow + hand.held * growth) : quick;
      return moved(way * speed, state, ui);
    },

    ...(coach && { coach }),
  };
}

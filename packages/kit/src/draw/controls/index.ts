/**
 * What players do, one row an action: fingers, mouse, keys, gamepad, the ghost hand and its key caps
 * come from the same line. A row's `teach` says what the hand shows.
 *
 * ```ts
 * ...controls<State, Input, Ui>([
 *   button({ keys: ['a', 'up'], press: ({ phase }) => (phase === 'run' ? 'jump' : 'wait') }),
 *   swipe({ ways: ['down'], gives: () => 'slide', teach: () => ({ way: 'down' }) }),
 * ]),
 * ```
 *
 * `layoutOf = slots({ portrait: { board: 'fill', hand: 220 }, landscape: { … } })` names places.
 * A row of the game's own is an object with `read`, `poll`, `coach` or `keys`.
 */
export * from './button.ts';
export * from './cells.ts';
export * from './choose.ts';
export {
  controls,
  isWay,
  wayOf,
  WAYS,
  type Control,
  type Place,
  type Teach,
  type Way,
} from './control.ts';
export * from './drag.ts';
export * from './pick.ts';
export * from './slide.ts';
export * from './slots.ts';
export * from './stick.ts';
export * from './swipe.ts';
export * from './turned.ts';

/**
 * Playing cards on a canvas: faces and backs, fans that fit their room, cards that fly, flip and
 * follow the pointer, and the shower of cards after a win. Needs a canvas; the cards themselves are
 * in `@playgrove/kit/logic/cards`.
 *
 * @example
 * const cards = new CardMotion();
 * const { closed, open } = fanSteps({ down: 3, up: 5, room: 400, height: 90 });
 * cards.aim(card, { x, y, up: true, z: 4 });
 * cards.step(motion.dt, to.reducedMotion);
 * for (const shown of cards.shown()) drawCard(to, shown, 64, BACK_STYLES.star);
 *
 * @example
 * // A whole game: piles, what may move, and where everything lies.
 * const table = cardTable<State, Input, Layout, Ui>({ layout, cards, targets, spots, … });
 * // view: { read: table.read, hinted: table.hinted, … }
 * table.lay(to, state, ui, motion); // first in `draw`
 * table.draw(to, state, ui);
 * table.drawMarks(to, state, ui);
 */
export { BACK_STYLES, paintBack, traceWeb, type BackStyle } from './backs.ts';
export { CARD_RATIO, drawCard, drawSlot } from './draw.ts';
export { Cascade } from './cascade.ts';
export { paintFace } from './faces.ts';
export { glowFrame } from './glow.ts';
export type { Drag, Touched } from './hands.ts';
export { fanSteps } from './fan.ts';
export { CardMotion, type CardPose } from './motion.ts';
export { cardTable, freshTable, type Sending, type TableUi } from './table.ts';
export { SUIT_COLORS, traceSuit } from './suits.ts';

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
 */
export { BACK_STYLES, paintBack, type BackStyle } from './backs.ts';
export { CARD_RATIO, drawCard, drawSlot } from './draw.ts';
export { Cascade, type Falling } from './cascade.ts';
export { paintFace } from './faces.ts';
export { fanSteps, type FanOptions } from './fan.ts';
export { CardMotion, type CardPose, type ShownCard } from './motion.ts';
export { SUIT_COLORS, traceSuit } from './suits.ts';

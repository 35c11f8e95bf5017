import { ease, type Surface } from '@playgrove/kit/runtime';
import { BOARD } from '../rules/things.ts';
import type { Ui } from './ui.ts';

export const REFUSED_SECONDS = 1.8;
const FADE = 0.3;
const POP = 0.16;
/** CSS pixels of its lettering, and how far over the finger it stands. */
const [LETTER, OVER] = [17, 44];
/** Width of a sign in parts of its height. */
const SIGN = 0.52;

/** Why a line was refused, over where the finger was. Board units. */
export function drawRefused(to: Surface, ui: Ui): void {
  const { refused } = ui;
  if (!refused) return;
  const text = to.words(refused.why);
  const size = Math.min(LETTER / to.px, BOARD.width / (text.length * SIGN));
  const half = Math.min(BOARD.width / 2, (text.length * size * SIGN) / 2);
  const x = Math.max(half, Math.min(BOARD.width - half, refused.at.x));
  const y = Math.max(size, Math.min(BOARD.height - size, refused.at.y - OVER / to.px));
  const age = REFUSED_SECONDS - refused.left;
  const rise = to.reducedMotion ? 0 : (1 - ease.out(Math.min(1, age / POP))) * size;
  to.label(text, x, y + rise, size, {
    top: '#ffffff',
    bottom: '#ffc2b5',
    alpha: Math.min(1, refused.left / FADE),
  });
}

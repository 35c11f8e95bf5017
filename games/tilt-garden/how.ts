import type { Lesson } from '@playgrove/kit/runtime';
import type { State } from './rules.ts';
import type { Ui } from './view/ui.ts';
import { drawMarble } from './view/flat.ts';

export const how: readonly Lesson<State, Ui>[] = ['how.drag', 'how.brake', 'how.check'].map(
  (say) => ({
    say,
    paint(c, { x, y, width, height }) {
      c.save();
      c.translate(x + width / 2, y + height / 2);
      c.scale(100, 100);
      drawMarble(c, 0, 0);
      c.restore();
    },
  }),
);

import type { Lesson } from '@playgrove/kit/runtime';
import type { State } from './rules.ts';
import { fitOf, paintRoad, paintToy, spotOn } from './view/flat.ts';
import { paintScooter } from './view/scooter.ts';
import { SCOOTERS } from './view/theme.ts';
import type { Ui } from './view/ui.ts';

const rider = SCOOTERS.rows[0];

/** How to play: lean, pass close for speed, mind the arrows and the bubbles. */
export const how: readonly Lesson<State, Ui>[] = [
  {
    say: 'how.lean',
    paint(c, area, hand) {
      const fit = fitOf(area);
      paintRoad(c, area, fit, 'dusk');
      paintToy(c, fit, { kind: 'van', paint: 1, x: -1.5, far: 9 });
      const { x, y, scale } = spotOn(fit, 0.4, 0, 0.8);
      paintScooter(c, x, y, scale * 0.62, rider, 0.24);
      hand(x + scale * 1.1, y + scale * 1.2, scale * 1.2);
    },
  },
  {
    say: 'how.close',
    paint(c, area) {
      const fit = fitOf(area);
      paintRoad(c, area, fit, 'night');
      paintToy(c, fit, { kind: 'bug', paint: 0, x: -1.75, far: 0.8 });
      paintToy(c, fit, { kind: 'bug', paint: 3, x: 1.8, far: 1.6 });
      const { x, y, scale } = spotOn(fit, 0, 0, 0.8);
      c.strokeStyle = '#ffe27a';
      c.lineWidth = scale * 0.07;
      for (const side of [-1, 1])
        for (let at = 0; at < 4; at += 1) {
          c.beginPath();
          c.moveTo(x + side * scale * 0.85, y + scale * (0.7 - at * 0.4));
          c.lineTo(x + side * scale * (1.1 + (at % 2) * 0.2), y + scale * (0.9 - at * 0.4));
          c.stroke();
        }
      paintScooter(c, x, y, scale * 0.62, rider);
    },
  },
  {
    say: 'how.bump',
    paint(c, area) {
      const fit = fitOf(area);
      paintRoad(c, area, fit, 'day');
      paintToy(c, fit, { kind: 'cream', paint: 0, x: -1.4, far: 3, turns: 1 });
      const { x, y, scale } = spotOn(fit, 1.7, 0, 0.8);
      paintScooter(c, x, y, scale * 0.62, rider, -0.2);
      for (const side of [-1, 0, 1]) {
        c.fillStyle = '#bff1ffb0';
        c.beginPath();
        c.arc(x + side * scale * 0.42, y - scale * 1.35, scale * 0.17, 0, Math.PI * 2);
        c.fill();
      }
    },
  },
];

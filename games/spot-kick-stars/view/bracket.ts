import { pairsOf, roundOf } from '@playgrove/kit/logic/tournament';
import * as draw from '@playgrove/kit/draw';
import type { Surface } from '@playgrove/kit/runtime';
import { teamAt } from '../rules/teams.ts';
import type { State } from '../rules/types.ts';
import { boardTop } from './hud.ts';
import { crest, fitted, INK } from './signs.ts';

/** The cup's round that is on: who meets whom, the player's own game lit. */
export function drawBracket(to: Surface, state: State): void {
  const { cup } = state;
  if (!cup) return;
  const { c, bleed } = to;
  c.fillStyle = '#1a1446d9';
  c.fillRect(bleed.x, bleed.y, bleed.width, bleed.height);
  const round = roundOf(cup);
  const pairs = pairsOf(cup, round);
  const wide = to.width > to.height;
  const columns = pairs.length >= 4 ? (wide ? 4 : 2) : wide ? pairs.length : 1;
  const rows = Math.ceil(pairs.length / columns);
  const top = boardTop(to) + (wide && to.height < 480 ? 50 : 26);
  fitted(to, to.words(`round.${pairs.length}`), to.width / 2, top, 30, to.width - 30, {
    top: '#ffffff',
    bottom: '#ffd24a',
  });
  const foot = to.height - (to.height < 480 ? 60 : 150);
  const room = foot - top - 34;
  const gap = 10;
  const width = Math.min(240, (to.width - 24 - gap * (columns - 1)) / columns);
  const height = Math.min(92, (room - gap * (rows - 1)) / rows);
  const left = (to.width - width * columns - gap * (columns - 1)) / 2;
  const begin = top + 34 + Math.max(0, (room - rows * height - (rows - 1) * gap) / 2);
  pairs.forEach(([one, other], at) => {
    const x = left + (at % columns) * (width + gap);
    const y = begin + Math.floor(at / columns) * (height + gap);
    game(to, one, other, x, y, width, height);
  });
  go(to, foot);
}

function game(
  to: Surface,
  one: number,
  other: number,
  x: number,
  y: number,
  width: number,
  height: number,
): void {
  const { c } = to;
  const own = one === 0 || other === 0;
  draw.rounded(c, x, y + 4, width, height, 14, '#0f0b2c99');
  draw.rounded(c, x, y, width, height, 14, own ? '#7a3ff0' : '#362f86');
  if (own) {
    c.lineWidth = 3;
    c.strokeStyle = '#ffd24a';
    c.stroke();
  }
  [one, other].forEach((team, line) => {
    const middle = y + height * (line === 0 ? 0.28 : 0.73);
    const size = Math.min(26, height * 0.34);
    crest(c, team, x + 22, middle, size);
    const room = width - 50;
    const name = to.words(`team.${teamAt(team).name}`);
    fitted(to, name, x + 40 + room / 2, middle, Math.min(17, height * 0.26), room);
  });
}

/** The way on. */
function go(to: Surface, y: number): void {
  const { c } = to;
  const [width, height] = [168, 50];
  const x = (to.width - width) / 2;
  draw.rounded(c, x, y + 4, width, height + 3, 25, INK);
  draw.rounded(c, x, y, width, height, 25, '#2fb56a');
  draw.rounded(c, x + 10, y + 5, width - 20, 15, 8, '#ffffff3d');
  to.label(to.words('prompt.play'), to.width / 2, y + height / 2, 23, { rim: INK });
}

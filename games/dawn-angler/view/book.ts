import * as draw from '@playgrove/kit/draw';
import type { Ink } from '@playgrove/kit/draw';
import { drawMenu, type MenuCell, type MenuTheme } from '@playgrove/kit/draw/menu';
import { foundOf, progress } from '@playgrove/kit/logic/collection';
import type { Rect, Surface } from '@playgrove/kit/runtime';
import { HOURS, LAKES, livesIn, SPECIES, type Species } from '../rules/fish.ts';
import type { State } from '../rules/state.ts';
import { drawBait } from './baits.ts';
import { drawFish, drawShadow } from './fishes.ts';
import { drawNature } from './natures.ts';
import { bookOf } from './layout.ts';
import { bookCells } from './menus.ts';
import { fitLabel, onPaper, RARE_COLORS } from './photo.ts';
import { CLOSE, drawSheet } from './store.ts';
import type { Ui } from './ui.ts';

const INK = draw.PALETTE.ink;
const WHITE: Ink = { fill: '#ffffff', rim: '#ffffff', width: 7 };

const PAGES: Readonly<Record<string, Partial<MenuCell>>> = {
  before: { icon: [['M-17 0L10-14.5V14.5Z', WHITE]] },
  after: { icon: [['M17 0L-10-14.5V14.5Z', WHITE]] },
  close: CLOSE,
};

const THEME: MenuTheme = {
  color: ({ color }) => color ?? '#a85ad8',
  spots: () => ({ icon: [41, 39, 1] }),
};

/** The journal: a page for each water, a line for each of its fish, a leaf for the one that is chosen. */
export function drawBook(to: Surface, state: State, ui: Ui): void {
  if (state.phase !== 'journal') return;
  const { c } = to;
  const layout = bookOf(ui.size);
  const { frame } = layout;
  const text = to.readable(27);
  const { album } = state.career;
  drawSheet(to, frame, '#f4e6c8');
  draw.rounded(c, frame.x, frame.y, frame.width, 72, 28, '#7a4fae');
  const title = to.words(`level.${LAKES[ui.page] ?? 'willow'}`);
  const { found, of } = progress(SPECIES, album, LAKES[ui.page]);
  const all = progress(SPECIES, album);
  const middle = frame.x + 98 + (frame.width - 98 - 194) / 2;
  to.label(title, middle, frame.y + 20, fitLabel(to, title, text * 1.16, frame.width - 296));
  to.label(`${found}/${of}   ${all.found}/${all.of}`, middle, frame.y + 54, text * 0.94, {
    top: '#ffe08a',
  });
  const cells = bookCells(state, ui).flatMap((cell) => {
    const page = PAGES[cell.id];
    return page ? [{ ...cell, ...page }] : [];
  });
  drawMenu(to, cells, THEME);
  livesIn(ui.page).forEach((species, at) => {
    const rect = layout.lines[at];
    if (rect) entry(to, state, species, rect, ui.line === at, text);
  });
  const chosen = livesIn(ui.page)[ui.line];
  if (chosen) leaf(to, state, chosen, layout.leaf, text);
}

function entry(
  to: Surface,
  state: State,
  species: Species,
  { x, y, width: w, height: h }: Rect,
  chosen: boolean,
  text: number,
): void {
  const { c } = to;
  const { album } = state.career;
  const found = foundOf(album, species.id);
  draw.rounded(c, x, y, w, h, 16, chosen ? '#ffffff' : '#fff8ea');
  if (chosen) draw.rim(c, '#7a4fae', 5, (path) => path.roundRect(x, y, w, h, 16));
  const [fx, fy] = [x + 66, y + h / 2];
  if (found) drawFish(to, species.id, fx, fy, 96);
  else drawShadow(to, species.id, fx, fy, 96, 0.5, '#8a7a6a');
  const name = found ? to.words(`fish.${species.id}`) : '???';
  to.label(name, x + 126, y + h * (found ? 0.32 : 0.24), fitLabel(to, name, text * 1.1, w - 152), {
    ...onPaper,
    rim: '#fffaf0',
    align: 'left',
    top: RARE_COLORS[species.rank] ?? INK,
  });
  if (found) {
    to.label(to.words('entry', { ...found }), x + 126, y + h * 0.72, text * 0.98, {
      ...onPaper,
      align: 'left',
    });
  } else hints(to, species, x + 150, y + h * 0.74);
  for (let at = 0; at <= species.rank; at += 1)
    draw.star(c, x + w - 22 - at * 19, y + h * 0.72, 8.5, '#e8a400');
  if (album.unseen.includes(species.id)) {
    draw.disc(c, x + 12, y + 10, 12, INK);
    draw.disc(c, x + 12, y + 10, 9, '#34c86a');
  }
}

/** How it shows and what it takes: enough to go and find it. */
function hints(to: Surface, species: Species, x: number, y: number): void {
  draw.rounded(to.c, x - 30, y - 17, 58, 34, 17, '#2f7a9c');
  drawNature(to, species.nature, x - 1, y, 0.8);
  drawBait(to, species.bait, x + 58, y, 0.68);
}

function leaf(
  to: Surface,
  state: State,
  species: Species,
  { x, y, width: w, height: h }: Rect,
  text: number,
): void {
  if (h < text * 2) return;
  const { c } = to;
  const found = foundOf(state.career.album, species.id);
  draw.rounded(c, x, y, w, h, 18, '#fffaf0');
  const said = to.words(found ? `fact.${species.id}` : 'unknown');
  const lines = draw.wrapWords(c, said, draw.textFont(text), w - 36);
  const below = text * (lines.length * 1.2 + 2.6);
  const room = h - below;
  if (room > 70) {
    draw.rounded(
      c,
      x + 12,
      y + 12,
      w - 24,
      room - 14,
      14,
      draw.down(c, y, y + room, '#a8dcec', '#3a8ab0'),
    );
    const long = Math.min((w - 80) * 0.84, (room - 30) * 1.8);
    if (found) drawFish(to, species.id, x + w / 2, y + 4 + room / 2, long);
    else drawShadow(to, species.id, x + w / 2, y + 4 + room / 2, long, 0.55, '#123a54');
  }
  const top = y + Math.max(text, room > 70 ? room + text * 0.6 : text);
  const fits = Math.max(1, Math.floor((h - text * 0.4 - (top - y)) / (text * 1.2)) + 1);
  const shown = Math.min(lines.length, fits);
  draw.drawText(c, said, x + 18, top + (shown - 1) * text * 0.6, {
    size: text,
    align: 'left',
    color: '#4a3a6c',
    wide: w - 36,
    lines: shown,
    lead: 1.2,
  });
  const foot = y + h - text * 1.05;
  if (top + lines.length * text * 1.2 > foot + text * 0.2) return;
  draw.line(
    c,
    [x + 18, foot - text * 0.9, x + w - 18, foot - text * 0.9],
    2.5,
    draw.fade(INK, 0.16),
  );
  draw.rounded(c, x + 18, foot - 18, 60, 36, 18, '#2f7a9c');
  drawNature(to, species.nature, x + 48, foot, 0.8);
  drawBait(to, species.bait, x + 110, foot, 0.72);
  drawBait(to, species.second, x + 152, foot, 0.5);
  const best = species.hours.indexOf(Math.max(...species.hours));
  const when = `${to.words(`hour.${HOURS[best] ?? 'dawn'}`)} · ${to.words(`sky.${species.weather}`)}`;
  to.label(when, x + w - 18, foot, text, { ...onPaper, align: 'right' });
}

import { boundsOf, paint, SKINS, type Mark } from '../rules/paperdoll/index.ts';
import * as draw from '@playgrove/kit/draw';
import type { Surface, Context } from '@playgrove/kit/runtime';
import { briefOf, EYES, isOpen, SCENES, totalStars, type State } from '../rules.ts';
import type { Brief } from '../rules/briefs.ts';

import { CARD, cardBox, middleOf, type Box, type Layout } from './layout.ts';
import { ringed, sheet, tick, write } from './parts.ts';

import { lazy } from './lazy.ts';
import { cardsOf, isChosen, type Card, type Ui } from './state.ts';
import { head, portrait, thumb } from './thumb.ts';

type C = CanvasRenderingContext2D;

export function drawCards(to: Surface, state: State, ui: Ui, layout: Layout): void {
  const { tray } = layout;
  const brief = briefOf(state);
  cardsOf(ui).forEach((card, index) => {
    const box = cardBox(layout, index, ui.scroll);
    if (box.x + box.w < tray.x || box.x > tray.x + tray.w) return;
    drawCard(to, state, card, box, brief);
    if (ui.focused && index === ui.focus) ringed(to.c, box);
  });
}

function drawCard(to: Surface, state: State, card: Card, box: Box, brief: Brief | undefined): void {
  const { x, y } = middleOf(box);
  const lit = isChosen(card, state);
  const open = card.kind === 'choice' || isOpen(card.item, state.won);
  const drawn = (c: Context): void =>
    sheet(
      c,
      { x: -CARD / 2, y: -CARD / 2, w: CARD, h: CARD - 3 },
      lit ? draw.PALETTE.yellow : open ? draw.PALETTE.cream : '#d5c8e6',
    );
  to.stamp(`card ${String(lit)} ${String(open)}`, CARD + 4, CARD + 8, drawn, x, y);
  if (card.kind === 'choice') {
    drawChoice(to, state, card, x, y);
    return;
  }
  const worn = state.worn[card.item.slot];
  const piece = lit && worn ? worn : { item: card.id, colour: card.item.color, pattern: 0 };
  thumb(to, piece, x, y - 1, CARD - 20, open ? 1 : 0.35);
  if (!open) {
    const value = card.item.needs - totalStars(state.won);
    const text = to.words('tray.more', { value });
    draw.star(to.c, x - 26, y + 24, 9, '#c98a00');
    write(to.c, text, x - 15, y + 25, 14, { bold: true });
  } else if (brief && state.brief < 10) {
    const fits = card.item.tags.filter((tag) => brief.wants.includes(tag)).length;
    for (let mark = 0; mark < fits; mark += 1)
      tick(to.c, box.x + 14 + mark * 17, box.y + 14, 8, true);
  }
}

function drawChoice(
  to: Surface,
  state: State,
  card: Extract<Card, { kind: 'choice' }>,
  x: number,
  y: number,
): void {
  const { what, value } = card;
  if (what === 'scene') {
    const more = lazy();
    if (!more) return;
    const drawn = (c: Context): void =>
      more.scene(
        c,
        { x: -CARD / 2 + 7, y: -CARD / 2 + 9, width: CARD - 14, height: CARD - 18 },
        SCENES[value] ?? 'gala',
      );
    to.stamp(`scene ${value}`, CARD - 14, CARD - 18, drawn, x, y);
    return;
  }
  if (what === 'skin' || what === 'eyes') {
    const { c } = to;
    const color = (what === 'skin' ? SKINS[value] : EYES[value]) ?? '#ffffff';
    draw.disc(c, x, y, what === 'skin' ? 25 : 18, color);
    draw.rim(c, draw.PALETTE.ink, 3);
    if (what === 'eyes') {
      draw.disc(c, x, y, 8, draw.PALETTE.ink);
    }
    return;
  }
  const model = { ...state.model, [what]: value };
  if (what === 'face')
    head(to, `me ${JSON.stringify(model)}`, () => portrait(model), x, y, CARD - 16);
  else bodyCard(to, model, x, y);
}

function bodyCard(to: Surface, model: State['model'], x: number, y: number): void {
  to.stamp(
    `body ${model.body} ${model.skin} ${model.face} ${model.eyes}`,
    CARD,
    CARD - 8,
    (c) => paintSmall(c, portrait(model)),
    x,
    y,
  );
}

function paintSmall(c: C, marks: readonly Mark[]): void {
  const { top } = boundsOf(marks.map(({ path }) => path));
  const scale = (CARD - 14) / Math.max(1, -top);
  c.save();
  c.translate(0, CARD / 2 - 8);
  c.scale(scale, scale);
  paint(c, marks);
  c.restore();
}

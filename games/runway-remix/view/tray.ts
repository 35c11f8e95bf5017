import { boundsOf, paint, SKINS } from '../rules/paperdoll/index.ts';
import * as draw from '@playgrove/kit/draw';
import { place, type Surface, type Context } from '@playgrove/kit/runtime';
import { briefOf, EYES, isOpen, totalStars, type State } from '../rules.ts';
import type { Brief } from '../rules/briefs.ts';
import { dressed } from './cuts.ts';
import { CARD, cardBox, middleOf, type Box, type Layout } from './layout.ts';
import { ringed, sheet, tick, write } from './parts.ts';
import { cardsOf, isChosen, type Card, type Ui } from './state.ts';
import { head, portrait, thumb } from './thumb.ts';

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
  const open = 'trait' in card || isOpen(card, state.won);
  const face = lit ? draw.PALETTE.yellow : open ? draw.PALETTE.cream : '#d5c8e6';
  const drawn = (c: Context): void =>
    sheet(c, { x: -CARD / 2, y: -CARD / 2, w: CARD, h: CARD - 3 }, face);
  to.stamp(`card ${face}`, CARD + 4, CARD + 8, drawn, x, y);
  if ('trait' in card) {
    drawTrait(to, state, card, x, y);
    return;
  }
  const worn = lit ? state.worn[card.slot] : undefined;
  const piece = worn ?? { item: card.name, colour: card.color, pattern: 0 };
  thumb(to, piece, [x, y - 1, CARD - 20], open ? 1 : 0.35);
  if (!open) {
    const value = card.needs - totalStars(state.won);
    draw.star(to.c, x - 26, y + 24, 9, '#c98a00');
    write(to.c, to.words('tray.more', { value }), x - 15, y + 25, 14, { bold: true });
  } else if (brief && state.brief < 10) {
    const fits = card.tags.filter((tag) => brief.wants.includes(tag)).length;
    for (let mark = 0; mark < fits; mark += 1)
      tick(to.c, box.x + 14 + mark * 17, box.y + 14, 8, true);
  }
}

type TraitCard = Extract<Card, { trait: unknown }>;

function drawTrait(to: Surface, state: State, card: TraitCard, x: number, y: number): void {
  const { trait, value } = card;
  const model = { ...state.model, [trait]: value };
  if (trait === 'face') {
    head(to, model, dressed('top.tee:w'), [x, y, CARD - 16]);
  } else if (trait === 'body') {
    const figure = (c: Context): void => {
      const marks = portrait(model);
      const scale = (CARD - 14) / Math.max(1, -boundsOf(marks.map(({ path }) => path)).top);
      place(c, 0, CARD / 2 - 8, () => paint(c, marks), 0, scale, scale);
    };
    to.stamp(`body ${JSON.stringify(model)}`, CARD, CARD - 8, figure, x, y);
  } else {
    const color = (trait === 'skin' ? SKINS : EYES)[value] ?? '#ffffff';
    draw.disc(to.c, x, y, trait === 'skin' ? 25 : 18, color);
    draw.rim(to.c, draw.PALETTE.ink, 3);
    if (trait === 'eyes') draw.disc(to.c, x, y, 8, draw.PALETTE.ink);
  }
}

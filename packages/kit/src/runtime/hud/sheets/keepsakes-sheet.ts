import { element, pictogram } from '../../base/dom.ts';
import { keepsakeOf, nextKeepsake, type KeepsakeState } from '../../stage/keepsakes.ts';
import type { Keepsakes } from '../../keepsakes.ts';
import type { SheetContext } from './context.ts';
import { PICTURES, roundButton } from './parts.ts';

/** Units that a look is painted in: `Keepsakes.paint`. */
const SIDE = 100;
/** CSS pixels, by where the picture stands. */
const SIZES = { sheet: 84, row: 52 } as const;
const RATIO = 2;
/** A look that is not open is seen as a shadow. */
const SHADOW = '#2b2350';
/** How much of a look's own colors its shadow keeps. */
const GLIMPSE = 0.16;

/** All looks: open ones to choose from, the others with what they still take. */
export function showKeepsakes(context: SheetContext, back: () => void): void {
  const { stage, words, frame, game } = context;
  const { keepsakes } = game.view;
  if (!keepsakes) return;
  const chosen = keepsakeOf(keepsakes, stage.progress.keepsake).id;
  const said = element('p', { class: 'live', role: 'status' });
  const list = element('ul', { class: 'looks' });
  const press = ({ id, missing }: KeepsakeState): void => {
    if (missing > 0) {
      said.textContent = `${nameOf(context, id)}: ${missingText(context, id, missing)}`;
      return;
    }
    stage.records.choose(id);
    showKeepsakes(context, back);
  };
  let focus: HTMLElement | undefined;
  for (const state of stage.records.keepsakes) {
    const node = lookButton(context, keepsakes, state, state.id === chosen);
    node.addEventListener('click', () => press(state));
    if (state.id === chosen) focus = node;
    list.append(element('li', {}, node));
  }
  frame.show({
    title: words('kit.looks'),
    look: 'wardrobe',
    before: roundButton(pictogram(PICTURES.back), words('kit.back'), back),
    after: element('span'),
    body: [list, said],
    dismiss: back,
    ...(focus && { focus }),
  });
}

/**
 * The look that a game has just opened, until it is chosen, else the next one; undefined if there
 * is neither.
 */
export function keepsakeRow(
  context: SheetContext,
  back: () => void,
  fresh?: string,
): HTMLElement | undefined {
  const { stage, words, game } = context;
  const { keepsakes } = game.view;
  const opened = fresh === stage.progress.keepsake ? undefined : fresh;
  const next = opened === undefined ? nextKeepsake(stage.records.keepsakes) : undefined;
  const id = opened ?? next?.id;
  if (!keepsakes || id === undefined) return undefined;
  const line = next ? missingText(context, id, next.missing) : words('kit.look-new');
  const node = element(
    'button',
    {
      type: 'button',
      class: opened === undefined ? 'next-keepsake' : 'next-keepsake new-keepsake',
    },
    pictureOf(keepsakes, id, opened !== undefined, SIZES.row),
    element('span', {}, element('b', {}, nameOf(context, id)), element('small', {}, line)),
    pictogram(PICTURES.on),
  );
  node.addEventListener('click', () => {
    // A new look is put on by the press that goes to see it.
    if (opened !== undefined) stage.records.choose(opened);
    showKeepsakes(context, back);
  });
  return node;
}

function lookButton(
  context: SheetContext,
  keepsakes: Keepsakes,
  { id, missing }: KeepsakeState,
  chosen: boolean,
): HTMLElement {
  const locked = missing > 0;
  const node = element(
    'button',
    {
      type: 'button',
      class: locked ? 'keepsake locked' : 'keepsake',
      'aria-pressed': locked ? undefined : String(chosen),
      'aria-disabled': locked ? 'true' : undefined,
    },
    pictureOf(keepsakes, id, !locked, SIZES.sheet),
    element('b', {}, nameOf(context, id)),
  );
  if (locked) node.append(element('small', {}, missingText(context, id, missing)));
  if (chosen) node.append(pictogram(PICTURES.check));
  return node;
}

function nameOf({ words }: SheetContext, id: string): string {
  return words(`keepsake.${id}`);
}

/** The stars that a look still takes, or the score where there are no stars. */
function missingText({ words, game }: SheetContext, id: string, missing: number): string {
  if (game.rules.stars) return words('kit.look-stars', { value: missing });
  const needs = game.view.keepsakes?.rows.find((row) => row.id === id)?.needs ?? missing;
  return words('kit.look-points', { value: needs });
}

function pictureOf(
  keepsakes: Keepsakes,
  id: string,
  open: boolean,
  size: number,
): HTMLCanvasElement {
  const side = String(size * RATIO);
  const canvas = element('canvas', { width: side, height: side, 'aria-hidden': 'true' });
  canvas.style.width = `${size}px`;
  const c = canvas.getContext('2d');
  if (!c) return canvas;
  c.save();
  c.scale((size * RATIO) / SIDE, (size * RATIO) / SIDE);
  c.translate(SIDE / 2, SIDE / 2);
  keepsakes.paint(c, keepsakeOf(keepsakes, id));
  c.restore();
  if (open) return canvas;
  c.globalCompositeOperation = 'source-atop';
  c.globalAlpha = 1 - GLIMPSE;
  c.fillStyle = SHADOW;
  c.fillRect(0, 0, canvas.width, canvas.height);
  return canvas;
}

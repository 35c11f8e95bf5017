import * as draw from '@playgrove/kit/draw';
import type { Rect, Surface } from '@playgrove/kit/runtime';
import { colorOf, stirred } from '../rules/palette.ts';
import { lookOf } from '../rules/reference.ts';
import { DONE, isClean, verdictFor } from '../rules/score.ts';
import { PEOPLE, totalStars, type Input, type State } from '../rules/state.ts';
import { SIZES, SIZE_COUNT } from '../rules/stroke.ts';
import { openSheets, SHEET_NEEDS, sheetOf } from '../rules/studio.ts';
import { paintDish, paintMirror, paintPot, paintTool } from './icons.ts';
import { inRow, inRows, potBox, type Layout } from './layout.ts';
import { around, middleOf, ringed, sheet } from './parts.ts';
import { traceOutline } from './picture.ts';
import { allDone, chooseStep, mayReveal, offersStudio, potsOf, stirs, toolsOf } from './ui.ts';
import type { Ui } from './ui.ts';

type C = CanvasRenderingContext2D;

/** What can be pressed: painted and read from one row. */
export type Button = {
  readonly box: Rect;
  /** Names its picture. */
  readonly key: string;
  /** About its middle; painted once. */
  paint(c: C, to: Surface): void;
  /** What a press changes on the tray, and what it gives to the rules. */
  readonly does?: () => void;
  readonly gives?: Input | undefined;
  readonly lit?: boolean;
  readonly swells?: boolean;
  readonly faint?: boolean;
  /** What changes all the time, on top. */
  over?(c: C): void;
};

const CREAM = '#fff1d6';
const LIT = '#ffd98a';
/** A house button's foot, as a part of its height. */
const FOOT = 0.12;

function plate(box: Rect, key: string, color: string, face: Button['paint']): Button {
  const { x, y, width, height } = around(box, 1);
  return {
    box,
    key: `${key} ${color}`,
    paint(c, to) {
      draw.button(c, x, y - 1, width, height / (1 + FOOT), color);
      draw.place(c, 0, -3, () => face(c, to));
    },
  };
}

/** A button with a word. */
export function word(box: Rect, what: string, color: string): Button {
  return plate(box, `word ${what}`, color, (c, to) =>
    draw.drawText(c, to.words(what), 0, 1, {
      size: 16,
      weight: 700,
      wide: box.width - 14,
      lines: 1,
    }),
  );
}

export function drawButton(
  to: Surface,
  { box, key, paint, lit, swells, faint, over }: Button,
): void {
  const { x, y, width, height } = middleOf(box);
  const scale = swells && !to.reducedMotion ? 1 + 0.05 * Math.sin(to.time * 6) : 1;
  draw.stamped(
    to,
    `${key} ${width.toFixed(1)} ${height.toFixed(1)}`,
    {
      x,
      y,
      width: width + 8,
      height: height + 14,
      scaleX: scale,
      scaleY: scale,
      alpha: faint ? 0.45 : 1,
    },
    (c) => paint(c, to),
  );
  over?.(to.c);
  if (lit) ringed(to.c, (c) => c.roundRect(box.x - 1, box.y - 1, width + 2, height + 1, 14));
}

/** All buttons while a face is painted; where two overlap the first is pressed. */
export function buttonsOf(state: State, ui: Ui, at: Layout): readonly Button[] {
  const first = state.look < 0 ? studio(state, ui, at) : steps(state, ui, at);
  const trays = ui.tray === 'stencils' ? sheets(state, ui, at) : pots(state, ui, at);
  return [...corners(state, ui, at), ...first, ...tools(state, ui, at), ...trays];
}

function steps(state: State, ui: Ui, at: Layout): readonly Button[] {
  const { parts } = lookOf(state.look);
  const verdict = verdictFor(state.look, state.strokes);
  const scores = verdict.parts;
  // Steps stay gold for as long as nothing went over a line.
  const paper = isClean(verdict) ? '#ffe08a' : '#c9f2c4';
  return parts.map(({ tool, paint }, step): Button => {
    const box = inRow(at.steps, step, parts.length, 66);
    const right = Math.min(1, (scores[step]?.right ?? 0) / DONE);
    const done = right === 1;
    const spoilt = !done && ui.oops > 0 && ui.spoilt === step;
    const filled = ui.live && step === ui.step ? Math.min(1, ui.live.right / DONE) : right;
    return {
      box,
      key: `step ${tool} ${paint} ${done ? paper : spoilt}`,
      swells: spoilt,
      lit: step === ui.step,
      paint(c) {
        sheet(c, around(box, 2), done ? paper : spoilt ? '#ffb3a8' : '#fff8ea', 13, 2.6);
        const icon = tool === 'glitter' ? 'pour' : tool;
        draw.transformed(c, { y: -4, scale: 0.86 }, () => paintTool(c, icon, colorOf(paint)));
        if (!done) return;
        const [x, y] = [box.width / 2 - 9, 10 - box.height / 2];
        draw.disc(c, x, y, 8, '#1d8f45');
        draw.line(c, [x - 3.6, y, x - 0.8, y + 3, x + 3.8, y - 3], 2.4, '#ffffff');
      },
      over(c) {
        const [x, y, wide] = [box.x + 7, box.y + box.height - 12, box.width - 14];
        draw.rounded(c, x, y, wide, 5, 2.5, draw.fade(draw.PALETTE.ink, 0.25));
        if (filled > 0.02) draw.rounded(c, x, y, wide * filled, 5, 2.5, '#1d9a4a');
      },
      does: () => chooseStep(ui, state, step),
    };
  });
}

/** What stands where the steps are, in the studio. */
function studio(state: State, ui: Ui, at: Layout): readonly Button[] {
  const box = (index: number): Rect => inRow(at.steps, index, 3, 110);
  return [
    {
      ...word(box(0), 'studio.person', '#8a4dff'),
      gives: { do: 'person', person: (state.person + 1) % PEOPLE },
    },
    {
      ...word(box(1), 'studio.stencils', '#2465e0'),
      lit: ui.tray === 'stencils',
      does() {
        ui.tray = ui.tray === 'stencils' ? 'pots' : 'stencils';
      },
    },
    { ...word(box(2), 'studio.clear', '#d92d3c'), gives: { do: 'clear' } },
  ];
}

function tools(state: State, ui: Ui, at: Layout): readonly Button[] {
  const all = toolsOf(state);
  return all.map((tool, index) => {
    const lit = ui.tool === tool;
    const box = inRow(at.tools, index, all.length, 74);
    const color = tool === 'gel' || tool === 'wipe' ? '' : colorOf(ui.paint);
    return {
      ...plate(box, `tool ${tool} ${color}`, lit ? LIT : CREAM, (c) => paintTool(c, tool, color)),
      lit,
      does: () => Object.assign(ui, { tool, tray: 'pots' }),
    };
  });
}

function pots(state: State, ui: Ui, at: Layout): readonly Button[] {
  const paints = potsOf(state);
  const count = paints.length + (stirs(state) ? 1 : 0);
  const round = (index: number, lit: boolean): Pick<Button, 'box' | 'over'> & { r: number } => {
    const box = potBox(at, index, count);
    const { x, y, width, height } = middleOf(box);
    const r = Math.min(width, height) / 2 - 3;
    const ring = (c: C): void => ringed(c, (path) => path.arc(x, y, r + 0.5, 0, 7));
    return { box, r, ...(lit && { over: ring }) };
  };
  const all = paints.map((paint, index): Button => {
    const lit = ui.stir ? ui.keyboard && index === ui.pot : paint === ui.paint;
    const { r, ...place } = round(index, lit);
    return {
      ...place,
      key: `pot ${paint}`,
      paint: (c) => paintPot(c, r, colorOf(paint)),
      does: () => dip(ui, state, index),
    };
  });
  if (count === paints.length) return all;
  const { r, ...place } = round(paints.length, ui.stir);
  return [
    ...all,
    {
      ...place,
      key: `dish ${ui.paint}`,
      swells: ui.stir,
      paint: (c) => paintDish(c, r, colorOf(ui.paint)),
      does() {
        ui.stir = !ui.stir;
      },
    },
  ];
}

/** Takes paint from a pot, or stirs it into what is in the dish. */
export function dip(ui: Ui, state: State, pot: number): void {
  const paint = potsOf(state)[pot] ?? 1;
  ui.pot = pot;
  ui.paint = ui.stir ? stirred(ui.paint, paint) : paint;
  ui.stir = false;
  if (ui.tool === 'wipe') ui.tool = 'brush';
}

/** Stencils of the studio, those still locked with the stars they need. */
function sheets(state: State, ui: Ui, at: Layout): readonly Button[] {
  const open = openSheets(state.won);
  return SHEET_NEEDS.map((needs, index): Button => {
    const box = inRows(at.pots, index, SHEET_NEEDS.length, 2, 84);
    const locked = index >= open;
    const value = needs - totalStars(state.won);
    return {
      box,
      key: `sheet ${index} ${locked ? value : ''}`,
      lit: ui.stencil === index + 1,
      paint(c, to) {
        sheet(c, around(box, 2), locked ? '#d6cbe2' : '#cfefff', 9, 2);
        if (locked) {
          const options = {
            size: 14,
            weight: 700,
            color: '#5a3d86',
            wide: box.width - 6,
            lines: 1,
          };
          draw.drawText(c, to.words('studio.locked', { value }), 0, 0, options);
          return;
        }
        c.scale((box.height - 8) / 190, (box.height - 8) / 190);
        for (const outline of sheetOf(index)?.outlines ?? [])
          draw.fillPath(c, '#8a4dff', (path) => traceOutline(path, outline));
      },
      does() {
        if (locked) return;
        ui.stencil = ui.stencil === index + 1 ? 0 : index + 1;
        if (ui.tool !== 'brush') ui.tool = 'sponge';
      },
    };
  });
}

function corners(state: State, ui: Ui, at: Layout): readonly Button[] {
  const ready = state.look < 0 ? state.strokes.length > 0 : allDone(state);
  const radius = SIZES[ui.tool][ui.size] ?? 4;
  const shown = Math.min(19, 3 + radius * 0.9);
  const corner = ui.mirror ? LIT : CREAM;
  // Its press opens another level, which is the view's: see `opens`.
  const way = word(at.studio, 'button.studio', '#d9488f');
  return [
    {
      ...word(at.done, 'button.done', ready ? '#1d8f45' : '#7a62b8'),
      swells: ready,
      faint: !mayReveal(state),
      gives: reveal(state),
    },
    ...(offersStudio(state) ? [way] : []),
    {
      ...plate(at.size, `size ${shown}`, CREAM, (c) => {
        draw.disc(c, 0, 0, shown, draw.PALETTE.ink);
        draw.disc(c, 0, 0, Math.max(1.5, shown - 2.5), '#b79cf0');
      }),
      does: () => resize(ui, 1),
    },
    {
      ...plate(at.mirror, 'mirror', corner, (c) => paintMirror(c, ui.mirror)),
      does() {
        ui.mirror = !ui.mirror;
      },
    },
  ];
}

export function reveal(state: State): Input | undefined {
  return mayReveal(state) ? { do: 'reveal' } : undefined;
}

export function resize(ui: Ui, by: number): void {
  ui.size = (ui.size + by + SIZE_COUNT) % SIZE_COUNT;
}

const CHOICES = { touchup: '#7338e8', map: '#2465e0', finish: '#1d8f45' } as const;

/** What can be done under the verdict; in the studio nothing is missing. */
export function choicesOf(state: State, ui: Ui, { panel }: Layout): readonly Button[] {
  const lost = state.look >= 0 && verdictFor(state.look, state.strokes).stars === 0;
  const all = (['touchup', 'map', 'finish'] as const).filter(
    (what) => state.look >= 0 || what !== 'map',
  );
  const row = {
    x: panel.x + 6,
    y: panel.y + panel.height - 60,
    width: panel.width - 12,
    height: 50,
  };
  return all.map((what, index) => {
    const urged = lost && what === 'touchup';
    const chosen = ui.keyboard ? Math.min(ui.focus, all.length - 1) === index : urged;
    return {
      ...word(inRow(row, index, all.length, 150), `button.${what}`, CHOICES[what]),
      lit: chosen || (what === 'map' && ui.map),
      // Who goes back to the brush sees what is missing.
      does() {
        if (what === 'map') ui.map = !ui.map;
        else if (what === 'touchup') ui.map = state.look >= 0;
      },
      ...(what !== 'map' && { gives: { do: what } }),
    };
  });
}

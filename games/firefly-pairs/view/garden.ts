import * as draw from '@playgrove/kit/draw';
import { stamped } from '@playgrove/kit/draw';
import type { Motion, Point, Surface } from '@playgrove/kit/runtime';
import { paintGarden, paintMoon, SKIES } from '../art/garden.ts';
import { CARDS, CREATURES, GOLD, type Layer } from '../art/motifs.ts';
import { paintEyes, paintLayers, shine } from '../art/paint.ts';
import { isRival, pairsOf, rules, type State } from '../rules.ts';
import { FLY } from './cards.ts';
import { cardsOf, lanternsOf, stageOf } from './layout.ts';
import type { Ui } from './ui.ts';

const LANTERN = CARDS.find(({ name }) => name === 'lantern')?.layers ?? [];
/** Fireflies that drift about, and at the end. */
const [DRIFTING, DANCING] = [16, 48];

/** Sky, moon, lanterns, and fireflies that drift about. */
export function drawGarden(to: Surface, state: State, ui: Ui, { ended }: Motion<State>): void {
  const night = ui.show.night.value;
  const sky = Math.min(SKIES.length - 1, Math.floor(night * SKIES.length));
  const { moon, horizon } = stageOf(to);
  to.layer(`garden ${sky}`, (c, bleed) => paintGarden(c, bleed, horizon, sky));
  // It sinks with every turn: how much of the night is left.
  const at = { x: moon.x + night * 40, y: moon.y - 40 + night * 150, width: 264, height: 264 };
  if (state.rival === 'none') stamped(to, 'moon', at, paintMoon);
  drift(to, ended !== undefined && rules.status(state) === 'won' ? DANCING : DRIFTING);
  drawGarland(to, state, ui);
}

function drift(to: Surface, count: number): void {
  const { x, y, width, height } = to.bleed;
  const time = to.reducedMotion ? 0 : to.time;
  for (let fly = 0; fly < count; fly += 1) {
    const at = {
      x: x + ((fly * 0.618 + Math.sin(time * 0.13 + fly * 2.1) * 0.06 + 1) % 1) * width,
      y: y + ((fly * 0.377 + Math.cos(time * 0.17 + fly) * 0.05 + 1) % 1) * height,
    };
    const alpha = 0.35 + 0.65 * Math.max(0, Math.sin(time * 1.3 + fly * 1.9));
    shine(to, '#e8ff8a', 22, at, { alpha }, 0.7);
  }
}

/** A lantern for each pair; who lit the pair lit the lantern. */
function drawGarland(to: Surface, { cards, lanterns }: State, ui: Ui): void {
  const { garland } = stageOf(to);
  const isFlying = ui.show.match.value < FLY && !to.reducedMotion;
  const lit = lanterns.length - Number(isFlying);
  let index = 0;
  for (const row of lanternsOf(to, cards.length / 2)) {
    const y = (row[0]?.y ?? 0) - 36;
    draw.rim(to.c, '#0a0d30', 4, (path) => {
      path.moveTo(garland.x - 6, y);
      for (const at of row) path.lineTo(at.x, at.y - 24);
      path.lineTo(garland.x + garland.width + 6, y);
    });
    for (const at of row) {
      drawLantern(to, at, index < lit ? (lanterns[index] ?? 1) : 0, index);
      index += 1;
    }
  }
}

/** A lantern's layers while it is dark, or lit by one side or the other. */
const lamp = (by: 0 | 1 | 2): Layer[] =>
  LANTERN.map(([color, d, how = '']) => {
    const mixed = by === 0 ? draw.mix(color, '#2c3478', 0.8) : draw.mix(color, '#3fa8f0', 0.75);
    return [by === 1 ? color : mixed, d, how];
  });

function drawLantern(to: Surface, { x, y }: Point, by: 0 | 1 | 2, index: number): void {
  const sway = to.reducedMotion ? 0 : Math.sin(to.time * 1.2 + index) * 0.07;
  if (by !== 0) shine(to, GOLD[by], 64, { x, y }, { alpha: 0.8 + sway });
  stamped(to, `lantern ${by}`, { x, y, width: 56, height: 60, rotate: sway }, (c) => {
    c.scale(0.52, 0.52);
    paintLayers(c, lamp(by));
  });
}

/** The player's firefly, and in games for two who sits across. */
export function drawCompany(to: Surface, state: State, ui: Ui): void {
  const { hero, rival, r } = stageOf(to);
  drawCreature(to, state, ui, 'firefly', hero);
  if (state.rival === 'none') return;
  drawCreature(to, state, ui, isRival(state) ? (state.rival as 'owl') : 'friend', rival);
  const [y, out] = to.portrait ? [hero.y + r * 0.72, r * 0.8] : [hero.y + r * 1.38, 0];
  const [mine, theirs] = [String(pairsOf(state, 1)), String(pairsOf(state, 2))];
  to.label(mine, hero.x + out, y, 56, { top: '#ffffff', bottom: GOLD[1] });
  to.label(theirs, rival.x - out, y, 56, { top: '#ffffff', bottom: GOLD[2] });
}

/** Looks at the card that was turned last, glows on its turn, and jumps for its own pair. */
function drawCreature(
  to: Surface,
  state: State,
  ui: Ui,
  name: keyof typeof CREATURES,
  at: Point,
): void {
  const { r } = stageOf(to);
  const side = name === 'firefly' ? 1 : 2;
  const time = to.reducedMotion ? 0 : to.time;
  const isGlad =
    ui.show.match.value < 1.4 && state.pair.length > 0 && state.lanterns.at(-1) === side;
  const isTurn = state.side === side && rules.status(state) === 'playing';
  const jump = isGlad && !to.reducedMotion ? Math.abs(ui.show.glad.value) * 22 : 0;
  const y = at.y + Math.sin(time * 2.2 + side) * 4 - jump;
  const rotate = isGlad ? Math.sin(time * 18) * 0.08 : Math.sin(time * 1.1) * 0.03;
  const alpha = (isTurn ? 0.9 : 0.3) + Math.sin(time * 3) * 0.1;
  shine(to, GOLD[side], r * 1.7, { x: at.x, y: y + r * 0.4 }, { alpha });
  const place = { x: at.x, y, width: r * 2.4, height: r * 2.4, rotate };
  stamped(to, `creature ${name}`, place, (c) => {
    c.scale(r / 58, r / 58);
    paintLayers(c, CREATURES[name].layers);
  });
  const last = state.shown.indexOf(Math.max(1, ...state.shown));
  const seen = last < 0 ? { x: to.width / 2, y: to.height / 2 } : cardsOf(to, state).at(last);
  const far = Math.hypot(seen.x - at.x, seen.y - at.y) || 1;
  const look = { x: (seen.x - at.x) / far, y: (seen.y - at.y) / far };
  draw.place(
    to.c,
    at.x,
    y,
    () => paintEyes(to.c, CREATURES[name], look, isGlad, time),
    rotate,
    r / 58,
  );
}

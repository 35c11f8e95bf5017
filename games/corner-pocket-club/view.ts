import { defineGame, type Coach, type Saying, type View } from '@playgrove/kit/runtime';
import { rules, type Input, type State } from './rules.ts';
import { HZ } from './rules/motion.ts';
import { BLACK, isOnBlack, leftOf, targetsOf, trickOf } from './rules/state.ts';
import { drawGuide } from './view/aim.ts';
import { drawBalls, drawGlow } from './view/balls.ts';
import { CUES, drawCue } from './view/cue.ts';
import { FEEL } from './view/feel.ts';
import { lay, layoutOf, onScreen, worldFor, type Layout } from './view/layout.ts';
import { drawWords, drawPad, drawPlates, drawSlider, drawSpinButton } from './view/panel.ts';
import { hold, read } from './view/read.ts';
import { paintRoom } from './view/table.ts';
import {
  advance,
  begin,
  cueSpot,
  freshUi,
  isReady,
  placeOf,
  rightBalls,
  settle,
  timesOf,
  type Ui,
} from './view/ui.ts';
import { R } from './rules/table.ts';

const view: View<State, Input, Ui> = {
  hud: 'above',
  // The trays show how a match stands.
  hidesScore: true,
  feel: FEEL,
  keepsakes: CUES,
  keys: ['w', 'a', 's', 'd'],
  keysByPlace: true,
  reply: 350,
  music: { mood: 'calm', seed: 88 },
  world: worldFor,
  ui: (state, saved) => freshUi(state, saved),
  read,
  slide: (from, to) => timesOf(from, to).whole,
  delay: ({ stage = 0 }, _, { from, to }) => timesOf(from, to).lead + (stage * 1000) / HZ,
  place: (at, _, __, to) => onScreen(layoutOf(to), at),

  hinted(hint, _, ui) {
    ui.hint = hint?.at ?? null;
  },
  // On the cloth, between the balls: the plates say whose balls are whose.
  busy(state, ui, to) {
    const layout = layoutOf(to);
    const balls = state.balls.flatMap((_, ball) => {
      const at = placeOf(ui, state, ball);
      if (!at) return [];
      const { x, y } = onScreen(layout, at);
      return [{ x: x - R, y: y - R, width: R * 2, height: R * 2 }];
    });
    return [...layout.plates, layout.slider, layout.spin, ...balls];
  },

  draw(to, state, ui, motion) {
    const layout = layoutOf(to);
    ui.layout = layout;
    ui.px = to.px;
    const { from, part, dt, cues } = motion;
    if (ui.of !== state) {
      ui.show = null;
      if (from && part < 1) begin(ui, from, state);
      settle(ui, state);
    }
    if (ui.show) {
      if (from && part < 1) {
        const { lead, whole } = timesOf(from, state);
        advance(ui, part * whole - lead);
      } else finishShow(ui);
    }
    if (!ui.show) rightBalls(ui, to.reducedMotion ? Infinity : dt);
    hold(ui, dt);
    ui.mood.age += dt;
    if (ui.answered !== cues) {
      ui.answered = cues;
      feelMood(ui, state);
    }
    to.layer(`room ${state.mode} ${state.rival} ${state.trick} ${layout.portrait}`, (c, bleed) =>
      paintRoom(c, bleed, layout, state),
    );
    const { c } = to;
    const ready = isReady(ui, state);
    if (ready && !ui.isPadOpen) {
      c.save();
      lay(c, layout);
      drawGuide(to, state, ui);
      c.restore();
    }
    drawBalls(to, layout, state, ui);
    if (ready) drawMarks(to, state, ui);
    if (ready || ui.show) drawCue(to, layout, state, ui);
    drawPlates(to, layout, state, ui);
    drawSlider(to, layout, ui, ready);
    drawSpinButton(to, layout, ui);
    drawWords(to, layout, state, ui);
    drawPad(to, layout, ui);
  },

  coach(state, ui, device): Coach | 'wait' | undefined {
    if (!ui.layout || state.shots > 0 || state.mode === 'two') return undefined;
    if (ui.isPadOpen) return 'wait';
    const { x, y, width, height } = ui.layout.slider;
    const top = y + width * 0.4;
    const at = x + width / 2;
    if (device === 'keyboard' || device === 'gamepad') {
      return { kind: 'hold', at: { x: at, y: y + height * 0.6 }, keys: ['a'] };
    }
    return {
      kind: 'swipe',
      from: { x: at, y: top },
      to: { x: at, y: top + height * 0.62 },
      keys: ['a'],
    };
  },

  chips(state) {
    if (state.mode !== 'trick') return [];
    const { tries } = state;
    const tone = tries === 1 ? 'warn' : 'plain';
    return [{ id: 'tries', label: 'chip.tries', text: String(tries), icon: 'heart', tone }];
  },

  say: sayingOf,
  how: async () => (await import('./how.ts')).how,

  shareText(state) {
    if (state.mode === 'trick') return `🎱 ${'⭐'.repeat(Math.max(0, state.tries))}`;
    const mine = state.each - leftOf(state, 0).length;
    const theirs = state.each - leftOf(state, 1).length;
    return `🎱 ${Math.max(0, mine)} : ${Math.max(0, theirs)}`;
  },
};

/** The balls lie still: what was shown is what is. */
function finishShow(ui: Ui): void {
  advance(ui, Infinity);
  ui.show = null;
}

function feelMood(ui: Ui, { last, mode, winner }: State): void {
  if (!last || mode === 'trick') return;
  const good = last.verdict === 'pot' || winner === last.by;
  const bad = last.verdict === 'scratch' || last.verdict === 'wrong' || last.verdict === 'nothing';
  if (!good && !bad) return;
  ui.mood.age = 0;
  ui.mood.what = (last.by === 1) === good ? 1 : -1;
}

/** The cue ball in hand, a hint's places, and the black ball once it is its turn. */
function drawMarks(to: Parameters<typeof view.draw>[0], state: State, ui: Ui): void {
  const layout = layoutOf(to);
  if (state.hand !== 'no' && ui.place)
    drawGlow(to, layout, ui.place, R, ui.keys === 'place' ? '#ffd02e' : '#ffffff');
  drawHint(to, layout, state, ui);
  const black = state.balls[BLACK];
  if (state.mode !== 'trick' && black && isOnBlack(state, state.turn)) {
    drawGlow(to, layout, { x: black[0], y: black[1] }, R, '#ffd02e');
  }
}

/** A hint's places, and the way from one to the next. */
function drawHint(to: Parameters<typeof view.draw>[0], layout: Layout, state: State, ui: Ui): void {
  if (!ui.hint) return;
  const { c } = to;
  // With a ball in hand the hint begins where to place it.
  const places = state.hand === 'no' ? [cueSpot(ui, state), ...ui.hint] : ui.hint;
  c.strokeStyle = '#ffd02e';
  c.lineWidth = 7;
  c.setLineDash([18, 16]);
  c.beginPath();
  for (const place of places) {
    const { x, y } = onScreen(layout, place);
    c.lineTo(x, y);
  }
  c.stroke();
  c.setLineDash([]);
  for (const at of ui.hint) drawGlow(to, layout, at, R * 1.2, '#ffd02e');
}

function sayingOf(state: State): Saying | undefined {
  const { last, mode, turn, tries } = state;
  if (mode === 'trick') {
    if (!last) return { key: 'say.trick', values: { count: trickOf(state.trick).must.length } };
    return { key: last.verdict === 'pot' ? 'say.next' : 'say.tries', values: { tries } };
  }
  const left = targetsOf(state).length;
  if (!last) return { key: 'say.break' };
  if (mode === 'two') return { key: turn === 0 ? 'say.one' : 'say.two', values: { left } };
  const how = last.verdict === 'break' ? 'miss' : last.verdict;
  return { key: `say.${how}.${turn === 0 ? 'you' : 'rival'}`, values: { left } };
}

export default defineGame(rules, view);

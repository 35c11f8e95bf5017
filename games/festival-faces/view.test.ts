import { describe, expect, it } from 'vitest';
import type { Json } from '@playgrove/kit/contract';
import { Session } from '@playgrove/kit/session';
import type { Press, Sizes } from '@playgrove/kit/runtime';
import { rules, type Input, type State } from './rules.ts';
import { lookOf } from './rules/reference.ts';
import { faceOf } from './rules/face.ts';
import { readStroke } from './rules/stroke.ts';
import { keepUp } from './view/picture.ts';
import { fall } from './view/brush.ts';
import { opens, read } from './view/read.ts';
import { potBox } from './view/layout.ts';
import { freshUi, goOn, layoutFor, stepBack, watch, type Ui } from './view/ui.ts';

const PHONE = { width: 390, height: 788 } as Sizes;

function sit(look: number): { session: Session; ui: Ui; state: () => State } {
  const session = new Session(rules as never, {
    level: 'x',
    params: { look },
    seed: 's',
    career: rules.career?.fresh as unknown as Json,
  });
  const state = (): State => session.state as unknown as State;
  const ui = freshUi(state());
  keepUp(ui.picture, state(), 2);
  return { session, ui, state };
}

/** A drag over the face, in face units; what it offers is applied. */
function drag(
  { session, ui, state }: ReturnType<typeof sit>,
  points: readonly (readonly [number, number])[],
): readonly Input[] {
  const { face } = layoutFor(PHONE, state());
  const made: Input[] = [];
  const event = (phase: Press['phase'], [x, y]: readonly [number, number]): void => {
    const at = { x: face.x + x * face.scale, y: face.y + y * face.scale };
    const answer = read(
      { kind: 'press', phase, pointer: 1, device: 'touch', ...at, path: [at], from: at },
      state(),
      ui,
      PHONE,
    );
    if (answer === undefined || answer === 'redraw') return;
    for (const input of [answer].flat() as Input[]) {
      made.push(input);
      session.apply(input as unknown as Json);
    }
  };
  const [first = [0, 0]] = points;
  event('down', first);
  for (const point of points.slice(1)) event('move', point);
  event('up', points.at(-1) ?? first);
  keepUp(ui.picture, state(), 2);
  return made;
}

const line = (count: number, y: number): (readonly [number, number])[] =>
  Array.from({ length: count }, (_, at) => [-40 + (at % 40) * 2, y + Math.floor(at / 40)] as const);

describe('a hand on the face', () => {
  it('makes one stroke of a drag, where it went', () => {
    const table = sit(0);
    const [input, ...more] = drag(table, line(30, 20));
    expect(more).toEqual([]);
    const made = input?.do === 'paint' ? readStroke(input.stroke) : undefined;
    if (!made?.ok) throw new Error('no stroke was made');
    expect(made.value.points[0]).toEqual({ x: -40, y: 20 });
    expect(made.value.points.at(-1)).toEqual({ x: 18, y: 20 });
  });

  it('hands a very long stroke over in pieces that all are taken', () => {
    const table = sit(0);
    const made = drag(table, line(1400, -30));
    expect(made.length).toBeGreaterThan(1);
    expect(table.state().strokes.length).toBe(made.length);
  });

  it('has painted what the position holds, without painting it again', () => {
    const table = sit(0);
    drag(table, line(30, 20));
    expect(keepUp(table.ui.picture, table.state(), 2)).toBe(false);
    expect(table.ui.picture.face).toEqual(faceOf(0, table.state().strokes));
  });

  it('begins again after an undo', () => {
    const table = sit(0);
    drag(table, line(30, 20));
    table.session.undo();
    expect(keepUp(table.ui.picture, table.state(), 2)).toBe(true);
    expect(table.ui.picture.face).toEqual(faceOf(0, []));
  });

  it('lets fall while it pours exactly the grains that stay', () => {
    const table = sit(16);
    table.ui.tool = 'gel';
    table.ui.size = 3;
    drag(table, line(30, -30));
    table.ui.tool = 'pour';
    const { face } = layoutFor(PHONE, table.state());
    const points = line(24, -44);
    const held = points.slice(0, -1);
    const at = ([x, y]: readonly [number, number]): { x: number; y: number } => ({
      x: face.x + x * face.scale,
      y: face.y + y * face.scale,
    });
    held.forEach((point, index) => {
      const to = at(point);
      const phase = index === 0 ? 'down' : 'move';
      read(
        { kind: 'press', phase, pointer: 1, device: 'mouse', ...to, path: [to], from: to },
        table.state(),
        table.ui,
        PHONE,
      );
    });
    const live = table.ui.picture.face.glitter.pigment.slice();
    const end = at(held.at(-1) ?? [0, 0]);
    const answer = read(
      { kind: 'press', phase: 'up', pointer: 1, device: 'mouse', ...end, path: [end], from: end },
      table.state(),
      table.ui,
      PHONE,
    );
    table.session.apply(answer as unknown as Json);
    expect(live.some((grain) => grain > 0)).toBe(true);
    expect(live).toEqual(faceOf(16, table.state().strokes).glitter.pigment);
    expect(table.ui.falling.length).toBeGreaterThan(0);
    for (let frame = 0; frame < 200; frame += 1) fall(table.ui, 1 / 60);
    expect(table.ui.falling).toEqual([]);
  });
});

describe('steps', () => {
  it('bring their tool and paint, and the next comes when one is done', () => {
    const { ui, session, state } = sit(0);
    expect([ui.step, ui.tool]).toEqual([0, 'sponge']);
    const seen = ui.paint;
    for (const [x, y] of [
      [40, 28],
      [46, 30],
      [52, 32],
      [46, 24],
      [46, 36],
    ] as const) {
      drag({ session, ui, state }, [
        [x - 3, y],
        [x + 3, y],
      ]);
    }
    goOn(ui, state());
    expect(ui.step).toBe(1);
    expect(ui.paint).not.toBe(seen);
  });

  /** Moves until the stroke ends by itself. */
  function rubUntilEnd(table: ReturnType<typeof sit>, x: number, y: number): number {
    const { face } = layoutFor(PHONE, table.state());
    for (let at = 0; at < 400; at += 1) {
      const point = {
        x: face.x + (x + Math.sin(at) * 12) * face.scale,
        y: face.y + (y + Math.sin(at * 0.31) * 9) * face.scale,
      };
      const phase = at === 0 ? 'down' : 'move';
      const answer = read(
        { kind: 'press', phase, pointer: 1, device: 'touch', ...point, path: [point], from: point },
        table.state(),
        table.ui,
        PHONE,
      );
      watch(table.ui, table.state(), 1);
      if (answer === undefined || answer === 'redraw') continue;
      for (const input of [answer].flat()) table.session.apply(input as unknown as Json);
      return at;
    }
    return 400;
  }

  it('end the stroke when they are full, and the finger paints nothing more', () => {
    const table = sit(0);
    expect(rubUntilEnd(table, 46, 30)).toBeLessThan(200);
    expect(table.ui.live).toBeUndefined();
    goOn(table.ui, table.state());
    expect(table.ui.step).toBe(1);
    table.session.undo();
    stepBack(table.ui, table.state());
    expect(table.ui.step).toBe(0);
  });

  it('end with a smear when the model sneezes', () => {
    const table = sit(0);
    table.ui.size = 0;
    rubUntilEnd(table, 0, 34);
    const made = readStroke(table.state().strokes[0] ?? '');
    if (!made.ok) throw new Error('no stroke was made');
    const { x, y } = made.value.points.at(-1) ?? { x: 0, y: 0 };
    expect(Math.hypot(x, y - 34)).toBeGreaterThan(24);
  });

  it('keep the studio free of them', () => {
    const { state } = sit(-1);
    expect(layoutFor(PHONE, state()).potRows).toBe(2);
  });
});

describe('the dish', () => {
  const OCTOPUS = 35;
  const YELLOW = 5;
  const GREEN = 7;

  it('stirs the pot that is tapped next into the paint at hand', () => {
    const { ui, state } = sit(OCTOPUS);
    const at = layoutFor(PHONE, state());
    const tap = (pot: number): void => {
      const box = potBox(at, pot, 6);
      const spot = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      const press = {
        kind: 'press',
        pointer: 1,
        device: 'touch',
        ...spot,
        path: [spot],
        from: spot,
      } as const;
      read({ ...press, phase: 'down' }, state(), ui, PHONE);
      read({ ...press, phase: 'up' }, state(), ui, PHONE);
    };
    tap(3);
    expect(ui.paint).toBe(YELLOW);
    tap(5);
    tap(4);
    expect([ui.paint, ui.stir]).toEqual([GREEN, false]);
  });
});

describe('the first screen', () => {
  const press = (x: number, y: number): Press => ({
    kind: 'press',
    phase: 'down',
    pointer: 1,
    device: 'touch',
    x,
    y,
    path: [{ x, y }],
    from: { x, y },
  });

  it('has a way to the studio until the first stroke', () => {
    const table = sit(0);
    const { x, y, width, height } = layoutFor(PHONE, table.state()).studio;
    const there = press(x + width / 2, y + height / 2);
    expect(opens(there, table.state(), table.ui, PHONE)).toBe('studio');
    expect(opens(press(x - 40, y + height / 2), table.state(), table.ui, PHONE)).toBeUndefined();
    drag(table, line(40, 20));
    expect(opens(there, table.state(), table.ui, PHONE)).toBeUndefined();
  });

  it('reveals nothing before every step had a stroke', () => {
    const table = sit(0);
    const { x, y, width, height } = layoutFor(PHONE, table.state()).done;
    const tap = press(x + width / 2, y + height / 2);
    const steps = lookOf(0).parts.length;
    for (let stroke = 0; stroke < steps; stroke += 1) {
      expect(read(tap, table.state(), table.ui, PHONE)).toBe('redraw');
      drag(table, line(20, 10 + stroke * 8));
    }
    expect(read(tap, table.state(), table.ui, PHONE)).toEqual({ do: 'reveal' });
  });
});

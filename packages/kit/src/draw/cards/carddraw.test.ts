import { describe, expect, test } from 'vitest';
import { recordingContext } from '../../testing/recording-context.ts';
import {
  BACK_STYLES,
  CardMotion,
  Cascade,
  drawSlot,
  fanSteps,
  paintBack,
  paintFace,
} from './index.ts';

const spot = (
  x: number,
  y: number,
  up = true,
  z = 0,
): { x: number; y: number; up: boolean; z: number } => ({ x, y, up, z });

describe('faces and backs', () => {
  test('all 52 faces are painted with finite numbers, and restore the canvas', () => {
    for (let card = 0; card < 52; card += 1) {
      const recording = recordingContext();
      paintFace(recording.c, card, 60, 85);
      expect(recording.log.length, `card ${card}`).toBeGreaterThan(8);
      expect(recording.depth, `card ${card}`).toBe(0);
    }
  });

  test('no two faces and no two backs look the same', () => {
    const picture = (paint: (c: CanvasRenderingContext2D) => void): string => {
      const { c, log } = recordingContext();
      paint(c);
      return JSON.stringify(log);
    };
    const faces = Array.from({ length: 52 }, (_, card) =>
      picture((c) => paintFace(c, card, 60, 85)),
    );
    expect(new Set(faces).size).toBe(52);
    const backs = Object.values(BACK_STYLES).map((style) =>
      picture((c) => paintBack(c, style, 60, 85)),
    );
    expect(new Set(backs).size).toBe(backs.length);
  });

  test('a foundation shows its suit, an empty cell nothing', () => {
    const [plain, home] = [recordingContext(), recordingContext()];
    drawSlot(plain.c, 0, 0, 50);
    drawSlot(home.c, 0, 0, 50, 2);
    expect(home.log.length).toBeGreaterThan(plain.log.length);
  });
});

describe('fans', () => {
  test('a fan with room uses its full steps', () => {
    expect(fanSteps({ down: 3, up: 4, room: 900, height: 100 })).toEqual({ closed: 16, open: 36 });
  });

  test.each([
    [6, 1, 130],
    [6, 13, 420],
    [0, 13, 300],
    [5, 8, 360],
  ])('%i backs and %i faces fit in %i', (down, up, room) => {
    const { closed, open } = fanSteps({ down, up, room, height: 100, least: 0.1 });
    expect(down * closed + (up - 1) * open + 100).toBeLessThanOrEqual(room + 1e-9);
  });

  test('backs move closer together before faces do', () => {
    const { closed, open } = fanSteps({ down: 6, up: 5, room: 300, height: 100 });
    expect(open).toBe(36);
    expect(closed).toBeLessThan(16);
  });

  test('faces never cover another card’s corner', () => {
    expect(fanSteps({ down: 6, up: 13, room: 200, height: 100 }).open).toBe(20);
  });
});

describe('cards in motion', () => {
  test('a short hop lands within about a tenth of a second, at most a quarter', () => {
    const cards = new CardMotion(700);
    cards.aim(5, spot(100, 100));
    cards.aim(5, spot(150, 100));
    cards.step(0.115, false);
    expect(cards.at(5)).toMatchObject({ x: 150, y: 100 });
    cards.aim(5, spot(700, 700));
    cards.step(0.25, false);
    expect(cards.at(5)).toMatchObject({ x: 700, y: 700 });
  });

  test('a card redirected in the air continues from where it is', () => {
    const cards = new CardMotion(700);
    cards.aim(5, spot(0, 0));
    cards.aim(5, spot(600, 0));
    cards.step(0.05, false);
    const before = cards.at(5)?.x ?? 0;
    expect(before).toBeGreaterThan(0);
    expect(before).toBeLessThan(600);
    cards.aim(5, spot(0, 300));
    cards.step(0, false);
    expect(cards.at(5)?.x).toBe(before);
  });

  test('a flip shows the face only after it passes edge-on', () => {
    const cards = new CardMotion();
    cards.aim(5, spot(0, 0, false));
    cards.aim(5, spot(0, 0, true));
    cards.step(0.04, false);
    expect(cards.shown()[0]?.up).toBe(false);
    cards.step(0.1, false);
    expect(cards.shown()[0]?.up).toBe(true);
    cards.step(0.1, false);
    expect(cards.shown()[0]?.turn).toBe(1);
  });

  test('held cards are above flying cards, and those are above the table', () => {
    const cards = new CardMotion();
    for (const card of [1, 2, 3]) cards.aim(card, spot(card * 50, 0, true, 10 - card));
    cards.step(1, false);
    cards.hold(2, 10, 10, 0);
    cards.aim(3, spot(500, 0, true, 1));
    cards.step(0.02, false);
    expect(cards.shown().map(({ card }) => card)).toEqual([1, 3, 2]);
  });

  test('a delay holds a card where it is', () => {
    const cards = new CardMotion();
    cards.aim(1, spot(0, 0));
    cards.aim(1, { ...spot(90, 0), delay: 0.3 });
    cards.step(0.29, false);
    expect(cards.at(1)?.x).toBe(0);
    cards.step(0.3, false);
    expect(cards.at(1)?.x).toBe(90);
  });

  test('a refused card shakes and stays; with reduced motion it does not shake', () => {
    const cards = new CardMotion();
    cards.aim(1, spot(0, 0));
    cards.refuse(1);
    cards.step(0.03, false);
    expect(cards.shown()[0]?.rotate).not.toBe(0);
    cards.step(0.03, true);
    expect(cards.shown()[0]?.rotate).toBe(0);
    expect(cards.at(1)).toMatchObject({ x: 0, y: 0 });
  });
});

describe('the shower of cards', () => {
  const area = { x: 0, y: 0, width: 400, height: 600 };
  const cards = Array.from({ length: 52 }, (_, card) => [card, { x: 200, y: 80 }] as const);

  test('every card jumps, stays above the floor and leaves at the end', () => {
    const shower = new Cascade(cards, area, 90);
    const seen = new Set<number>();
    for (let frame = 0; frame < 60 * 14 && !shower.over; frame += 1) {
      shower.step(1 / 60);
      for (const { card, y } of shower.shown()) {
        seen.add(card);
        expect(y).toBeLessThanOrEqual(600 - 45 + 1e-6);
      }
    }
    expect(seen.size).toBe(52);
    expect(shower.over).toBe(true);
  });

  test('repeats exactly', () => {
    const [one, other] = [new Cascade(cards, area, 90), new Cascade(cards, area, 90)];
    for (const shower of [one, other])
      for (let frame = 0; frame < 50; frame += 1) shower.step(1 / 60);
    expect(one.shown()).toEqual(other.shown());
  });
});

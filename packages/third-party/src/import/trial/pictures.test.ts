import sharp from 'sharp';
import { expect, it } from 'vitest';
import { cellsOf, drawnSpots, hasAnswered, isBlank, isStill } from './pictures.ts';

type Box = { readonly left: number; readonly top: number; readonly color?: string };

/** A picture of 960 × 720 with boxes of 80 × 60. */
const picture = (...boxes: readonly Box[]): Promise<Buffer> =>
  sharp({ create: { width: 960, height: 720, channels: 3, background: '#112233' } })
    .composite(
      boxes.map(({ left, top, color = '#ffcc00' }) => ({
        input: { create: { width: 80, height: 60, channels: 3, background: color } },
        left,
        top,
      })),
    )
    .png()
    .toBuffer();
const cells = async (...boxes: readonly Box[]) => cellsOf(await picture(...boxes));

it('calls a picture of one color blank, and none with something in it', async () => {
  expect(await isBlank(await picture())).toBe(true);
  expect(await isBlank(await picture({ left: 0, top: 0 }))).toBe(false);
});

it('sees whether a picture stands still', async () => {
  const one = await cells({ left: 80, top: 60 });
  expect(isStill(one, await cells({ left: 80, top: 60 }))).toBe(true);
  expect(isStill(one, await cells({ left: 160, top: 60 }))).toBe(false);
});

it('takes a change that comes only with input for an answer', async () => {
  const without = [await cells({ left: 80, top: 60 }), await cells({ left: 80, top: 60 })];
  expect(hasAnswered(without, [await cells({ left: 80, top: 60 })])).toBe(false);
  expect(hasAnswered(without, [await cells({ left: 480, top: 360 })])).toBe(true);
});

it('takes nothing for an answer that the game also does by itself', async () => {
  const at = (left: number) => cells({ left, top: 60 });
  const without = await Promise.all([0, 80, 160, 240, 320, 400].map(at));
  expect(hasAnswered(without, [await at(240), await at(480)])).toBe(false);
  const full = { left: 0, top: 300, color: '#ff0000' };
  const many = Array.from({ length: 12 }, (_, index) => ({ ...full, left: index * 80 }));
  expect(hasAnswered(without, [await cells(...many)])).toBe(true);
});

it('taps where something is drawn, and nowhere on a plain picture', async () => {
  expect(drawnSpots(await cells())).toEqual([]);
  const spots = drawnSpots(await cells({ left: 80, top: 600 }, { left: 820, top: 30 }));
  const inside = (left: number, top: number): boolean =>
    spots.some(
      ([x, y]) => Math.abs(x * 960 - left - 40) <= 60 && Math.abs(y * 720 - top - 30) <= 50,
    );
  expect([inside(80, 600), inside(820, 30)]).toEqual([true, true]);
  expect(spots.every(([x, y]) => Math.abs(x - 0.5) > 0.2 || Math.abs(y - 0.5) > 0.2)).toBe(true);
});

import { expect, it } from 'vitest';
import { recordingContext } from '../testing/recording-context.ts';
import { drawText, textFont, wrapWords } from './text.ts';

// The recording canvas makes every character 50 wide.
const WIDE = 50;

it('breaks text between words and restores the font', () => {
  const { c } = recordingContext();
  c.font = 'its own';
  const lines = wrapWords(c, 'one two three extraordinarily', textFont(20), 9 * WIDE);
  expect(lines).toEqual(['one two', 'three', 'extraordinarily']);
  expect(c.font).toBe('its own');
  expect(wrapWords(c, 'one two', textFont(20), 99 * WIDE)).toEqual(['one two']);
});

it('ends the last line that fits in an ellipsis', () => {
  const { c } = recordingContext();
  const text = 'one two three four';
  expect(wrapWords(c, text, textFont(20), 8 * WIDE, 2)).toEqual(['one two', 'three f…']);
  expect(wrapWords(c, text, textFont(20), 9 * WIDE, 2)).toEqual(['one two', 'three fo…']);
  expect(wrapWords(c, text, textFont(20), 9 * WIDE, 3)).toEqual(['one two', 'three', 'four']);
});

it('measures a text once per font and width', () => {
  const { c, of } = recordingContext();
  const measured = (): number => of('measureText').length;
  wrapWords(c, 'only measured once', textFont(31), 7 * WIDE);
  const before = measured();
  wrapWords(c, 'only measured once', textFont(31), 7 * WIDE);
  expect(measured()).toBe(before);
  wrapWords(c, 'only measured once', textFont(32), 7 * WIDE);
  expect(measured()).toBeGreaterThan(before);
});

it('draws lines around y, each rim first', () => {
  const { c, of, depth } = recordingContext();
  const lines = drawText(c, 'one two', 100, 50, { size: 20, wide: 4 * WIDE, lead: 1, rim: '#000' });
  expect(lines).toBe(2);
  expect(of('fillText').map(({ args }) => args)).toEqual([
    ['one', 100, 40, 200],
    ['two', 100, 60, 200],
  ]);
  expect(of('strokeText')).toHaveLength(2);
  expect(of('font').at(0)?.args).toEqual([textFont(20)]);
  expect(depth).toBe(0);
});

it('squeezes a single line', () => {
  const { c, of } = recordingContext();
  expect(drawText(c, 'one two', 0, 0, { size: 20, wide: 4 * WIDE, lines: 1 })).toBe(1);
  expect(of('fillText')[0]?.args).toEqual(['one two', 0, 0, 200]);
});

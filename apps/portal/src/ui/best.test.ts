import { expect, it } from 'vitest';
import { figureOf } from './best.ts';

it('writes seconds as minutes and seconds, with the tenth that decides a star', () => {
  const written = [0, 5.4, 59.96, 74, 754].map((score) => figureOf({ score, unit: 'seconds' }));
  expect(written).toEqual(['0:00', '0:05.4', '1:00', '1:14', '12:34']);
});

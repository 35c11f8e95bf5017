import { expect, test } from 'vitest';
import { PlayTime } from './play-time.ts';

test('each second is sent once, long frames count for a quarter of one, and a new play begins at 0', () => {
  const sent: unknown[] = [];
  const time = new PlayTime({ send: (message) => void sent.push(message) });
  for (let frame = 0; frame < 160; frame += 1) time.pass(1000 / 60);
  time.pass(60_000);
  time.pass(60_000);
  expect(sent.splice(0)).toEqual([1, 2, 3].map((seconds) => ({ kind: 'play-time', seconds })));
  expect(time.seconds).toBe(3);
  time.begin();
  expect(time.seconds).toBe(0);
  for (let frame = 0; frame < 4; frame += 1) time.pass(250);
  expect(sent).toEqual([{ kind: 'play-time', seconds: 1 }]);
});

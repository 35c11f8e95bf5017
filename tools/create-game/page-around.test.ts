import { readPageMessage } from '@playgrove/protocol/messages';
import { afterEach, expect, it, vi } from 'vitest';
import { openPage } from './page-around.ts';

afterEach(() => vi.unstubAllGlobals());

it('tells a portal of the first frame, of plays and of their scores', () => {
  const said: unknown[] = [];
  const note = (name: string) => (value?: number) => void said.push(value ?? name);
  vi.stubGlobal('playgrove', {
    firstFrame: note('frame'),
    start: note('start'),
    stop: note('stop'),
    score: note('score'),
    locale: 'de-CH',
  });
  const page = openPage();
  page.send({ kind: 'ready' });
  page.send({ kind: 'first-input' });
  page.send({ kind: 'play-start' });
  page.send({ kind: 'score', score: 3 });
  page.send({ kind: 'play-end', seconds: 9, score: 7 });
  expect(said).toEqual(['frame', 'start', 3, 7, 'stop']);
  page.listen((data) => expect(readPageMessage(data)).toEqual({ kind: 'locale', locale: 'de-CH' }));
});

it('is alone everywhere else', () => {
  const page = openPage();
  page.send({ kind: 'ready' });
  page.listen(() => expect.unreachable());
  expect(page.embedded).toBe(false);
});

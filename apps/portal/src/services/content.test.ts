import type { StatisticEvent } from '@playgrove/protocol';
import { expect, it, vi } from 'vitest';
import { ContentError, openContent } from './content.ts';

type Answer = { readonly status?: number; readonly statusText?: string; readonly body: string };

function calling(answer: Answer | Error) {
  const fetch = vi.fn<typeof globalThis.fetch>(() => {
    if (answer instanceof Error) return Promise.reject(answer);
    const { status = 200, statusText = '', body } = answer;
    // A Response of status 204 may carry no body; the envelope's 204 comes with status 200.
    return Promise.resolve(new Response(body, { status, statusText }));
  });
  const toast = vi.fn<(words: string) => void>();
  const count = vi.fn<(event: StatisticEvent) => void>();
  return { call: openContent({ fetch, toast, count, siteName: 'Grove' }), fetch, toast, count };
}

const envelope = (code: number, contents: unknown): Answer => ({
  body: JSON.stringify({ code, contents }),
});

it('resolves with the contents of code 200 @spec:call-200', async () => {
  const { call, toast, count } = calling(envelope(200, { a: 1 }));
  expect(await call('figures')).toEqual({ a: 1 });
  expect(toast).not.toHaveBeenCalled();
  expect(count).not.toHaveBeenCalled();
});

it('says nothing of a quiet call that failed @spec:call-quiet', async () => {
  const { call, toast, count } = calling({ status: 404, body: '<html>' });
  await expect(call('figures', undefined, { quiet: true })).rejects.toBeInstanceOf(ContentError);
  expect(toast).not.toHaveBeenCalled();
  expect(count).not.toHaveBeenCalled();
});

it('posts what is given as JSON @spec:call-post', async () => {
  const { call, fetch } = calling(envelope(200, 'ok'));
  await call('vote', { up: true });
  expect(fetch).toHaveBeenCalledWith(
    '/content/vote',
    expect.objectContaining({ method: 'POST', body: '{"up":true}' }),
  );
});

it.each([
  ['code 204 @spec:call-204', envelope(204, null), ['No More Contents!'], []],
  ['another code', envelope(429, 'Slowly, please.'), ['Slowly, please.'], [429]],
  ['a reply without the shape', { body: '{"ok":true}' }, ['ERROR'], []],
  ['no JSON', { body: '<html>' }, ['ERROR'], []],
  [
    'a transport error @spec:call-transport',
    { status: 502, statusText: 'Bad Gateway', body: '' },
    ['Bad Gateway'],
    [502],
  ],
  ['status 403', { status: 403, statusText: 'Forbidden', body: '' }, [], [403]],
  [
    'no answer @spec:call-no-answer',
    new TypeError('Failed to fetch'),
    ['Couldn’t reach Grove. Check your connection.'],
    [0],
  ],
  [
    'an envelope under an error status',
    { status: 503, body: '{"code":503,"contents":"Busy."}' },
    ['Busy.'],
    [503],
  ],
] as const)('%s is shown and counted as the catalogue says', async (_, answer, shown, counted) => {
  const { call, toast, count } = calling(answer as Answer | Error);
  await expect(call('figures')).rejects.toBeInstanceOf(ContentError);
  expect(toast.mock.calls.map(([words]) => words)).toEqual(shown);
  expect(count.mock.calls.map(([event]) => event)).toEqual(
    counted.map((code) => ({ name: 'httpError', code, url: '/content/figures' })),
  );
});

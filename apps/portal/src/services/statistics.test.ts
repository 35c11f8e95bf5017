import { readStatistic } from '@playgrove/protocol';
import { expect, it, vi } from 'vitest';
import { openStatistics, wantsNoTracking, type StatisticsOptions } from './statistics.ts';

function sending(options: Partial<StatisticsOptions>) {
  const request = vi.fn<(address: string) => void>();
  const count = openStatistics({
    on: true,
    doNotTrack: false,
    now: () => 1234,
    request,
    ...options,
  });
  return { count, request };
}

it('asks for an image that the server reads back as the same event', () => {
  const campaign = `v_${'spring'.padEnd(64, '-')}`;
  const { count, request } = sending({ campaign });
  count({ name: 'page_view', path: '/category/Puzzle%26Logic' });
  const [address = ''] = request.mock.calls[0] ?? [];
  const url = new URL(address, 'https://grove.example');
  expect(url.pathname).toBe('/statistic.gif');
  expect(readStatistic(Object.fromEntries(url.searchParams))).toEqual({
    ok: true,
    value: {
      event: { name: 'page_view', path: '/category/Puzzle%26Logic' },
      at: 1234,
      campaign,
    },
  });
});

it.each([{ on: false }, { doNotTrack: true }])(
  'sends nothing when %o @spec:statistics-objection',
  (options) => {
    const { count, request } = sending(options);
    count({ name: 'page_view', path: '/' });
    expect(request).not.toHaveBeenCalled();
  },
);

it('sends no event that is longer than the server takes', () => {
  const { count, request } = sending({});
  count({ name: 'page_view', path: `/${'x'.repeat(1000)}` });
  expect(request).not.toHaveBeenCalled();
});

it.each([
  [{ globalPrivacyControl: true }, true],
  [{ doNotTrack: '1' }, true],
  [{ doNotTrack: '0', globalPrivacyControl: false }, false],
  [{}, false],
])('%o objects to counting: %s', (agent, expected) => {
  expect(wantsNoTracking(agent as unknown as Navigator)).toBe(expected);
});

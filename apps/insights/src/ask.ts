import { readReply } from '@playgrove/protocol';
import type { InsightPart, InsightRange, Insights } from '@playgrove/protocol/insights';
import { useEffect, useState } from 'react';
import type { Answer } from './section.tsx';

/** Whatever went wrong on the way: a browser's own words would not help. */
const NO_REPLY = 'Couldn’t load this. Check that the server is running, then reload.';

async function ask<P extends InsightPart>(
  part: P,
  range: InsightRange,
  signal: AbortSignal,
): Promise<Answer<Insights[P]>> {
  const query = new URLSearchParams({ from: String(range.from), to: String(range.to) });
  if (range.game !== undefined) query.set('game', range.game);
  const response = await fetch(`data/${part}?${query}`, { signal });
  const reply = readReply(await response.json());
  // It comes from our own server, of the same release.
  if (reply.kind === 'contents') return { kind: 'here', found: reply.contents as Insights[P] };
  return { kind: 'failed', why: reply.kind === 'refused' ? reply.message : NO_REPLY };
}

/** One part of the figures of a range; what was there stays until the next is. */
export function useInsight<P extends InsightPart>(
  part: P,
  range: InsightRange,
): Answer<Insights[P]> {
  const [answer, setAnswer] = useState<Answer<Insights[P]>>({ kind: 'waiting' });
  const { from, to, game } = range;
  useEffect(() => {
    const leaving = new AbortController();
    ask(part, { from, to, ...(game === undefined ? {} : { game }) }, leaving.signal).then(
      setAnswer,
      () => {
        if (!leaving.signal.aborted) setAnswer({ kind: 'failed', why: NO_REPLY });
      },
    );
    return () => leaving.abort();
  }, [part, from, to, game]);
  return answer;
}

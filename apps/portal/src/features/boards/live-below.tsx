import { useEffect, useState } from 'react';
import type { DayView } from '../../data/daily/view.ts';
import { chunk } from '../../services/chunks.ts';

const fetchBoards = chunk('boards', () => import('./live-boards.tsx'));

/** Boards and circles, which come after the page: nobody waits for them to play. */
export function BoardsBelow({ day }: { readonly day: DayView }) {
  const [parts, setParts] = useState<Awaited<ReturnType<typeof fetchBoards>>>();
  useEffect(() => {
    // The page is whole without them.
    fetchBoards().then(setParts, () => undefined);
  }, []);
  return parts ? <parts.LiveBoards day={day} /> : null;
}

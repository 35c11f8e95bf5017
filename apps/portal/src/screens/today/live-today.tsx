import { BASE } from '../../data/base.ts';
import type { PartProps } from '../../data/parts.ts';
import { useDay } from '../../features/today/use-day.ts';
import { shareText } from '../../services/share/share.ts';
import { dayText } from '../../features/today/day-text.ts';
import { BoardsBelow } from '../../features/boards/live-below.tsx';
import { Today } from './today.tsx';

/** The page about Today that link previews can read. */
const ADDRESS = `${BASE}today/`;

export function LiveToday({ site }: PartProps['today']) {
  const day = useDay();
  const share = (): void => {
    const address = new URL(ADDRESS, location.href).href;
    void shareText(dayText(day, site.name, address));
  };
  return (
    <Today day={day} onShare={share}>
      {site.runs && <BoardsBelow day={day} />}
    </Today>
  );
}

import { fillMessage } from '@playgrove/language/message-format';
import { useState } from 'react';
import { BASE } from '../../data/base.ts';
import type { PartProps } from '../../data/parts.ts';
import { calendarFile } from '../../features/today/page/calendar-file.ts';
import { dayText } from '../../features/today/page/day-text.ts';
import { BoardsBelow } from '../../features/boards/live-below.tsx';
import { reminderText, reminderTitle } from '../../features/today/page/messages/en.json';
import { TODAY_HREF } from '../../features/today/today-row.tsx';
import { useDay } from '../../features/today/use-day.ts';
import { download } from '../../services/download.ts';
import { shareText } from '../../services/share/share.ts';
import { Today } from './today.tsx';

export function LiveToday({ site }: PartProps['today']) {
  const day = useDay();
  const [month, setMonth] = useState<string>();
  // Straight to the five.
  const url = (): string => new URL(`${BASE}${TODAY_HREF}`, location.href).href;
  return (
    <Today
      day={day}
      month={month}
      onMonth={setMonth}
      onShare={() => void shareText(dayText(day, site.name, url()))}
      onReminder={() => {
        const title = fillMessage(reminderTitle, { site: site.name });
        const text = calendarFile({ title, text: reminderText, url: url(), from: day.date });
        download(text, 'text/calendar', `${site.name}-today.ics`);
      }}
    >
      {site.runs && <BoardsBelow day={day} />}
    </Today>
  );
}

import type { ReactNode } from 'react';
import type { WrittenProps } from '../../data/written.ts';
import { About as AboutHere } from '../../screens/home/about.tsx';
import { TodayRow as TodayRowHere } from '../../screens/home/today-row.tsx';
import { Welcome as WelcomeHere } from '../../screens/home/welcome.tsx';
import { CardRow as CardRowHere } from '../../ui/card-row.tsx';

/** The parts that React shows as they are written here; `ui/written/written.tsx` is its side. */
export function CardRow(props: WrittenProps['cards']): ReactNode {
  return (
    <div className="written">
      <CardRowHere {...props} />
    </div>
  );
}

export function TodayRow(props: WrittenProps['today']): ReactNode {
  return (
    <div className="written">
      <TodayRowHere {...props} />
    </div>
  );
}

export function Welcome(props: WrittenProps['welcome']): ReactNode {
  return (
    <div className="written">
      <WelcomeHere {...props} />
    </div>
  );
}

export function About(props: WrittenProps['about']): ReactNode {
  return (
    <div className="written">
      <AboutHere {...props} />
    </div>
  );
}

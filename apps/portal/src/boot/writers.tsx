import type { ReactNode } from 'react';
import type { Writers } from '../data/written.ts';
import { About } from '../screens/home/about.tsx';
import { Welcome } from '../screens/home/welcome.tsx';
import { MenuLists } from '../shell/menu.tsx';
import { CardRow } from '../ui/card-row.tsx';
import { TodayRow } from '../screens/home/today-row.tsx';
import { markup } from './markup/jsx-runtime.ts';

/** In code that is compiled to write markup, an element is what it was written as. */
export function textOf(element: ReactNode): string {
  return markup(element as Parameters<typeof markup>[0]);
}

/** What React asks the first paint's script to write. */
export const writers: Writers = {
  cards: (props) => textOf(<CardRow {...props} />),
  today: (props) => textOf(<TodayRow {...props} />),
  welcome: (props) => textOf(<Welcome {...props} />),
  about: (props) => textOf(<About {...props} />),
  menu: (props) => textOf(<MenuLists {...props} />),
};

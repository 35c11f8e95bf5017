import { HOT, RECOMMEND } from '@playgrove/catalogue';
import * as messages from './messages/en.json';

/** What a visitor reads above the list of a category, Recommend and Hot included. */
export function listTitle(name: string): string {
  return name === RECOMMEND
    ? messages.recommend
    : name === HOT
      ? messages.hot
      : categoryTitle(name);
}

const TITLES: Readonly<Record<string, string>> = {
  'Action&Risk': messages.action,
  'Beauty&Girl': messages.beauty,
};

/** A category as people say it; records and addresses keep its key: `Puzzle&Logic` is Puzzle & Logic. */
export function categoryTitle(name: string): string;
export function categoryTitle(name: string | undefined): string | undefined;
export function categoryTitle(name: string | undefined): string | undefined {
  return name === undefined ? name : (TITLES[name] ?? name.replace(/\s*&\s*/g, ' & '));
}

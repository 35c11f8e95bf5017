import { HOT, RECOMMEND } from '@playgrove/catalogue';
import { categoryTitle } from '../data/category-title.ts';
import * as messages from './messages/en.json';

/** What a visitor reads above the list of a category, Recommend and Hot included. */
export function listTitle(name: string): string {
  return name === RECOMMEND
    ? messages.recommend
    : name === HOT
      ? messages.hot
      : categoryTitle(name);
}

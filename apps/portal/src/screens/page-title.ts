import type { DetailFile } from '../data/files.ts';
import type { PageData } from '../data/page-data.ts';
import type { Site } from '../data/site.ts';
import { listTitle } from '../ui/list-title.ts';
import { progress, today } from '../features/today/messages/en.json';
import * as messages from './error/messages/en.json';

/** The window's title: what the page shows, then the site's name; at home the name alone. */
export function pageTitle(pageData: PageData | undefined, site: Pick<Site, 'name'>): string {
  const title = pageData && titleOf(pageData);
  return title === undefined ? site.name : `${title} · ${site.name}`;
}

function titleOf(pageData: PageData): string | undefined {
  switch (pageData.name) {
    case 'home':
    case 'run':
      return undefined;
    case 'me':
      return progress;
    case 'today':
      return today;
    case 'category':
      return listTitle(pageData.list.name);
    case 'detail':
    case 'game':
      return gameTitle(pageData.game);
    case 'error':
      return messages.title;
    default:
      return pageData.text.title;
  }
}

/** `Owl Roost – Queens logic puzzle`. */
function gameTitle({ title, genre }: Pick<DetailFile, 'title' | 'genre'>): string {
  return genre === undefined ? title : `${title} – ${genre}`;
}

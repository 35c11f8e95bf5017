import type { DetailFile } from '../../src/data/files.ts';
import { isOwnIcon } from '../../src/data/icons.ts';
import { categoryTitle } from '../../src/data/category-title.ts';
import { escape } from '../html.ts';
import type { PageAddresses } from './addresses.ts';

/** A game's square picture; it says nothing by itself, as the title stands next to it. */
export function picture(icon: string, side: 192 | 320 | 512, home: string, eager = false): string {
  const address = isOwnIcon(icon) ? `${home}allgame/icon/${icon}` : undefined;
  const sources = ['avif', 'webp'].map(
    (type) => address && `<source type="image/${type}" srcset="${address}-${side}.${type}">`,
  );
  const source = escape(address === undefined ? icon : `${address}.jpg`);
  const loading = eager ? '' : ' loading="lazy"';
  return `<picture>${sources.join('')}<img src="${source}" width="512" height="512" alt=""${loading}></picture>`;
}

/** Games as links to their pages. */
export function gameLinks(games: readonly DetailFile[], addresses: PageAddresses): string {
  const items = games.map(({ id, title, icon }) => {
    const address = addresses.games.get(id) ?? addresses.home;
    return `<li><a href="${address}">${picture(icon, 192, addresses.home)}<span>${escape(title)}</span></a></li>`;
  });
  return `<ul class="games">${items.join('')}</ul>`;
}

/** Categories as links to their pages. */
export function categoryLinks(addresses: PageAddresses, without?: string): string {
  const items = [...addresses.categories]
    .filter(([name]) => name !== without)
    .map(([name, address]) => `<li><a href="${address}">${escape(categoryTitle(name))}</a></li>`);
  return `<ul class="categories">${items.join('')}</ul>`;
}

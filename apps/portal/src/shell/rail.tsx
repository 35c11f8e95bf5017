import { SPECIAL_CATEGORIES } from '@playgrove/catalogue';
import { categoryListId } from '@playgrove/protocol';
import { categoryPath } from '../data/routes.ts';
import type { Site } from '../data/site.ts';
import { OwnStrip } from '../features/today/own-strip.tsx';
import { CategoryBadge } from '../ui/categories.tsx';
import { listTitle } from '../ui/list-title.ts';

/** Today, Your progress and every list, at the side of the page where there is room. The first paint's script alone writes it. */
export function Rail({ site }: { readonly site: Pick<Site, 'categories' | 'daily'> }) {
  const names = site.categories.map(([name]) => name);
  return (
    <>
      <OwnStrip site={site} />
      <ul>
        {[...SPECIAL_CATEGORIES, ...names].map((name) => (
          <li key={name}>
            <a href={`#${categoryPath(name)}`}>
              <CategoryBadge list={categoryListId(name)} />
              {listTitle(name)}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

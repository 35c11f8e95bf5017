import { SPECIAL_CATEGORIES } from '@playgrove/catalogue';
import { categoryListId } from '@playgrove/protocol';
import type { ReactNode } from 'react';
import { BASE } from '../data/base.ts';
import { categoryPath } from '../data/routes.ts';
import type { Site } from '../data/site.ts';
import { OwnStrip } from '../features/today/own-strip.tsx';
import { CategoryBadge, gameCount } from '../ui/categories.tsx';
import { Glyph } from '../ui/glyph.tsx';
import { listTitle } from '../ui/list-title.ts';
import { LEGAL_LINKS } from './footer.tsx';
import * as messages from './messages/en.json';

/** The menu's links; everything but Home opens in a new tab. */
export function MenuLists({ site }: { readonly site: Pick<Site, 'categories' | 'daily'> }) {
  return (
    <>
      <OwnStrip site={site} />
      <ul>
        <li className="menu-home">
          <a href={BASE} data-home>
            <span className="badge">
              <Glyph name="home" />
            </span>
            {messages.home}
          </a>
        </li>
        {SPECIAL_CATEGORIES.map((name) => (
          <Item key={name} href={`${BASE}#${categoryPath(name)}`} kind="special">
            <CategoryBadge list={categoryListId(name)} />
            {listTitle(name)}
          </Item>
        ))}
        {site.categories.map(([name, n]) => (
          <Item key={name} href={`${BASE}#${categoryPath(name)}`} kind="category">
            <CategoryBadge list={categoryListId(name)} />
            {listTitle(name)}
            <span className="category-count">{gameCount(n)}</span>
          </Item>
        ))}
        {LEGAL_LINKS.map(([label, href]) => (
          <Item key={href} href={href} kind="legal">
            {label}
          </Item>
        ))}
      </ul>
    </>
  );
}

function Item(props: {
  readonly href: string;
  readonly kind: 'special' | 'category' | 'legal';
  readonly children: ReactNode;
}) {
  return (
    <li className={`menu-${props.kind}`}>
      <a href={props.href} target="_blank" rel="noopener">
        {props.children}
      </a>
    </li>
  );
}

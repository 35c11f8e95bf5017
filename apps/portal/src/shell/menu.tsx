import { SPECIAL_CATEGORIES } from '@playgrove/catalogue';
import type { ReactNode, Ref } from 'react';
import { categoryPath } from '../routes.ts';
import type { Site } from '../site.ts';

export type MenuProps = {
  readonly site: Site;
  readonly list: Ref<HTMLElement>;
  readonly onClose: () => void;
};

/** Label and address of the legal pages, in the menu's order. */
const LEGAL = [
  ['Privacy Policy', '/#/privacy'],
  ['Term Of User', '/#/term'],
  ['Cookie Policy', '/#/cookie'],
] as const;

/** The drawer under the bar; everything but Home opens in a new tab. */
export function Menu({ site, list, onClose }: MenuProps) {
  const names = site.categories.map(([name]) => name);
  return (
    <>
      {/* The button and Escape close it too: the backdrop is for pointers alone. */}
      <div className="backdrop" onClick={onClose} aria-hidden="true" />
      <nav id="menu" className="menu" aria-label="Menu" ref={list}>
        <ul>
          <li className="menu-home">
            <a href="/" data-home onClick={onClose}>
              Home
            </a>
          </li>
          {SPECIAL_CATEGORIES.map((name) => (
            <Item key={name} href={`/#${categoryPath(name)}`} kind="special" onClose={onClose}>
              {name}
            </Item>
          ))}
          {names.map((name) => (
            <Item key={name} href={`/#${categoryPath(name)}`} kind="category" onClose={onClose}>
              {name}
            </Item>
          ))}
          {LEGAL.map(([label, href]) => (
            <Item key={href} href={href} kind="legal" onClose={onClose}>
              {label}
            </Item>
          ))}
        </ul>
      </nav>
    </>
  );
}

function Item(props: {
  readonly href: string;
  readonly kind: 'special' | 'category' | 'legal';
  readonly onClose: () => void;
  readonly children: ReactNode;
}) {
  return (
    <li className={`menu-${props.kind}`}>
      <a href={props.href} target="_blank" rel="noopener" onClick={props.onClose}>
        {props.children}
      </a>
    </li>
  );
}

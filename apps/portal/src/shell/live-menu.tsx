import { memo, startTransition, useEffect, useState, type Ref } from 'react';
import type { Site } from '../data/site.ts';
import { whenIdle } from '../services/frames.ts';
import { MenuLists } from './menu.tsx';
import * as messages from './messages/en.json';

export type LiveMenuProps = {
  readonly site: Site;
  readonly open: boolean;
  readonly list: Ref<HTMLElement>;
  readonly onClose: () => void;
};

/**
 * The drawer under the bar. It is laid out, unseen, once the browser is idle: a press on its button
 * only has to show it. `useLayer` lets the visitor in.
 */
export function LiveMenu({ site, open, list, onClose }: LiveMenuProps) {
  const [ready, setReady] = useState(false);
  useEffect(() => whenIdle(() => startTransition(() => setReady(true))), []);
  if (!ready && !open) return null;
  return (
    <>
      {/* The button and Escape close it too: the backdrop is for pointers alone. */}
      {open && <div className="backdrop" onClick={onClose} aria-hidden="true" />}
      <nav id="menu" className="menu" data-open={open} aria-label={messages.menu} ref={list} inert>
        <Links site={site} />
      </nav>
    </>
  );
}

const Links = memo(MenuLists);

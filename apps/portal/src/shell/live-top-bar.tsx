import { useCallback, useEffect, useRef, useState, type ComponentType } from 'react';
import { drawMaybe } from '../live/draw.ts';
import { useServices } from '../live/services.ts';
import type { Parts } from '../page.tsx';
import { detailPath } from '../routes.ts';
import { Menu } from './menu.tsx';
import { chunk } from '../services/chunks.ts';
import type { MineProps } from './mine/mine.tsx';
import { useLayer } from './open-layer.ts';
import { LiveSearch } from './search/live-search.tsx';
import { toast } from './toasts.ts';
import { TopBar } from './top-bar.tsx';

const fetchMine = chunk('mine', async () => (await import('./mine/mine.tsx')).Mine);

type Opened = 'menu' | 'mine' | undefined;

/** The bar with its menu, the games of this device, and search. */
export const LiveTopBar: Parts['topBar'] = ({ site, route, deck }) => {
  const { store } = useServices();
  const [opened, setOpened] = useState<Opened>();
  const [Mine, setMine] = useState<ComponentType<MineProps>>();
  const menuButton = useRef<HTMLButtonElement>(null);
  const mineButton = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLElement>(null);
  const mine = useRef<HTMLDivElement>(null);
  const close = useCallback(() => setOpened(undefined), []);
  useLayer({ open: opened === 'menu', close, button: menuButton, layer: menu });
  useLayer({
    open: opened === 'mine' && Mine !== undefined,
    close,
    button: mineButton,
    layer: mine,
  });

  useEffect(() => {
    if (opened !== 'mine') return;
    void fetchMine().then(
      (panel) => setMine(() => panel),
      () => {
        setOpened(undefined);
        toast('Your games could not be fetched.');
      },
    );
  }, [opened]);

  const random = async (): Promise<void> => {
    close();
    const [game] = await drawMaybe(site, deck, { count: 1 });
    if (game) location.hash = `#${detailPath(game.id)}`;
  };
  const toggle = (which: Opened) => (): void => setOpened(opened === which ? undefined : which);
  return (
    <TopBar
      site={site}
      route={route}
      menuOpen={opened === 'menu'}
      mineOpen={opened === 'mine'}
      menuButton={menuButton}
      mineButton={mineButton}
      onMenu={toggle('menu')}
      onMine={toggle('mine')}
      search={<LiveSearch site={site} onRandom={() => void random()} />}
    >
      {opened === 'menu' && <Menu site={site} list={menu} onClose={close} />}
      {opened === 'mine' && Mine && (
        <Mine
          favourites={store.kept.favourites}
          recent={store.kept.recent}
          layer={mine}
          onClose={close}
          onRandom={() => void random()}
          pool={deck.pool}
        />
      )}
    </TopBar>
  );
};

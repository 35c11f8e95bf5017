import { memo, useCallback, useEffect, useRef, useState, type ComponentType } from 'react';
import { sampleGames } from '../services/sample-games.ts';
import type { PartProps } from '../data/parts.ts';
import { detailPath } from '../data/routes.ts';
import { useDay } from '../features/today/use-day.ts';
import { LiveMenu } from './live-menu.tsx';
import { chunk } from '../services/chunks.ts';
import type { LiveMyGamesProps } from './my-games/live-my-games.tsx';
import { useLayer } from './use-layer.ts';
import { LiveSearch } from './search/live-search.tsx';
import { toast } from '../services/toasts.ts';
import { goTo } from '../services/go-to.ts';
import { TopBar } from './top-bar.tsx';
import * as messages from './messages/en.json';

const fetchMyGames = chunk(
  'mine',
  async () => (await import('./my-games/live-my-games.tsx')).LiveMyGames,
);

/** What opens in the bar does not concern the field. */
const Search = memo(LiveSearch);

type Opened = 'menu' | 'mine' | undefined;

/** The bar with its menu, the games of this device, and search. */
export function LiveTopBar({ site, route, homeData }: PartProps['topBar']) {
  const day = useDay();
  const [opened, setOpened] = useState<Opened>();
  const [Mine, setMine] = useState<ComponentType<LiveMyGamesProps>>();
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
    void fetchMyGames().then(
      (panel) => setMine(() => panel),
      () => {
        setOpened(undefined);
        toast(messages.mineFailed);
      },
    );
  }, [opened]);

  const onRandom = useCallback(() => {
    close();
    // Not the game that is on the page already.
    const without = location.hash.split('/').pop() ?? '';
    void sampleGames(site, homeData, { count: 1, without }).then(([game]) => {
      if (game) goTo(`#${detailPath(game.id)}`);
    });
  }, [site, homeData, close]);
  const toggle = (which: Opened) => (): void => setOpened(opened === which ? undefined : which);
  return (
    <TopBar
      site={site}
      route={route}
      day={day}
      menuOpen={opened === 'menu'}
      mineOpen={opened === 'mine'}
      menuButton={menuButton}
      mineButton={mineButton}
      onMenu={toggle('menu')}
      onMine={toggle('mine')}
      onRandom={onRandom}
      search={<Search site={site} onRandom={onRandom} />}
    >
      <LiveMenu site={site} open={opened === 'menu'} list={menu} onClose={close} />
      {opened === 'mine' && Mine && (
        <Mine site={site} layer={mine} onClose={close} onRandom={onRandom} pool={homeData.pool} />
      )}
    </TopBar>
  );
}

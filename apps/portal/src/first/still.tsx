import type { Parts } from '../page.tsx';
import { Category } from '../screens/category/category.tsx';
import { Detail } from '../screens/detail/detail.tsx';
import { ErrorScreen } from '../screens/error/error.tsx';
import { Home } from '../screens/home/home.tsx';
import { Legal } from '../screens/legal/legal.tsx';
import { Play } from '../screens/play/play.tsx';
import { isFavourite } from '../services/storage.ts';
import { Footer } from '../shell/footer.tsx';
import { TopBar } from '../shell/top-bar.tsx';

/** Every part as it is before anything is pressed. */
export const STILL: Parts = {
  topBar: TopBar,
  footer: Footer,
  home: ({ site, deck, kept }) => (
    <Home site={site} sections={deck.sections} maybe={deck.maybe} recent={kept.recent} />
  ),
  category: ({ site, scene }) => (
    <Category
      site={site}
      list={scene.list}
      games={scene.games}
      others={scene.others}
      tag={scene.tag}
    />
  ),
  detail: ({ scene: { game, others, partial }, kept }) => (
    <Detail
      game={game}
      others={others}
      favourite={isFavourite(kept, game.id)}
      vote={kept.votes[game.id]}
      best={kept.best[game.id]}
      partial={partial}
    />
  ),
  game: ({ site, scene: { name, game, others }, kept }) =>
    name === 'game' ? (
      <Play
        site={site}
        game={game}
        others={others}
        phase={{ name: 'loading' }}
        muted={kept.muted}
        favourite={isFavourite(kept, game.id)}
      />
    ) : null,
  text: ({ scene }) => <Legal text={scene.text} />,
  error: ({ why, games }) => <ErrorScreen why={why} games={games} />,
};

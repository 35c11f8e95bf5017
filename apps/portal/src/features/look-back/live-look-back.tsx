import './look-back.css';
import { fillMessage } from '@playgrove/language/message-format';
import { useEffect, useMemo, useState } from 'react';
import type { DayView } from '../../data/daily/view.ts';
import { OWN_GAMES_ADDRESS } from '../../data/files.ts';
import type { GameSummary } from '../../data/game-summary.ts';
import { readOwnGames } from '../../data/read-extras.ts';
import { useServices } from '../../services/context.ts';
import { fetchFile } from '../../services/files.ts';
import { readRunFacts, runPath } from '../../services/runs.ts';
import { toast } from '../../services/toasts.ts';
import { Glyph } from '../../ui/glyph.tsx';
import { dateText } from '../../ui/locale/dates.ts';
import { numberText } from '../../ui/locale/numbers.ts';
import { Picture } from '../../ui/picture.tsx';
import { scoreText } from '../boards/scores.ts';
import { factsOf } from './facts.ts';
import { lookBack, type BestRun, type LookBack } from './look-back.ts';
import * as messages from './messages/en.json';

/** One list for all renders: the runs are read once. */
const NONE: readonly BestRun[] = [];

type ShownRun = {
  readonly game: GameSummary;
  readonly score: string;
  readonly href: string;
};

/** What was won this month, and its best runs to watch again. */
export function LiveLookBack({ day }: { readonly day: DayView }) {
  const { site, homeData } = useServices();
  const back = useMemo(() => lookBack(() => localStorage, day), [day]);
  const runs = useRuns(back?.runs ?? NONE, homeData.pool);
  if (!back) return null;
  const month = dateText(`${back.month}-01`, 'month');
  const facts = factsOf(back);
  const share = async (): Promise<void> => {
    const { drawPicture, offerPicture } = await import('./picture.ts');
    const icons = runs.flatMap((run) => run?.game.icon ?? []);
    await offerPicture(await drawPicture({ month, facts, icons, site: site.name }), back.month);
  };
  return (
    <section className="look-back" aria-labelledby="look-back">
      <div className="look-back-head">
        <h2 id="look-back">{messages.title}</h2>
        <p>{month}</p>
        <button
          type="button"
          className="button"
          onClick={() => {
            share().catch(() => toast(messages.failed));
          }}
        >
          <Glyph name="share" />
          {messages.share}
        </button>
      </div>
      <div className="look-back-month">
        <ul>
          {facts.map(({ glyph, value, label }) => (
            <li key={glyph}>
              <Glyph name={glyph} />
              <b>{numberText(value)}</b>
              <span>{label}</span>
            </li>
          ))}
        </ul>
        <Days days={back.days} />
      </div>
      {runs.length > 0 && (
        <>
          <h3>{messages.runs}</h3>
          <ul className="look-back-runs">
            {runs.map((run, index) => (
              <li key={run?.game.id ?? index}>{run && <Row {...run} />}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** The month at a glance. Its facts say the same in words. */
function Days({ days }: Pick<LookBack, 'days'>) {
  return (
    <div className="look-back-days" aria-hidden="true">
      {days.map(({ date, look }) => (
        <i key={date} className={look} />
      ))}
    </div>
  );
}

function Row({ game, score, href }: ShownRun) {
  return (
    <a href={href} aria-label={`${fillMessage(messages.watchRun, { game: game.title })}: ${score}`}>
      <Picture icon={game.icon} sizes="56px" />
      <span className="words">
        <span className="title">{game.title}</span>
        <span className="score">{score}</span>
      </span>
      <span className="watch">
        <Glyph name="plays" />
        {messages.watch}
      </span>
    </a>
  );
}

/** The runs whose games are here; undefined for each of them until they have been read. */
function useRuns(
  runs: readonly BestRun[],
  pool: readonly GameSummary[],
): readonly (ShownRun | undefined)[] {
  const [shown, setShown] = useState<readonly ShownRun[]>();
  useEffect(() => {
    let left = false;
    const read = async (): Promise<void> => {
      const { games } = readOwnGames(await fetchFile(OWN_GAMES_ADDRESS));
      const rows = await Promise.all(
        runs.map(async ({ slug, run }): Promise<ShownRun | undefined> => {
          const own = Object.hasOwn(games, slug) ? games[slug] : undefined;
          const game = pool.find(({ id }) => id === own?.id);
          const facts = await readRunFacts(run);
          if (!own || !game || facts?.slug !== slug) return undefined;
          return { game, score: scoreText(facts, own), href: `#${runPath(game.id, facts, run)}` };
        }),
      );
      if (!left) setShown(rows.filter((row) => row !== undefined));
    };
    // Without the list of games there is nothing to watch them in.
    read().catch(() => setShown([]));
    return () => {
      left = true;
    };
  }, [runs, pool]);
  return shown ?? runs.map(() => undefined);
}

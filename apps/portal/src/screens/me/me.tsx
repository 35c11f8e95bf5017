import { fillMessage } from '@playgrove/language/message-format';
import type { ReactNode } from 'react';
import type { Flame } from '../../data/daily/flame.ts';
import { medalOf, type GameProgress, type Medal } from '../../data/progress.ts';
import type { Growth } from '../../data/grove.ts';
import type { GameSummary } from '../../data/game-summary.ts';
import type { Best } from '../../data/saved-state.ts';
import { EmptyGrove, Grove, type GroveTree } from '../../features/grove/grove.tsx';
import { figureOf } from '../../ui/best.ts';
import { CardRow } from '../../ui/card-row.tsx';
import { Glyph, type GlyphName } from '../../ui/glyph.tsx';
import { numberText } from '../../ui/locale/numbers.ts';
import { progressTexts } from '../../ui/progress/progress-texts.ts';
import { sizeText } from '../../ui/size/size.ts';
import { MeShell } from './me-shell.tsx';
import * as messages from './messages/en.json';

/** A game with all that this device remembers of it. */
export type MyGame = {
  readonly game: GameSummary;
  readonly best?: Best | undefined;
  readonly progress?: GameProgress | undefined;
  /** Bytes that it takes, if it is saved for offline. */
  readonly saved?: number | undefined;
  readonly growth: Growth;
  /** Its daily challenge was done today. */
  readonly today: boolean;
};

export type MeProps = {
  readonly games: readonly MyGame[];
  readonly flame: Flame;
  /** Games to begin with, where nothing was played. */
  readonly others: readonly GameSummary[];
  readonly lookBack?: ReactNode;
  /** Export, import, the code and the name. */
  readonly children?: ReactNode;
};

/** Everything that a visitor has won, in one place. */
export function Me({ games, flame, others, lookBack, children }: MeProps) {
  // What is only saved for offline may never have been opened.
  const played = games.filter(
    ({ best, progress, saved }) => best ?? progress ?? saved === undefined,
  );
  return (
    <MeShell>
      {(games.length > 0 || flame.longest > 0) && <Totals games={played} flame={flame} />}
      {played.length > 0 ? (
        <section aria-labelledby="my-games">
          <h2 id="my-games">{messages.games}</h2>
          <Grove trees={played.map(treeOf)} />
        </section>
      ) : (
        <>
          <section aria-labelledby="my-games">
            <h2 id="my-games">{messages.games}</h2>
            <EmptyGrove />
          </section>
          <section className="cards grid" aria-labelledby="my-first">
            <h2 id="my-first">{messages.empty}</h2>
            <div className="grid-parts">
              <CardRow list="instead" look="grid" games={others} eager={0} />
            </div>
          </section>
        </>
      )}
      {lookBack}
      <Saved games={games} />
      {children}
    </MeShell>
  );
}

function Totals({ games, flame }: Pick<MeProps, 'games' | 'flame'>) {
  const stars = games.reduce((sum, { progress }) => sum + (progress?.stars ?? 0), 0);
  const medals = games.filter(({ progress }) => progress && medalOf(progress)).length;
  const played = games.length;
  return (
    <ul className="totals">
      <Total glyph="gamepad" value={played} label={fillMessage(messages.played, { n: played })} />
      <Total glyph="star" value={stars} label={fillMessage(messages.stars, { n: stars })} />
      <Total glyph="trophy" value={medals} label={fillMessage(messages.medals, { n: medals })} />
      <Total glyph="flame" value={flame.now} label={messages.streak} lit={flame.today} />
      <Total glyph="calendar" value={flame.longest} label={messages.longest} />
    </ul>
  );
}

function Total(props: {
  readonly glyph: GlyphName;
  readonly value: number;
  readonly label: string;
  readonly lit?: boolean;
}) {
  return (
    <li className={props.lit ? 'lit' : undefined}>
      <Glyph name={props.glyph} />
      <b>{numberText(props.value)}</b>
      <span>{props.label}</span>
    </li>
  );
}

const MEDALS: Readonly<Record<Medal, string>> = {
  gold: messages.gold,
  silver: messages.silver,
  bronze: messages.bronze,
};

/** A game as a tree of the grove. */
function treeOf({ game, best, progress, saved, growth, today }: MyGame): GroveTree {
  const medal = progress && medalOf(progress);
  return {
    game,
    growth,
    today,
    facts: [
      ...(best ? [bestText(best)] : []),
      // The streak of all games stands above.
      ...(progress ? progressTexts({ ...progress, streak: 0 }) : []),
      ...(saved === undefined ? [] : [messages.saved]),
    ],
    mark: medal && (
      <span className={`medal ${medal}`}>
        <Glyph name="trophy" />
        <span className="hidden">{MEDALS[medal]}</span>
      </span>
    ),
  };
}

function Saved({ games }: Pick<MeProps, 'games'>) {
  const saved = games.filter((mine) => mine.saved !== undefined);
  const bytes = saved.reduce((sum, mine) => sum + (mine.saved ?? 0), 0);
  return (
    <section aria-labelledby="my-saved">
      <h2 id="my-saved">{messages.offline}</h2>
      <p className="me-note">
        {saved.length === 0
          ? messages.noneSaved
          : fillMessage(messages.totalSaved, { n: saved.length, size: sizeText(bytes) })}
      </p>
    </section>
  );
}

/** `Best: 1:14 (Level 3)`. */
function bestText({ score, unit, level }: Best): string {
  const counted =
    unit === 'moves' ? fillMessage(messages.moves, { n: score }) : figureOf({ score, unit });
  return level === undefined
    ? fillMessage(messages.best, { score: counted })
    : fillMessage(messages.bestLevel, { score: counted, level });
}

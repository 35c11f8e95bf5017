import { fillMessage } from '@playgrove/language/message-format';
import type { ReactNode } from 'react';
import type { Flame } from '../../data/daily/flame.ts';
import { medalOf, type GameProgress, type Medal } from '../../data/progress.ts';
import { detailPath } from '../../data/routes.ts';
import type { GameSummary } from '../../data/game-summary.ts';
import type { Best } from '../../data/saved-state.ts';
import { figureOf } from '../../ui/best.ts';
import { CardRow } from '../../ui/card-row.tsx';
import { Glyph, type GlyphName } from '../../ui/glyph.tsx';
import { numberText } from '../../ui/locale/numbers.ts';
import { Picture } from '../../ui/picture.tsx';
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
};

export type MeProps = {
  readonly games: readonly MyGame[];
  readonly flame: Flame;
  /** Games to begin with, where nothing was played. */
  readonly others: readonly GameSummary[];
  /** Export, import, the code and the name. */
  readonly children?: ReactNode;
};

/** Everything that a visitor has won, in one place. */
export function Me({ games, flame, others, children }: MeProps) {
  return (
    <MeShell>
      {(games.length > 0 || flame.longest > 0) && <Totals games={games} flame={flame} />}
      {games.length > 0 ? (
        <section aria-labelledby="my-games">
          <h2 id="my-games">{messages.games}</h2>
          <ul className="my-games">
            {games.map((mine) => (
              <Row key={mine.game.id} {...mine} />
            ))}
          </ul>
        </section>
      ) : (
        <section className="cards grid" aria-label={messages.games}>
          <p className="me-empty">{messages.empty}</p>
          <div className="grid-parts">
            <CardRow list="instead" look="grid" games={others} eager={0} />
          </div>
        </section>
      )}
      <Saved games={games} />
      {children}
    </MeShell>
  );
}

function Totals({ games, flame }: Pick<MeProps, 'games' | 'flame'>) {
  const stars = games.reduce((sum, { progress }) => sum + (progress?.stars ?? 0), 0);
  const medals = games.filter(({ progress }) => progress && medalOf(progress)).length;
  // What is only saved for offline may never have been opened.
  const played = games.filter(
    ({ best, progress, saved }) => best ?? progress ?? saved === undefined,
  ).length;
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

function Row({ game, best, progress, saved }: MyGame) {
  const medal = progress && medalOf(progress);
  return (
    <li>
      <a href={`#${detailPath(game.id)}`}>
        <span className="art">
          <Picture icon={game.icon} sizes="64px" />
        </span>
        <span className="words">
          <span className="title">{game.title}</span>
          <span className="facts">
            {best && <span>{bestText(best)}</span>}
            {progress && progressTexts(progress).map((text) => <span key={text}>{text}</span>)}
            {saved !== undefined && (
              <span>
                <Glyph name="offline" />
                {messages.saved}
              </span>
            )}
          </span>
        </span>
        {medal && (
          <span className={`medal ${medal}`}>
            <Glyph name="trophy" />
            <span className="hidden">{MEDALS[medal]}</span>
          </span>
        )}
      </a>
    </li>
  );
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

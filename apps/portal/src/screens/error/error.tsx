import { HOT } from '@playgrove/catalogue';
import { CardList } from '../../ui/card-list.tsx';
import { Island } from '#island';
import type { GameSummary } from '../../data/game-summary.ts';
import { categoryPath } from '../../data/routes.ts';
import { Glyph } from '../../ui/glyph.tsx';
import * as messages from './messages/en.json';

export type ErrorProps = {
  readonly why: 'not-found' | 'unreachable' | 'broken';
  /** Games to play instead. */
  readonly games: readonly GameSummary[];
  readonly onRetry?: () => void;
};

const TEXTS = {
  'not-found': messages.notFound,
  unreachable: messages.unreachable,
  broken: messages.broken,
} as const;

export function ErrorScreen({ why, games, onRetry }: ErrorProps) {
  return (
    <>
      <div className="error-page">
        <svg className="error-art" viewBox="0 0 200 140" aria-hidden="true">
          <ellipse cx="100" cy="126" rx="70" ry="9" className="e-shade" />
          <path
            className="e-pad"
            d="M58 44h84c26 0 36 20 39 46 3 24-4 34-16 34-15 0-20-22-34-22H69c-14 0-19 22-34 22-12 0-19-10-16-34 3-26 13-46 39-46Z"
          />
          <path className="e-line" d="M66 60v20M56 70h20M118 62l14 14M132 62l-14 14" />
          <path className="e-line" d="M88 92c7-7 17-7 24 0" />
          <path className="e-cord" d="M100 44c0-16 24-10 20-26-2-8-14-8-14 0" />
        </svg>
        <h1 tabIndex={-1}>{messages.title}</h1>
        <p>{TEXTS[why]}</p>
        <p className="error-way">
          {why !== 'not-found' && (
            <button type="button" className="button primary" onClick={onRetry} data-live>
              <Glyph name="restart" />
              {messages.tryAgain}
            </button>
          )}
          <a className="button" href="#/">
            <Glyph name="home" />
            {messages.home}
          </a>
          <a className="button" href={`#${categoryPath(HOT)}`}>
            <Glyph name="flame" />
            {messages.hotGames}
          </a>
        </p>
      </div>
      {games.length > 0 && (
        <Island>
          {() => (
            <CardList
              id="instead"
              title={messages.instead}
              list="instead"
              look="scroll"
              games={games}
            />
          )}
        </Island>
      )}
    </>
  );
}

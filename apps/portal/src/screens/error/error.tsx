import { HOT } from '@playgrove/catalogue';
import { CardList } from '../../cards/card-list.tsx';
import { Guard } from '../../guard/guard.tsx';
import type { Slim } from '../../records/rows.ts';
import { categoryPath } from '../../routes.ts';
import { Glyph } from '../../shell/glyph.tsx';

export type ErrorProps = {
  readonly why: 'not-found' | 'unreachable' | 'broken';
  /** Games to play instead. */
  readonly games: readonly Slim[];
  readonly onRetry?: () => void;
};

const WORDS = {
  'not-found': 'Not Found !',
  unreachable: 'This page could not be fetched. Are you online?',
  broken: 'This page could not be shown.',
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
        <h1 tabIndex={-1}>Oops, Something Went Wrong...</h1>
        <p>{WORDS[why]}</p>
        <p className="error-way">
          {why !== 'not-found' && (
            <button type="button" className="button primary" onClick={onRetry} data-live>
              <Glyph name="restart" />
              Try again
            </button>
          )}
          <a className="button" href="#/">
            <Glyph name="home" />
            Home
          </a>
          <a className="button" href={`#${categoryPath(HOT)}`}>
            <Glyph name="flame" />
            Hot games
          </a>
        </p>
      </div>
      {games.length > 0 && (
        <Guard>
          {() => <CardList id="instead" title="Play one of these" look="scroll" games={games} />}
        </Guard>
      )}
    </>
  );
}

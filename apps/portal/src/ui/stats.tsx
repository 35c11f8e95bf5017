import { fillMessage } from '@playgrove/language/message-format';
import type { GameSummary } from '../data/game-summary.ts';
import { playsText } from './plays.ts';
import { categoryTitle } from '../data/category-title.ts';
import * as messages from './messages/en.json';

export type StatsProps = {
  readonly game: Pick<GameSummary, 'plays' | 'rated' | 'score' | 'votes' | 'genre' | 'cate'>;
  /** Says whose rating it is, and how many visitors voted. */
  readonly withVotes?: boolean;
};

/**
 * Play count and rating. A game that nobody has played yet says what sort of game it is instead of a
 * count; a rating is our own until enough visitors have voted. Icons are drawn by the style sheet, and
 * what they say is a label: a page has a hundred of them, and elements cost time.
 */
export function Stats({ game, withVotes = false }: StatsProps) {
  const { plays, rated, score, votes, genre, cate } = game;
  const count =
    plays === undefined
      ? (genre ?? categoryTitle(cate))
      : fillMessage(messages.plays, { count: playsText(plays) });
  return (
    <span className="stats">
      {count !== undefined && <span className="plays">{count}</span>}
      {rated && score !== undefined && (
        <span
          className={`rating ${rated}`}
          role="img"
          aria-label={fillMessage(rated === 'editors' ? messages.ratedByUs : messages.rated, {
            score,
          })}
        >
          {score}
        </span>
      )}
      {withVotes && rated === 'editors' && (
        // Read aloud with the rating already.
        <span className="votes" aria-hidden="true">
          {messages.ourRating}
        </span>
      )}
      {withVotes && rated === 'visitors' && votes !== undefined && (
        <span className="votes">{fillMessage(messages.votes, { n: votes })}</span>
      )}
    </span>
  );
}

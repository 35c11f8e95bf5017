import { fillMessage } from '@playgrove/language/message-format';
import type { BoardRow } from '@playgrove/protocol/runs';
import { useEffect, useState } from 'react';
import { OWN_GAMES_ADDRESS, type OwnGame } from '../../data/files.ts';
import { readOwnGames } from '../../data/read-extras.ts';
import { fetchFile } from '../../services/files.ts';
import { figureOf } from '../../ui/best.ts';
import * as messages from './messages/en.json';

/** How a game writes its scores: not known yet, or not at all where its file does not come. */
export function useOwnGame(id: string): OwnGame | 'unknown' | undefined {
  const [game, setGame] = useState<OwnGame | 'unknown'>();
  useEffect(() => {
    let left = false;
    const found = fetchFile(OWN_GAMES_ADDRESS).then(
      (raw) => Object.values(readOwnGames(raw).games).find((own) => own.id === id) ?? 'unknown',
    );
    found.then(
      (own) => left || setGame(own),
      () => left || setGame('unknown'),
    );
    return () => {
      left = true;
    };
  }, [id]);
  return game;
}

/** A place's score as its game writes it. Without a score, less time or fewer moves are better. */
export function scoreText(
  { score, length }: Pick<BoardRow, 'score' | 'length'>,
  { unit, hz }: Pick<OwnGame, 'unit' | 'hz'>,
): string {
  if (score === undefined && hz !== undefined) {
    return figureOf({ score: length / hz, unit: 'seconds' });
  }
  if (score === undefined || unit === 'moves') {
    return fillMessage(messages.moves, { n: score ?? length });
  }
  return figureOf({ score, unit });
}

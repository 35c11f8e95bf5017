import { useEffect, useState } from 'react';
import { OWN_GAMES_ADDRESS, type OwnGame } from '../../data/files.ts';
import { readOwnGames } from '../../data/read-extras.ts';
import { fetchFile } from '../../services/files.ts';

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

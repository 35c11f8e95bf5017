import { useEffect } from 'react';
import { chunk } from '../../services/chunks.ts';

const fetchMerge = chunk('merge', () => import('../../services/saves/overwritten.ts'));

/** While a game is open: stores again what another tab won and this one overwrote. */
export function useOverwritten(): void {
  useEffect(() => {
    const look = ({ key, newValue: text, storageArea }: StorageEvent): void => {
      // Mostly the other tab's change is what is stored.
      if (key === null || text === null || storageArea?.getItem(key) === text) return;
      // Without the code or room nothing changes.
      void fetchMerge()
        .then(({ mergeOverwritten }) => mergeOverwritten(localStorage, key, text))
        .catch(() => undefined);
    };
    addEventListener('storage', look);
    return () => removeEventListener('storage', look);
  }, []);
}

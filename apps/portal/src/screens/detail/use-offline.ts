import { useCallback, useEffect, useState } from 'react';
import { filesAddress, type FilesFile } from '../../records/files.ts';
import { readFiles } from '../../records/read-extras.ts';
import { browserCaches } from '../../services/caches.ts';
import { fetchFile } from '../../services/files.ts';
import {
  forgetGame,
  keepGame,
  keepingOf,
  KeepError,
  type KeptDoors,
} from '../../services/kept-games.ts';
import { toast } from '../../shell/toasts.ts';
import type { OfflineFactProps, OfflineState } from './offline-fact.tsx';

/** Keeps the line about a game's being offline true. @param origin of the games; empty for this one */
export function useOffline(id: string, origin: string): OfflineFactProps {
  const [needed, setNeeded] = useState<FilesFile>();
  const [state, setState] = useState<OfflineState>({});

  const look = useCallback(
    async (file: FilesFile): Promise<void> => {
      const keeping = await keepingOf(browserDoors(), id, file);
      setState({ keeping, bytes: file.bytes });
    },
    [id],
  );
  useEffect(() => {
    let gone = false;
    const begin = async (): Promise<void> => {
      // Another origin's files cannot be kept, nor anything where nobody answers for us offline.
      if (origin !== '' || !('serviceWorker' in navigator)) {
        setState({ keeping: 'impossible' });
        return;
      }
      const file = readFiles(await fetchFile(filesAddress(id)));
      if (gone) return;
      setNeeded(file);
      await look(file);
    };
    // Without the list of its files nothing is promised: the line stays as it was drawn.
    begin().catch(() => {});
    return () => {
      gone = true;
    };
  }, [id, origin, look]);

  const keep = async (): Promise<void> => {
    setState({ ...state, part: 0 });
    let file = needed;
    try {
      // A press may come before the list of files.
      file ??= readFiles(await fetchFile(filesAddress(id)));
      const { bytes } = file;
      await registerWorker();
      await keepGame(browserDoors(), id, file, (part) =>
        setState({ keeping: 'online', bytes, part }),
      );
      toast('Kept: it plays without a network now.');
    } catch (error) {
      const why = error instanceof KeepError ? error.message : 'The game could not be fetched.';
      toast(why);
    }
    if (file) await look(file);
    else setState({});
  };
  const forget = async (): Promise<void> => {
    if (!needed) return;
    await forgetGame(browserDoors(), id).catch(() => toast('It could not be removed.'));
    await look(needed);
  };
  return { state, onKeep: () => void keep(), onForget: () => void forget() };
}

function browserDoors(): KeptDoors {
  return { caches: browserCaches(), fetch: (...call) => fetch(...call) };
}

/** Somebody must answer for the site when the network is gone. @throws KeepError when nobody can */
async function registerWorker(): Promise<void> {
  try {
    await navigator.serviceWorker.register('/sw.js');
    // Kept things are the last to go when room is short; a refusal changes nothing else.
    await navigator.storage?.persist?.();
  } catch (error) {
    throw new KeepError('This browser lets the site keep nothing.', { cause: error });
  }
}

import { useCallback, useEffect, useState } from 'react';
import { BASE } from '../../data/base.ts';
import { filesAddress, type DetailFile, type FilesFile } from '../../data/files.ts';
import { readFiles } from '../../data/read-extras.ts';
import type { Site } from '../../data/site.ts';
import { browserCaches } from '../../services/caches.ts';
import { fetchFile } from '../../services/files.ts';
import {
  availabilityOf,
  removeGame,
  saveGame,
  SaveError,
  type OfflineGamesDeps,
} from '../../services/offline-games.ts';
import { toast } from '../../services/toasts.ts';
import type { OfflineFactProps, OfflineState } from './offline-fact.tsx';
import * as messages from './messages/en.json';

const FAILED = {
  blocked: messages.saveBlocked,
  full: messages.saveFull,
  network: messages.saveNetwork,
} as const;

/** Keeps the line about playing offline true. */
export function useOffline(
  { id, online = false }: DetailFile,
  { gamesOrigin: origin }: Pick<Site, 'gamesOrigin'>,
): OfflineFactProps {
  const [needed, setNeeded] = useState<FilesFile>();
  const [state, setState] = useState<OfflineState>({});

  const look = useCallback(
    async (file: FilesFile): Promise<void> => {
      const availability = await availabilityOf(browserDeps(), id, file);
      setState({ availability, bytes: file.bytes });
    },
    [id],
  );
  useEffect(() => {
    let gone = false;
    const begin = async (): Promise<void> => {
      if (online) return;
      // Another origin's files cannot be saved, nor anything without a service worker.
      if (origin !== '' || !('serviceWorker' in navigator)) {
        setState({ availability: 'impossible' });
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
  }, [id, origin, online, look]);

  const save = async (): Promise<void> => {
    setState({ ...state, part: 0 });
    let file = needed;
    try {
      // A press may come before the list of files.
      file ??= readFiles(await fetchFile(filesAddress(id)));
      const { bytes } = file;
      await registerWorker();
      await saveGame(browserDeps(), id, file, (part) =>
        setState({ availability: 'online', bytes, part }),
      );
      toast(messages.savedToast);
    } catch (error) {
      toast(FAILED[error instanceof SaveError ? error.why : 'network']);
    }
    if (file) await look(file);
    else setState({});
  };
  const remove = async (): Promise<void> => {
    if (!needed) return;
    await removeGame(browserDeps(), id).catch(() => toast(messages.removeFailed));
    await look(needed);
  };
  return { state, onSave: () => void save(), onRemove: () => void remove() };
}

function browserDeps(): OfflineGamesDeps {
  return { caches: browserCaches(), fetch: (...call) => fetch(...call) };
}

/** Without a service worker nothing answers when the network is gone. @throws SaveError */
async function registerWorker(): Promise<void> {
  try {
    await navigator.serviceWorker.register(`${BASE}sw.js`);
  } catch (error) {
    throw new SaveError('blocked', error);
  }
  // Persistent storage is cleared last when space is short. Firefox asks the visitor first, and the
  // game is saved whatever the answer is and even if there is none.
  navigator.storage?.persist?.().catch(() => {});
}

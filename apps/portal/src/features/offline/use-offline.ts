import { useCallback, useEffect, useMemo, useState } from 'react';
import { filesAddress, type DetailFile, type FilesFile } from '../../data/files.ts';
import { readFiles } from '../../data/read-extras.ts';
import type { Site } from '../../data/site.ts';
import { fetchFile } from '../../services/files.ts';
import { storeOf } from './game-store.ts';
import { SaveError } from './offline-games.ts';
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
  { gamesOrigin }: Pick<Site, 'gamesOrigin'>,
): OfflineFactProps {
  const [needed, setNeeded] = useState<FilesFile>();
  const [state, setState] = useState<OfflineState>({});
  const store = useMemo(() => storeOf({ gamesOrigin }, id), [gamesOrigin, id]);

  const look = useCallback(
    async (file: FilesFile): Promise<void> => {
      if (!store) return;
      setState({ availability: await store.look(file), bytes: file.bytes });
    },
    [store],
  );
  useEffect(() => {
    let gone = false;
    const begin = async (): Promise<void> => {
      if (online) return;
      if (!store) {
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
  }, [id, store, online, look]);

  const save = async (): Promise<void> => {
    setState({ ...state, part: 0 });
    let file = needed;
    try {
      // A press may come before the list of files.
      file ??= readFiles(await fetchFile(filesAddress(id)));
      const { bytes } = file;
      await store?.save(file, (part) => setState({ availability: 'online', bytes, part }));
      toast(messages.savedToast);
    } catch (error) {
      toast(FAILED[error instanceof SaveError ? error.why : 'network']);
    }
    if (file) await look(file);
    else setState({});
  };
  const remove = async (): Promise<void> => {
    if (!needed) return;
    await store?.remove().catch(() => toast(messages.removeFailed));
    await look(needed);
  };
  return { state, onSave: () => void save(), onRemove: () => void remove() };
}

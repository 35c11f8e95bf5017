import './device.css';
import { useEffect, useState } from 'react';
import type { Slim } from '../../records/rows.ts';
import { browserCaches } from '../../services/caches.ts';
import { keptGames } from '../../services/kept-games.ts';
import { sizeWords } from '../../screens/detail/offline-fact.tsx';
import { showShortcuts } from '../shortcuts.ts';
import { toast } from '../toasts.ts';
import { Shelf } from './shelf.tsx';

export type DeviceProps = {
  /** Games whose names are known here. */
  readonly known: readonly Slim[];
  readonly onClose: () => void;
};

type Held = {
  readonly kept: ReadonlyMap<string, number>;
  /** All that the browser counts for this site, in bytes; absent where it does not say. */
  readonly all?: number;
};

/** What lies on this device, installing, and the list of keys. */
export function Device({ known, onClose }: DeviceProps) {
  const [held, setHeld] = useState<Held>();
  const [offer, setOffer] = useState(() => window.handover?.install);
  useEffect(() => {
    void lookUp().then(setHeld);
  }, []);

  const install = async (): Promise<void> => {
    // An offer stands for one answer.
    if (window.handover) window.handover.install = undefined;
    setOffer(undefined);
    await offer?.prompt();
  };
  const byId = new Map(known.map((game) => [game.id, game]));
  const games = [...byId.values()].filter(({ id }) => held?.kept.has(id));
  return (
    <div className="device">
      <Shelf
        title="Kept offline"
        glyph="offline"
        games={games}
        empty="“Keep offline” on a game's page puts it here; it then plays without a network."
        onClose={onClose}
      />
      {held?.all !== undefined && (
        <p>{`This site holds ${sizeWords(held.all)} on this device, pictures and played games included.`}</p>
      )}
      <div className="device-ways">
        {offer && (
          <button
            type="button"
            className="button"
            onClick={() => void install().catch(() => toast('It could not be installed.'))}
          >
            Install
          </button>
        )}
        <button
          type="button"
          className="button"
          onClick={() => {
            onClose();
            showShortcuts();
          }}
        >
          Keyboard shortcuts
        </button>
      </div>
    </div>
  );
}

async function lookUp(): Promise<Held> {
  const kept = await keptGames({ caches: browserCaches(), fetch: (...call) => fetch(...call) });
  const all = await navigator.storage?.estimate?.().catch(() => undefined);
  return { kept, ...(all?.usage === undefined ? {} : { all: all.usage }) };
}

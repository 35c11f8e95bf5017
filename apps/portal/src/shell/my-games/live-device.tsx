import './device.css';
import { fillMessage } from '@playgrove/language/message-format';
import { useEffect, useState } from 'react';
import type { GameSummary } from '../../data/game-summary.ts';
import { offlineDeps, savedGames } from '../../features/offline/offline-games.ts';
import { sizeText } from '../../ui/size/size.ts';
import { showShortcuts } from '../shortcuts/shortcuts.ts';
import { toast } from '../../services/toasts.ts';
import { Shelf } from './shelf.tsx';
import * as messages from './messages/en.json';

export type LiveDeviceProps = {
  /** Games whose names are known here. */
  readonly known: readonly GameSummary[];
  readonly onClose: () => void;
};

type Usage = {
  readonly saved: ReadonlyMap<string, number>;
  /** All that the browser counts for this site, in bytes; undefined if it does not say. */
  readonly all?: number;
};

/** What is saved on this device, installing, and the list of keys. */
export function LiveDevice({ known, onClose }: LiveDeviceProps) {
  const [usage, setUsage] = useState<Usage>();
  const [offer, setOffer] = useState(() => window.hydration?.install);
  useEffect(() => {
    void lookUp().then(setUsage);
  }, []);

  const install = async (): Promise<void> => {
    // An offer stands for one answer.
    if (window.hydration) window.hydration.install = undefined;
    setOffer(undefined);
    await offer?.prompt();
  };
  const byId = new Map(known.map((game) => [game.id, game]));
  const games = [...byId.values()].filter(({ id }) => usage?.saved.has(id));
  return (
    <div className="device">
      <Shelf
        title={messages.savedOffline}
        glyph="offline"
        games={games}
        empty={messages.noneSaved}
      />
      {usage?.all !== undefined && (
        <p>{fillMessage(messages.usage, { size: sizeText(usage.all) })}</p>
      )}
      <div className="device-ways">
        {offer && (
          <button
            type="button"
            className="button"
            onClick={() => void install().catch(() => toast(messages.installFailed))}
          >
            {messages.install}
          </button>
        )}
        <button
          type="button"
          className="button keys"
          onClick={() => {
            onClose();
            showShortcuts();
          }}
        >
          {messages.shortcuts}
        </button>
      </div>
    </div>
  );
}

async function lookUp(): Promise<Usage> {
  const saved = await savedGames(offlineDeps());
  const all = await navigator.storage?.estimate?.().catch(() => undefined);
  return { saved, ...(all?.usage === undefined ? {} : { all: all.usage }) };
}

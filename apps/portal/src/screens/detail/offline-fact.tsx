import { Glyph } from '../../shell/glyph.tsx';
import type { Keeping } from '../../services/kept-games.ts';

/** What is known of a game's being there without the network. */
export type OfflineState = {
  /** Absent until it was looked up. */
  readonly keeping?: Keeping;
  /** What it takes on the device, in bytes. */
  readonly bytes?: number;
  /** Share that is fetched while it is being kept. */
  readonly part?: number;
};

export type OfflineFactProps = {
  readonly state: OfflineState;
  readonly onKeep?: () => void;
  readonly onForget?: () => void;
};

/** Whether the game plays offline on this device, and the wish that it does. */
export function OfflineFact({ state, onKeep, onForget }: OfflineFactProps) {
  const { keeping, part } = state;
  const kept = keeping === 'kept';
  return (
    <li className="offline">
      <Glyph name="offline" />
      <span role="status">{wordsFor(state)}</span>
      {keeping !== 'impossible' && (
        <button
          type="button"
          className="button"
          disabled={part !== undefined}
          onClick={kept ? onForget : onKeep}
          data-live
        >
          {kept ? 'Remove' : 'Keep offline'}
        </button>
      )}
      {part !== undefined && <progress value={part} max={1} aria-label="Keeping offline" />}
    </li>
  );
}

function wordsFor({ keeping, bytes, part }: OfflineState): string {
  const size = bytes === undefined ? '' : `, ${sizeWords(bytes)}`;
  if (part !== undefined) return `Keeping it offline${size}`;
  switch (keeping) {
    case 'kept':
      return `Kept offline on this device${size}`;
    case 'cached':
      return 'Available offline: it was played here';
    case 'online':
      return `Not offline yet${size}`;
    case 'impossible':
      return 'Plays online only: this browser lets the site keep nothing';
    default:
      return 'Offline play';
  }
}

/** `412 KB`, `1.4 MB`; a thousand bytes to the kilobyte, as devices count. */
export function sizeWords(bytes: number): string {
  return bytes < 999_500
    ? `${Math.max(1, Math.round(bytes / 1000))} KB`
    : `${(bytes / 1_000_000).toFixed(1)} MB`;
}

import { fillMessage } from '@playgrove/language/message-format';
import type { Availability } from './offline-games.ts';
import { Glyph } from '../../ui/glyph.tsx';
import { sizeText } from '../../ui/size/size.ts';
import * as messages from './messages/en.json';

/** Whether a game can be played without the network, as far as is known. */
export type OfflineState = {
  /** Undefined until it was looked up. */
  readonly availability?: Availability | 'never';
  /** What it takes on the device, in bytes. */
  readonly bytes?: number;
  /** Share that is loaded while it is being saved, from 0 to 1. */
  readonly part?: number;
};

export type OfflineFactProps = {
  readonly state: OfflineState;
  readonly onSave?: () => void;
  readonly onRemove?: () => void;
};

/** Whether the game plays offline on this device, with the button that changes it. */
export function OfflineFact({ state, onSave, onRemove }: OfflineFactProps) {
  const { availability, part } = state;
  const saved = availability === 'saved';
  return (
    <li className="offline">
      <Glyph name="offline" />
      <span role="status">{stateText(state)}</span>
      {availability !== 'impossible' && availability !== 'never' && (
        <button
          type="button"
          className="button"
          disabled={part !== undefined}
          onClick={saved ? onRemove : onSave}
          data-live
        >
          {saved ? messages.removeButton : messages.offlineButton}
        </button>
      )}
      {part !== undefined && <progress value={part} max={1} aria-label={messages.savingLabel} />}
    </li>
  );
}

function stateText({ availability, bytes, part }: OfflineState): string {
  const withSize = (text: string): string =>
    bytes === undefined ? text : fillMessage(messages.withSize, { text, size: sizeText(bytes) });
  if (part !== undefined) return withSize(messages.saving);
  switch (availability) {
    case 'saved':
      return withSize(messages.savedOffline);
    case 'cached':
      return messages.readyOffline;
    case 'online':
      return withSize(messages.notSaved);
    case 'never':
      return messages.needsConnection;
    case 'impossible':
      return messages.onlineOnly;
    default:
      return messages.checking;
  }
}

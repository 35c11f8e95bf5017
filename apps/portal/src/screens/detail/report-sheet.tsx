import '../../shell/sheet.css';
import './report.css';
import { useEffect, useRef, useState } from 'react';
import type { Report } from '@playgrove/events';
import { useServices } from '../../live/services.ts';
import type { Slim } from '../../records/rows.ts';
import { toast } from '../../shell/toasts.ts';

const REASONS: readonly (readonly [Report['reason'], string])[] = [
  ['does-not-start', 'It does not start'],
  ['stuck', 'It gets stuck'],
  ['too-slow', 'It is too slow'],
  ['display', 'Something looks wrong'],
  ['sound', 'Something sounds wrong'],
  ['other', 'Something else'],
];

/** Tells the people behind the site that a game is broken. */
export function ReportSheet(props: { readonly game: Slim; readonly onClose: () => void }) {
  const { game, onClose } = props;
  const sheet = useRef<HTMLDialogElement>(null);
  const { callContent } = useServices();
  const [sending, setSending] = useState(false);
  useEffect(() => sheet.current?.showModal(), []);

  const send = async (form: FormData): Promise<void> => {
    const reason = String(form.get('reason')) as Report['reason'];
    const report: Report = { game: game.id, reason };
    setSending(true);
    try {
      await callContent('report', report);
      toast('Thank you. We will look at it.');
      sheet.current?.close();
    } catch {
      // The visitor was told why; what they chose stays in the form.
    } finally {
      setSending(false);
    }
  };
  return (
    <dialog
      className="sheet-dialog report"
      ref={sheet}
      aria-labelledby="report-title"
      onClose={onClose}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void send(new FormData(event.currentTarget));
        }}
      >
        <h2 id="report-title">What is wrong with {game.title}?</h2>
        <fieldset>
          <legend className="hidden">Reason</legend>
          {REASONS.map(([reason, label], index) => (
            <label key={reason}>
              <input type="radio" name="reason" value={reason} defaultChecked={index === 0} />
              {label}
            </label>
          ))}
        </fieldset>
        <p className="report-ways">
          <button type="button" className="button" onClick={() => sheet.current?.close()}>
            Cancel
          </button>
          <button type="submit" className="button primary" disabled={sending}>
            Send
          </button>
        </p>
      </form>
    </dialog>
  );
}

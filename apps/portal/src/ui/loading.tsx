import * as messages from './messages/en.json';

/** The sign that something is on its way. It is always there, and hidden while off. */
export function Loading({ on }: { readonly on: boolean }) {
  return (
    <div className="loading" role="status" hidden={!on}>
      <span className="loading-dots" aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
      <span className="hidden">{messages.loading}</span>
    </div>
  );
}

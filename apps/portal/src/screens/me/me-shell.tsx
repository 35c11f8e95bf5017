import type { ReactNode } from 'react';
import * as messages from './messages/en.json';

/** The page before this device's storage was looked through; with `children`, after. */
export function MeShell({ children }: { readonly children?: ReactNode }) {
  return (
    <div className="me-page">
      <h1 tabIndex={-1}>{messages.title}</h1>
      <p className="page-lead">{messages.lead}</p>
      {children}
    </div>
  );
}

import { memo, Suspense, type ReactNode } from 'react';
import { Boundary } from './boundary.tsx';

export type GuardProps = {
  /** Writes one part of the page; called inside the guard. */
  readonly children: () => ReactNode;
  /** Shown in place of what broke. */
  readonly instead?: ReactNode;
  /** Another value tries again. */
  readonly of?: unknown;
  /** While it is the same value, the part stays as it is: it is made from nothing else that changes. */
  readonly same?: unknown;
  /** Below the first screen: the first paint writes it after the first frame. */
  readonly late?: boolean;
};

/**
 * Keeps an exception in one part of a page from taking the rest with it: the part says that it is
 * not there. React takes parts over one after the other, so that none of them blocks the page for
 * long. Code that writes markup gets `guard-markup.tsx` in its place.
 */
export const Guard = memo(function Guarded({ children, instead = <Gone />, of }: GuardProps) {
  return (
    <Suspense>
      <Boundary instead={instead} of={of}>
        <Part of={children} />
      </Boundary>
    </Suspense>
  );
}, isSame);

function isSame(before: GuardProps, now: GuardProps): boolean {
  return now.same !== undefined && now.same === before.same && now.of === before.of;
}

function Part({ of }: { readonly of: () => ReactNode }) {
  return of();
}

function Gone() {
  return <p className="gone">This part of the page could not be shown.</p>;
}

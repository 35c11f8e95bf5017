import { memo, Suspense, type ReactNode } from 'react';
import { ErrorBoundary } from './error-boundary.tsx';
import { Gone } from './gone.tsx';
import type { IslandProps } from './island-props.ts';

/**
 * A part of the page that stands alone: an exception in it leaves the rest of the page working, and
 * React hydrates one island after the other, so that none of them blocks the page for long. Import it
 * as `#island`: code that writes markup gets `boot/markup/island.tsx` instead.
 */
export const Island = memo(function Island({
  children,
  fallback = <Gone />,
  resetKey,
}: IslandProps) {
  return (
    <Suspense>
      <ErrorBoundary fallback={fallback} resetKey={resetKey}>
        <Call write={children} />
      </ErrorBoundary>
    </Suspense>
  );
}, isSame);

function isSame(before: IslandProps, now: IslandProps): boolean {
  return (
    now.memoKey !== undefined && now.memoKey === before.memoKey && now.resetKey === before.resetKey
  );
}

function Call({ write }: { readonly write: () => ReactNode }) {
  return write();
}

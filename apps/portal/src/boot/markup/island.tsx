import type { ReactNode } from 'react';
import { Gone } from '../../ui/error-boundary/gone.tsx';
import type { IslandProps } from '../../ui/error-boundary/island-props.ts';
import { defer, Part } from './jsx-runtime.ts';

/** The island where markup is written as text: elements are written as soon as they are named. */
export function Island({ children, fallback, deferred }: IslandProps): ReactNode {
  const part = (): ReactNode => <Part>{written(children, fallback)}</Part>;
  if (deferred === undefined || deferred === false) return part();
  return defer(part as Parameters<typeof defer>[0], deferred === 'small') as ReactNode;
}

function written(children: () => ReactNode, fallback: ReactNode): ReactNode {
  try {
    return children();
  } catch {
    return fallback ?? <Gone />;
  }
}

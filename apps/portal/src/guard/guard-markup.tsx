import type { ReactNode } from 'react';
import { later, Part } from '../first/markup/jsx-runtime.ts';
import type { GuardProps } from './guard.tsx';

/** The guard where markup is written as text: elements are written as soon as they are named. */
export function Guard({ children, instead, late }: GuardProps): ReactNode {
  const part = (): ReactNode => <Part>{written(children, instead)}</Part>;
  return late ? (later(part as Parameters<typeof later>[0]) as ReactNode) : part();
}

function written(children: () => ReactNode, instead: ReactNode): ReactNode {
  try {
    return children();
  } catch {
    return instead ?? <p className="gone">This part of the page could not be shown.</p>;
  }
}

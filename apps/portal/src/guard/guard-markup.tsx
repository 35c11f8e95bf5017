import type { ReactNode } from 'react';
import { Part } from '../first/markup/jsx-runtime.ts';
import type { GuardProps } from './guard.tsx';

/** The guard where markup is written as text: elements are written as soon as they are named. */
export function Guard({ children, instead }: GuardProps): ReactNode {
  return <Part>{written(children, instead)}</Part>;
}

function written(children: () => ReactNode, instead: ReactNode): ReactNode {
  try {
    return children();
  } catch {
    return instead ?? <p className="gone">This part of the page could not be shown.</p>;
  }
}

import type { ReactNode } from 'react';

export type Answer<T> =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'here'; readonly found: T }
  | { readonly kind: 'failed'; readonly why: string };

/** A part of the page and what the server says for it. */
export function Section<T>(props: {
  readonly title: string;
  readonly answer: Answer<T>;
  readonly children: (found: T) => ReactNode;
}) {
  const { title, answer, children } = props;
  return (
    <section aria-label={title} aria-busy={answer.kind === 'waiting'}>
      <h2>{title}</h2>
      {answer.kind === 'waiting' ? <p>Loading…</p> : null}
      {answer.kind === 'failed' ? <p role="alert">{answer.why}</p> : null}
      {answer.kind === 'here' ? children(answer.found) : null}
    </section>
  );
}

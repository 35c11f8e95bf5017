import type { WrittenProps, Writers } from '../../data/written.ts';

/**
 * Parts that the first paint's script writes for React too. Import them as `#written`: code that
 * writes markup gets `boot/markup/written.tsx` instead. They hold no state and answer to events on
 * the document alone.
 */
export function CardRow(props: WrittenProps['cards']) {
  return <Written html={writers().cards(props)} />;
}

export function TodayRow(props: WrittenProps['today']) {
  return <Written html={writers().today(props)} />;
}

export function Welcome(props: WrittenProps['welcome']) {
  return <Written html={writers().welcome(props)} />;
}

export function About(props: WrittenProps['about']) {
  return <Written html={writers().about(props)} />;
}

export function MenuLists(props: WrittenProps['menu']) {
  return <Written html={writers().menu(props)} />;
}

function Written({ html }: { readonly html: string }) {
  // Our own writer escapes every text.
  return <div className="written" dangerouslySetInnerHTML={{ __html: html }} />;
}

function writers(): Writers {
  const { hydration } = window;
  if (!hydration) throw new Error('The first paint has not run');
  return hydration.writers;
}

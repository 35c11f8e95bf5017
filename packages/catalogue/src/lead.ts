/** A game's first line has at most this many characters. */
export const LONGEST_LEAD = 90;
/** Up to this many characters of the rest are shown before the text folds. */
const SHOWN = 160;
/** Search engines and link previews cut longer ones. */
const LONGEST_SUMMARY = 160;

export type Parts = {
  /** One line: what you do in the game. */
  readonly lead: string;
  /** What is shown of the rest. */
  readonly shown: string;
  /** What folds away. */
  readonly folded: string;
};

/** The first sentence of a description. */
export function firstSentence(description: string): string {
  return /^.*?[.!?](?=\s|$)/s.exec(description)?.[0] ?? description;
}

/** A description as a game's page shows it. A first sentence that is too long is cut at a word. */
export function partsOf(description: string): Parts {
  const first = firstSentence(description);
  const rest = description.slice(first.length).trim();
  if (first.length > LONGEST_LEAD) {
    return { lead: cutAtWord(first, LONGEST_LEAD), ...fold(description) };
  }
  return { lead: first, ...fold(rest) };
}

/** A description as search results and link previews show it: its first sentences. */
export function snippetOf(description: string): string {
  const summary = sentencesOf(description, LONGEST_SUMMARY);
  return summary.length > LONGEST_SUMMARY ? cutAtWord(summary, LONGEST_SUMMARY) : summary;
}

function fold(text: string): Omit<Parts, 'lead'> {
  const some = sentencesOf(text, SHOWN);
  // A question whose answer is folded away looks cut off.
  const last = some.endsWith('?') ? some.lastIndexOf('. ') + 1 : 0;
  const shown = last > 0 ? some.slice(0, last) : some;
  return { shown, folded: text.slice(shown.length).trim() };
}

/** The first sentence, and as many of the next as fit. */
function sentencesOf(text: string, most: number): string {
  let some = firstSentence(text);
  for (;;) {
    const more = firstSentence(text.slice(some.length + 1));
    if (more === '' || some.length + 1 + more.length > most) return some;
    some = `${some} ${more}`;
  }
}

function cutAtWord(text: string, most: number): string {
  return `${text.slice(0, most - 1).replace(/[\s,;:–-]+\S*$/, '')}…`;
}

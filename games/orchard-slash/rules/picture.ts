import { modeOf } from './modes.ts';
import type { State } from './state.ts';

const COLUMNS = 24;
const ROWS = 12;
const MARKS = {
  melon: 'M',
  orange: 'O',
  apple: 'A',
  strawberry: 'S',
  pear: 'P',
  lemon: 'L',
  peach: 'E',
  pineapple: 'I',
  golden: 'G',
  nest: '#',
} as const;

/** What is in sight, a letter each, and the glass: capitals are filled. */
export function picture(state: State): string {
  const { w, h } = state.field;
  const rows = Array.from({ length: ROWS }, () => Array.from({ length: COLUMNS }, () => '.'));
  for (const toss of state.air) {
    const row = rows[Math.floor((toss.y / h) * ROWS)];
    const column = Math.floor((toss.x / w) * COLUMNS);
    if (row && toss.wait === 0 && column >= 0 && column < COLUMNS) row[column] = MARKS[toss.kind];
  }
  const glass = state.order.needs
    .map((kind, slot) => (state.order.filled[slot] ? MARKS[kind] : MARKS[kind].toLowerCase()))
    .join('');
  const { glasses } = modeOf(state.params);
  const facts = [
    `tick ${state.tick}`,
    `score ${state.score}`,
    state.params.mode === 'rush' ? `left ${state.left}` : `hearts ${state.lives}`,
    `glass ${glass}`,
    `served ${state.served}${glasses > 0 ? ` of ${glasses}` : ''}`,
    state.end ? state.end.reason : '',
  ];
  return `${rows.map((row) => row.join('')).join('\n')}\n${facts.filter(Boolean).join(', ')}`;
}

import { spikes } from './motifs.ts';

/** The back of a card: its ground from top to bottom, its frame, and what is on it, 100 across. */
export type Back = {
  readonly id: string;
  readonly needs: number;
  readonly top: string;
  readonly foot: string;
  readonly gold: string;
  readonly emblem: string;
};

// oxfmt-ignore
export const LOOKS: readonly [Back, ...Back[]] = [
  { id: 'leaf', needs: 0, top: '#2f5f8a', foot: '#16285c', gold: '#7fd6b0',
    emblem: 'M0-42C30-26 34 14 0 40C-34 14-30-26 0-42ZM0-26V46M0-8L14-18M0-8L-14-18M0 12L16 0M0 12L-16 0' },
  { id: 'moon', needs: 3, top: '#5b4bb0', foot: '#2a1c66', gold: '#ffd98a',
    emblem: 'M10-36A38 38 0 1 0 36 14A31 31 0 0 1 10-36Z' },
  { id: 'dew', needs: 9, top: '#1f7f93', foot: '#0b3555', gold: '#a9ecff',
    emblem: 'M0-42C18-14 30-2 30 14A30 30 0 0 1-30 14C-30-2-18-14 0-42Z' },
  { id: 'heart', needs: 18, top: '#a83f78', foot: '#4c1450', gold: '#ffb3cf',
    emblem: 'M0 36C-44 6-40-34-16-34Q-4-34 0-20Q4-34 16-34C40-34 44 6 0 36Z' },
  { id: 'tulip', needs: 32, top: '#7a3fb4', foot: '#331360', gold: '#ffb98a',
    emblem: 'M0 42V14M-26-32Q-13-26-13-16Q-8-34 0-38Q8-34 13-16Q13-26 26-32C34 4 20 16 0 16C-20 16-34 4-26-32Z' },
  { id: 'star', needs: 50, top: '#2a49a8', foot: '#0f1650', gold: '#fff0a0',
    emblem: spikes(5, 42, 18, 2) },
  { id: 'shell', needs: 75, top: '#2c8a6a', foot: '#0c3a3c', gold: '#ffe0b8',
    emblem: 'M0 32L-36-4Q-34-34 0-36Q34-34 36-4ZM0 32V-34M0 32L-18-30M0 32L18-30' },
  { id: 'dahlia', needs: 105, top: '#8a5a1c', foot: '#3c1c10', gold: '#ffd55a',
    emblem: spikes(10, 42, 18, 0, true) + spikes(8, 20, 8, 0, true) },
];

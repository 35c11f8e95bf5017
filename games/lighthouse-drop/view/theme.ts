import { keepsakes } from '@playgrove/kit/draw/keepsakes';
import { paintDrop } from './drop.ts';

/** From the horizon up; then the sea from the horizon down. Dusk and night. */
export const SKY = [
  ['#ffc07a', '#ff8f7d', '#c56bb4', '#6a55b0', '#39418f'],
  ['#34508f', '#263c7c', '#1b2b66', '#141f50', '#0d153d'],
] as const;
export const SEA = [
  ['#ff9f86', '#7f6ab6', '#3d5fa8', '#234683'],
  ['#2f4b86', '#203a70', '#172c5a', '#101f45'],
] as const;
export const HILLS = [
  ['#a05c9e', '#6d4790'],
  ['#22346d', '#182757'],
] as const;
/** The stones of the stairs, every other one, and the bands of the wall. */
export const STONES = [
  ['#fff1d8', '#f3d9b4'],
  ['#7687c4', '#6375b4'],
] as const;
export const LIT = ['#fff6d4', '#ffeab6'] as const;
export const WALL = [
  ['#fff6ea', '#e9584f'],
  ['#93a2d8', '#8a4273'],
] as const;
/** Burning oil as it cools after the beam, from a last glow to full heat. */
export const HEAT = ['#6b3a3a', '#94463a', '#c2603f', '#e68a55', '#ffc08a', '#ffffff'] as const;

/** The droplet: light, body and depth of its water, and what it wears. */
export const DROPS = keepsakes(
  [
    { id: 'dew', needs: 0, light: '#c9f3ff', body: '#4cc3ff', deep: '#1f7fe0', wears: '' },
    { id: 'mint', needs: 4, light: '#dcffe9', body: '#4fdcb0', deep: '#159c86', wears: '' },
    { id: 'sailor', needs: 12, light: '#c9f3ff', body: '#4cb4ff', deep: '#2465e0', wears: 'cap' },
    { id: 'rose', needs: 25, light: '#ffe1ee', body: '#ff8dba', deep: '#d8488c', wears: '' },
    { id: 'keeper', needs: 45, light: '#d5f0ff', body: '#58b8f0', deep: '#2a6fbe', wears: 'hat' },
    { id: 'amber', needs: 75, light: '#fff3c9', body: '#ffc23c', deep: '#e0821a', wears: '' },
    { id: 'captain', needs: 120, light: '#e6e0ff', body: '#8f7bff', deep: '#5a3fd0', wears: 'cap' },
    { id: 'pearl', needs: 180, light: '#ffffff', body: '#e6ecff', deep: '#a5b4e6', wears: 'hat' },
  ],
  (c, look) => paintDrop(c, 0, 8, 30, look),
);

export type Look = (typeof DROPS.rows)[number];

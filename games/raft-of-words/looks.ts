import { keepsakes } from '@playgrove/kit/draw/keepsakes';
import { paintDeck, paintHull, type Wood } from './view/rafts.ts';

const row = (id: string, needs: number, deck: Wood['deck'], hull: Wood['hull'], ink: string) => ({
  id,
  needs,
  deck,
  hull,
  ink,
});

/** What players own: the wood of the rafts. Each look opens with that many stars. */
export const RAFTS = keepsakes(
  [
    row('pine', 0, ['#ffeec2', '#f6cf86', '#dc9f52'], ['#b06a35', '#7a3f22'], '#5a2a16'),
    row('cherry', 4, ['#ffd9cf', '#f59d86', '#d3604f'], ['#a33a3f', '#6d2032'], '#5c1526'),
    row('birch', 14, ['#ffffff', '#eee7dc', '#c9bca9'], ['#8d8078', '#574a4c'], '#3b2f38'),
    row('bamboo', 30, ['#f1ffc2', '#c3e276', '#86b548'], ['#5d8a35', '#355c27'], '#244519'),
    row('reef', 55, ['#c9fff2', '#6fe0cf', '#2aa5a6'], ['#1f7183', '#12455f'], '#0b3a4c'),
    row('plum', 90, ['#f3ddff', '#cf9cf2', '#9a5fd0'], ['#6a3a9e', '#42216d'], '#3a1663'),
    row('candy', 140, ['#fff0f7', '#ffb0d2', '#f0699f'], ['#c23f7f', '#7d2459'], '#70194c'),
    row('frost', 200, ['#ffffff', '#cfeaff', '#86bdf0'], ['#4e82c4', '#2a4d8c'], '#1d3b74'),
    row('ember', 290, ['#ffe9a6', '#ffab4a', '#e2641f'], ['#8f2f2a', '#571a2a'], '#5c1414'),
    row('gold', 400, ['#fffbe0', '#ffe27a', '#eab12c'], ['#b97a1a', '#7a4a12'], '#6b3c08'),
  ],
  (c, wood) => {
    paintHull(c, -44, -17, 88, 30, wood);
    for (const [at, letter] of ['r', 'a', 'f'].entries())
      paintDeck(c, -29 + at * 29, -2, 28, wood, letter);
  },
);

import type { Garden } from '../rules/levels.ts';

/** The colors of a garden. */
export type Theme = {
  /** Around the tray, from its foot outward. */
  readonly ground: readonly [string, string, string];
  readonly tiles: readonly [string, string, string];
  readonly wood: readonly [light: string, body: string, dark: string];
  readonly hedge: readonly [light: string, body: string, dark: string];
  readonly flowers: readonly [string, string, string];
  /** Sky light, ground light, sun. */
  readonly light: readonly [string, string, string];
  readonly water: boolean;
};

export const THEMES: Readonly<Record<Garden, Theme>> = {
  stone: {
    ground: ['#a5dc6c', '#6fbf5a', '#2f8a5c'],
    tiles: ['#f7e3bd', '#efd5a6', '#c9a877'],
    wood: ['#e0955a', '#b9683a', '#7c3f2a'],
    hedge: ['#7ed957', '#4bb54a', '#2c8048'],
    flowers: ['#ff5f8a', '#ffd23c', '#ffffff'],
    light: ['#eaf4ff', '#8fae6a', '#fff0d0'],
    water: false,
  },
  moss: {
    ground: ['#6fc7a0', '#3f9f83', '#1c6a66'],
    tiles: ['#e9e2cf', '#dcd2ba', '#a89f88'],
    wood: ['#a9805c', '#7c563c', '#4f3328'],
    hedge: ['#5fcf8a', '#2f9f6c', '#1d6c56'],
    flowers: ['#c98bff', '#ff9ad0', '#fff3b0'],
    light: ['#e4fff4', '#5f9a80', '#fff4d8'],
    water: false,
  },
  bridge: {
    ground: ['#6fdcf0', '#35b4dc', '#1c74b8'],
    tiles: ['#fbe9cf', '#f3d9b4', '#cba479'],
    wood: ['#ff9a62', '#d8643f', '#8f3636'],
    hedge: ['#8fe066', '#55bb58', '#2f8658'],
    flowers: ['#ff7fb0', '#ffffff', '#ffb52e'],
    light: ['#eafcff', '#6fb8c8', '#fff2d6'],
    water: true,
  },
  ice: {
    ground: ['#e4f4ff', '#b4d8f4', '#6f9fd8'],
    tiles: ['#e8dfe8', '#d9cfe0', '#a79bbb'],
    wood: ['#8a8fd0', '#5f66b0', '#3d4284'],
    hedge: ['#9fd8c0', '#5fb09f', '#3a7f80'],
    flowers: ['#ff8fb0', '#ffffff', '#b08bff'],
    light: ['#f0f8ff', '#9fb4d8', '#fff2e0'],
    water: false,
  },
  magnet: {
    ground: ['#e89ac4', '#a865b8', '#58388f'],
    tiles: ['#f6dfd2', '#ebcdc0', '#bf9a96'],
    wood: ['#c9763e', '#99502f', '#62302a'],
    hedge: ['#7fd08f', '#459f78', '#2a6a68'],
    flowers: ['#ffd23c', '#ff8f5a', '#ffffff'],
    light: ['#ffeef8', '#a878a8', '#ffe2c0'],
    water: false,
  },
  clock: {
    ground: ['#ffd27a', '#f09a58', '#b0486a'],
    tiles: ['#fff0cf', '#f8dfb0', '#cfa878'],
    wood: ['#5fb0b8', '#3a7f92', '#25546e'],
    hedge: ['#a4d860', '#6aae50', '#3f7a4c'],
    flowers: ['#ff5f6f', '#ffffff', '#8a6bff'],
    light: ['#fff4e0', '#c08a70', '#ffe8b8'],
    water: false,
  },
};

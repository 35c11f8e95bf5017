/** How each market looks at night. Colors as `#rrggbb`. */
export type Theme = {
  readonly sky: readonly [string, string, string, string];
  readonly glow: string;
  /** The own stall's awning, its two stripes. */
  readonly awning: readonly [string, string];
  /** What hangs across the street. */
  readonly hanging: 'lantern' | 'bulb' | 'paper' | 'garland' | 'barrel' | 'brass';
  readonly lights: readonly [string, string];
  readonly wood: string;
  readonly tiles: readonly [string, string];
  /** The pan: its rim, its inside. */
  readonly pan: readonly [string, string];
  readonly handles: 'ears' | 'stick' | 'none';
  readonly roofs: 'gable' | 'spire' | 'flat' | 'dome' | 'tower' | 'arch';
};

export const THEMES: readonly Theme[] = [
  {
    sky: ['#140a3a', '#3a1466', '#8a2272', '#ff7a4d'],
    glow: '#ffb35c',
    awning: ['#e8324a', '#fff2dc'],
    hanging: 'lantern',
    lights: ['#ff4b3e', '#ffd257'],
    wood: '#b8612e',
    tiles: ['#3f5fb0', '#2b4285'],
    pan: ['#5b6480', '#252b45'],
    handles: 'ears',
    roofs: 'gable',
  },
  {
    sky: ['#071a3d', '#123a6e', '#1f6f8f', '#ffb257'],
    glow: '#ffd46b',
    awning: ['#17a6a0', '#fff4d6'],
    hanging: 'bulb',
    lights: ['#ffe07a', '#ff8fb0'],
    wood: '#9c5a2c',
    tiles: ['#7a3fa0', '#552a78'],
    pan: ['#6b7284', '#2a2f42'],
    handles: 'ears',
    roofs: 'spire',
  },
  {
    sky: ['#1a0f4d', '#4a1b7a', '#c2397f', '#ffa04d'],
    glow: '#ff9e5c',
    awning: ['#ff4f9a', '#ffe14d'],
    hanging: 'paper',
    lights: ['#ff4f9a', '#36c9c0'],
    wood: '#a8552f',
    tiles: ['#2a97a0', '#1b6a78'],
    pan: ['#c8734a', '#6e3222'],
    handles: 'none',
    roofs: 'flat',
  },
  {
    sky: ['#101546', '#3b1f6e', '#9a3b5e', '#ff8f3f'],
    glow: '#ffb04d',
    awning: ['#ff8a1f', '#fff0d0'],
    hanging: 'garland',
    lights: ['#ff9a1c', '#ffd02e'],
    wood: '#8f4a30',
    tiles: ['#2f9a63', '#1f6b48'],
    pan: ['#4c5160', '#1f222e'],
    handles: 'stick',
    roofs: 'dome',
  },
  {
    sky: ['#0a1033', '#1c2a66', '#4b3a8c', '#e0588a'],
    glow: '#ff8fa8',
    awning: ['#2f55d4', '#f7f2ff'],
    hanging: 'barrel',
    lights: ['#fff1d8', '#ff5a5a'],
    wood: '#a0643a',
    tiles: ['#6a4a86', '#48315f'],
    pan: ['#8a90a3', '#3b4056'],
    handles: 'none',
    roofs: 'tower',
  },
  {
    sky: ['#0d1440', '#2a2370', '#7a3a7a', '#ff9a57'],
    glow: '#ffc06b',
    awning: ['#1f9a8a', '#ffe0a8'],
    hanging: 'brass',
    lights: ['#ffc44d', '#5fe0c8'],
    wood: '#94522c',
    tiles: ['#c2603f', '#8a3d2a'],
    pan: ['#d08a52', '#7a3f22'],
    handles: 'ears',
    roofs: 'arch',
  },
];

const [FIRST] = THEMES;

export function themeOf(cuisine: number): Theme {
  const found = THEMES[cuisine] ?? FIRST;
  if (!found) throw new Error('night-stall-sizzle: there are no themes');
  return found;
}

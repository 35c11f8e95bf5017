/**
 * The look of the whole site: colors, corners, shadows, fonts and the logo. Nothing here imports
 * anything, so the build, the portal and every game can read it. `docs/look.md` says how to change it.
 *
 * Style sheets read a color as `look(deep-blue)`, or with an opacity as `look(ink, 12%)`; a name in
 * camel case here is written with dashes there. Colors are `#rrggbb`.
 *
 * What is made from other values is in a function marked as pure, so that code which needs one color
 * does not carry the rest.
 */

/** The house colors. The portal, the panels of games and most of the games' art use them. */
export const PALETTE = {
  ink: '#2b1b4d',
  cream: '#fff6e3',
  white: '#ffffff',
  red: '#ff4b55',
  orange: '#ff8a1f',
  yellow: '#ffd02e',
  green: '#45d15b',
  teal: '#14c4b4',
  sky: '#4cc3ff',
  blue: '#2f7dff',
  purple: '#8a4dff',
  pink: '#ff4f9a',
} as const;

/** Fills that white text can stand on (contrast 4.5 or more); green is for large text only. */
export const DEEP = {
  blue: '#2465e0',
  pink: '#d81f74',
  purple: '#7338e8',
  red: '#d92d3c',
  green: '#1d8f45',
} as const;

/** What the palette is shaded toward, also the tint of shadows. */
export const SHADE = '#3a1673';

/** Fills a game's page until the game draws. */
export const BACKDROP = '#241546';

/** The page itself, and the browser's bars around it. */
export const PAGE = { light: '#eaf3ff', dark: '#170d2e' } as const;

/** Every portal page in the light theme. Values are CSS, and `look(…)` works in them. */
export const LIGHT = {
  page: 'look(page-light)',
  /** Two glows at the top of the page, right and left. */
  glowRight: '#ffe6bd',
  glowLeft: '#d3c6ff',
  surface: 'look(white)',
  sunk: '#dfeaf9',
  ink: 'look(ink)',
  soft: '#594b7d',
  line: 'look(ink, 12%)',
  /** Outline of the logo and of icons in color. */
  rim: 'look(ink)',
  link: '#5a27c9',
  accent: 'look(deep-purple)',
  onAccent: 'look(white)',
  star: '#b25b00',
  /** What is done, as text. */
  good: '#14713a',
  glass: '#f4f9ffd9',
  lift: '0 1px 0 look(shade, 6%), 0 5px 14px look(shade, 14%)',
  liftMore: '0 2px 0 look(shade, 8%), 0 16px 32px look(shade, 24%)',
  /** The hills above the footer, and text on the near one. */
  far: '#a9dfa6',
  near: '#63c274',
  onNear: '#12351c',
  /** The grove of Your progress: sky, haze, sun or moon, clouds, and its hills. */
  groveSky: '#8ad6ff',
  groveHaze: '#fff3d6',
  groveLight: 'look(yellow)',
  groveCloud: 'look(white, 88%)',
  groveFar: '#a5dca0',
  groveTop: '#8fd97f',
  groveLow: '#5cb86a',
  /** Selected text, rings and marks, in both themes. */
  gold: 'look(yellow)',
} as const;

/** Every portal page in the dark theme. */
export const DARK = {
  page: 'look(page-dark)',
  glowRight: '#5a1f7d',
  glowLeft: '#1f3a8f',
  surface: '#251745',
  sunk: '#32215b',
  ink: 'look(cream)',
  soft: '#cabfe8',
  line: 'look(white, 14%)',
  rim: '#0d0620',
  link: '#c7a8ff',
  accent: '#7d47f0',
  onAccent: 'look(white)',
  star: 'look(yellow)',
  good: '#6fe39a',
  glass: '#1d1139e0',
  lift: '0 1px 0 look(white, 6%), 0 6px 16px look(night, 60%)',
  liftMore: '0 1px 0 look(white, 12%), 0 18px 36px look(night, 80%)',
  far: '#2a2a6b',
  near: '#1f1f52',
  onNear: 'look(cream)',
  groveSky: '#1a1650',
  groveHaze: '#5a3d8f',
  groveLight: '#fff3c4',
  groveCloud: 'look(white, 14%)',
  groveFar: '#35407f',
  groveTop: '#2f6b5e',
  groveLow: '#1f4a4a',
} as const;

/** Colors of single parts, the same in both themes. `…Top` and `…Low` are the ends of a gradient. */
export const PARTS = /* @__PURE__ */ (() =>
  ({
    // The portal.
    night: '#080316',
    veil: '#1a0b3a',
    playTop: '#2fae50',
    playLow: '#17803b',
    playShadow: '#0e4f24',
    plainPlay: '#1a7a3c',
    plainPlayPressed: '#156532',
    cardPlayTop: '#35bb57',
    playScreen: '#4a2a8f',
    treeBark: '#8a5a3c',
    treeSoil: '#7a4a36',
    treeCrumb: '#a9714f',
    treeSeed: '#e2a558',
    treeApple: '#4fc85a',
    treeFir: '#1fa37a',
    treePalm: '#6fce3f',
    treeCherry: '#ff8fc0',
    treeBonsai: '#2f9a6e',
    treeMaple: '#ff9a3c',
    medalSilver: '#cfd6e4',
    medalBronze: '#e6a15c',
    votesNone: '#5c4f80',
    badgePurpleTop: '#9d68ff',
    badgeBlueTop: '#4d93ff',
    badgeOrangeTop: '#ff9b3d',
    badgeOrangeLow: '#ef4b3c',
    badgeTealTop: '#18b5a8',
    badgeTealLow: '#0c8178',
    badgeGreenTop: '#3fb95d',
    badgeGreenLow: '#1b8340',
    badgeRedTop: '#ff6a6f',
    badgePinkTop: '#ff6fb0',
    // Panels of games: strip, menus, results.
    buttonTop: '#9a6bff',
    winTop: '#2fa75a',
    winLow: '#18783a',
    lossTop: '#e0620f',
    lossLow: '#c24d05',
    stripText: '#e8defa',
    goalDone: '#14713a',
    panelText: '#4b3d6e',
    panelSoft: '#5d4d80',
    panelFaint: '#85779f',
    panelLine: '#cdbfe0',
    panelSunk: '#efe3cc',
    panelSunkLine: '#e3d5bb',
    panelBand: '#f3e6cd',
    panelWarm: '#fffaf0',
    panelNote: '#ffe7b3',
    tileLow: '#f3eafd',
    tileBestTop: '#fff3c9',
    tileBestLow: '#ffe083',
    tileLocked: '#ded5ea',
    tileLockedTop: '#d5cce0',
    tileLockedLow: '#b3a7c6',
    tileStarNone: '#efe3f5',
    tileMark: '#e6dcf2',
    medalTop: '#ffe27a',
    medalLow: '#ffc21c',
    medalMark: '#d99a00',
    streakTop: '#ffe9a8',
    streakLow: '#ffcf5c',
    flame: '#d9480f',
    // Landscapes behind the packs of a level map, near and far hills.
    packGreenNear: '#a5e07a',
    packGreenFar: '#c9f0a4',
    packBlueNear: '#8fd8ff',
    packBlueFar: '#c4ecff',
    packOrangeNear: '#ffcf8a',
    packOrangeFar: '#ffe6bd',
    packPinkNear: '#f9aed0',
    packPinkFar: '#ffd7e8',
    packPurpleNear: '#b9a3ff',
    packPurpleFar: '#ddd2ff',
    // Insights, the operator's page.
    chartOne: '#6a2fe0',
    chartTwo: '#b25000',
    chartThree: '#00785c',
    chartTwoDark: '#ffb45e',
    chartThreeDark: '#62e0b8',
  }) as const)();

/** Corners. In style sheets: `look(radius-card)`. Shapes inside these have corners of their size. */
export const RADIUS = {
  small: '0.75rem',
  field: '1rem',
  button: '1.25rem',
  card: '1.35rem',
  menu: '1.5rem',
  sheet: '1.75rem',
  pill: '2rem',
  gameTile: '14px',
  gameButton: '15px',
  gamePanel: '18px',
  gameCard: '22px',
} as const;

/** The logo on a square of 40 by 40. `var(--rim)` is the theme's outline. */
export const LOGO = /* @__PURE__ */ (() =>
  `<path d="M16.600 27h6.800l1.200 9.400H15.400Z" fill="#9a5a2c" stroke="var(--rim)" stroke-width="2.600" stroke-linejoin="round"/><path d="M20 3c5.200 0 8.400 2.900 9.300 6.400 4 .7 6.900 3.800 6.900 8 0 5.700-4.700 9.900-9.900 9.900H13.700c-5.200 0-9.900-4.200-9.900-9.900 0-4.200 2.900-7.300 6.900-8C11.600 5.900 14.800 3 20 3Z" fill="${PALETTE.green}" stroke="var(--rim)" stroke-width="2.600" stroke-linejoin="round"/><path d="M8 16.500c.300-2.600 2-4.300 4.700-4.600C13 8 15.700 6 19.500 5.800" fill="none" stroke="#b9f5b0" stroke-width="2.200" stroke-linecap="round"/><path d="M16.600 11.400v9.800c0 1 1.100 1.600 1.900 1l7.700-4.900c.8-.5.8-1.600 0-2.100l-7.700-4.900c-.8-.5-1.900.1-1.900 1.100Z" fill="${PALETTE.cream}" stroke="var(--rim)" stroke-width="2.200" stroke-linejoin="round"/>`)();

/** Names of the two faces, for text that games paint on a canvas. */
export const FACES = { display: 'Lilita One', text: 'Fredoka' } as const;

/** For the credits page. */
export const FONT_CREDITS = [
  'Lilita One by the Lilita One Project Authors, SIL Open Font License 1.1.',
  'Fredoka by the Fredoka Project Authors, SIL Open Font License 1.1.',
] as const;

/**
 * Font files, from packages in package.json. `outlines` is the file that card titles are cut from.
 * `like` measures the face against Arial (`plain`) and Arial Bold (`bold`), so that nothing moves
 * when the face arrives: average width, ascent and descent in em.
 */
export const FONTS = {
  display: {
    package: '@fontsource/lilita-one',
    file: 'files/lilita-one-latin-400-normal.woff2',
    outlines: 'files/lilita-one-latin-400-normal.woff',
    weight: '400',
    like: { bold: 0.882, ascent: 0.923, descent: 0.221 },
  },
  text: {
    package: '@fontsource-variable/fredoka',
    file: 'files/fredoka-latin-wght-normal.woff2',
    weight: '300 700',
    like: { plain: 0.992, bold: 0.934, ascent: 0.974, descent: 0.236 },
  },
} as const;

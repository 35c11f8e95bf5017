/** The inks of finished pictures, by letter. */
export const INKS: Readonly<Record<string, string>> = {
  K: '#2c2a4a',
  N: '#5a3b2a',
  R: '#d8433d',
  O: '#ee8b34',
  Y: '#f6c846',
  G: '#5dab5c',
  D: '#2f7552',
  B: '#3f7cc2',
  T: '#6cc3cf',
  P: '#f096ab',
  Q: '#d9627f',
  V: '#8560b5',
  W: '#fffaf0',
  S: '#dcb077',
  M: '#8f5a3c',
  A: '#929ab0',
};

export const INK_COLOR = '#26244a';
export const INK_SHEEN = '#5a56a8';
export const PAPER = '#fbf3de';
export const PAPER_SHADE = '#efe1bf';
export const SEAL = '#c8372f';
export const RULE = '#bfae8a';
export const TEXT = '#3a3152';

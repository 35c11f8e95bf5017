/** What an engine says of the games that are made with it, in words that categories know. */
export type Engine = { readonly name: string; readonly tags: readonly string[] };

type Mark = { readonly page?: RegExp; readonly file?: RegExp };

/** Engines that make one kind of game; of those that make any kind, nothing can be said. */
const ENGINES: readonly (readonly [Engine, Mark])[] = [
  [
    { name: 'Twine', tags: ['story', 'interactive fiction', 'text'] },
    { page: /<tw-storydata\b|id="storeArea"/i },
  ],
  [
    { name: 'ChoiceScript', tags: ['story', 'interactive fiction', 'text'] },
    { page: /choicescript/i, file: /(?:^|\/)choicescript_stats\.txt$|(?:^|\/)mygame\.js$/i },
  ],
  [
    { name: 'Ink', tags: ['story', 'interactive fiction', 'text'] },
    { file: /(?:^|\/)ink(?:js|-full)?(?:\.min)?\.js$/i },
  ],
  [{ name: 'Bitsy', tags: ['story', 'pixel', 'adventure'] }, { page: /bitsy/i }],
  [
    { name: 'RPG Maker', tags: ['rpg', 'story', 'quest'] },
    { file: /(?:^|\/)(?:rpg|rmmz)_(?:core|managers|objects)\.js$/i },
  ],
  [
    { name: 'Ren\u2019Py or TyranoScript', tags: ['story', 'visual novel', 'text'] },
    { page: /renpy|tyrano/i, file: /(?:^|\/)(?:renpy|tyrano)[\w-]*\.(?:js|css|wasm|data)$/i },
  ],
  [{ name: 'PuzzleScript', tags: ['puzzle', 'sokoban', 'pixel'] }, { page: /puzzlescript/i }],
  [
    { name: 'PICO-8', tags: ['retro', 'pixel', 'arcade'] },
    { page: /pico-?8/i, file: /\.p8(?:\.png)?$/i },
  ],
  [
    { name: 'TIC-80', tags: ['retro', 'pixel', 'arcade'] },
    { page: /tic-?80/i, file: /(?:^|\/)tic80\.\w+$|\.tic$/i },
  ],
  [
    { name: 'Game Boy', tags: ['retro', 'pixel', 'adventure'] },
    { page: /gb ?studio/i, file: /(?:^|\/)binjgb\.\w+$|\.gbc?$/i },
  ],
  [
    { name: 'DOS', tags: ['retro', 'dos'] },
    { file: /(?:^|\/)(?:js-dos|wdosbox|dosbox)[\w.-]*$|\.jsdos$/i },
  ],
  [
    { name: 'Flash', tags: ['retro', 'flash'] },
    { page: /ruffle/i, file: /\.swf$/i },
  ],
  [
    { name: 'A-Frame', tags: ['vr', '3d'] },
    { page: /<a-scene\b/i, file: /(?:^|\/)aframe[\w.-]*\.js$/i },
  ],
  [
    { name: 'a 3D engine', tags: ['3d'] },
    {
      page: /["'/](?:three|babylon|playcanvas)(?:\.module)?(?:\.min)?\.js|playcanvas-(?:stable|\d)/i,
      file: /(?:^|\/)(?:three|babylon|playcanvas)[\w.-]*\.m?js$|\.(?:glb|gltf)$/i,
    },
  ],
];

/**
 * @param page the first page, as text
 * @param files paths of all files
 */
export function engineOf(page: string, files: readonly string[]): Engine | undefined {
  return ENGINES.find(
    ([, mark]) => mark.page?.test(page) || files.some((path) => mark.file?.test(path)),
  )?.[0];
}

import { FACES } from '@playgrove/site-config/look';
import { element, icon, pictogram, type IconName } from '../../base/dom.ts';
import type { Easel, SheetContext } from './context.ts';
import { PICTURES, roundButton } from './parts.ts';
import { drawCoach, drawHand } from '../../feedback/hand.ts';
import { readKeyCaps, withKeyCaps } from '../../input/key-caps.ts';
import { layOutWorld, worldOn } from '../../render/screen.ts';
import type { CanvasSurface } from '../../render/surface.ts';
import type { Lesson } from '../../lesson.ts';
import type { Game } from '../../game.ts';
import type { Board, Chip, Device, Rect } from '../../view.ts';
import type { Words } from '../../base/words.ts';

/** CSS pixels. */
const PICTURE = { width: 240, height: 150 } as const;
const RATIO = 2;
/** In a small picture a full-size hand would cover what it touches. */
const HAND = 1.8;
/** A picture shows no best score and no reward. */
const NOBODY = { best: {}, stars: {}, plays: 0, isNewcomer: true } as const;

/** The rule in pictures, what the strip counts, then the controls of the current device. */
export async function showHowToPlay(context: SheetContext, back: () => void): Promise<void> {
  const { game, manifest, input, easel, words, frame, stage } = context;
  // Without a connection, pictures that have not loaded are left out; the controls are always
  // shown.
  const lessons = (await game.view.how?.().catch(() => undefined)) ?? [];
  await readKeyCaps();
  frame.show({
    title: words('kit.how'),
    look: 'how-to-play',
    before: roundButton(pictogram(PICTURES.back), words('kit.back'), back),
    after: element('span'),
    body: [
      ...lessonList(lessons, game, easel, words),
      ...countsList(game.view.chips?.(stage.play.session.state) ?? [], words),
      controlsList(manifest.controls, input.device, game, words),
    ],
    dismiss: back,
  });
}

/** Pictures with a line each. */
function lessonList(
  lessons: readonly Lesson[],
  game: Game,
  easel: Easel,
  words: Words,
): readonly HTMLElement[] {
  if (lessons.length === 0) return [];
  const list = element('ol', { class: 'lessons' });
  for (const lesson of lessons) {
    const line = element('p', {}, words(lesson.say));
    list.append(element('li', {}, pictureOf(lesson, game, easel, words), line));
  }
  return [list];
}

/** The numbers of the strip, each with its picture and what it counts. */
function countsList(chips: readonly Chip[], words: Words): readonly HTMLElement[] {
  const named = chips.filter((chip) => chip.icon && chip.icon !== 'move');
  if (named.length === 0) return [];
  const list = element('ul', { class: 'counts' });
  for (const { icon: picture, label, text } of named)
    list.append(element('li', {}, icon(picture as IconName), words(label, { value: text })));
  return [list];
}

function pictureOf(lesson: Lesson, game: Game, easel: Easel, words: Words): HTMLCanvasElement {
  const { width, height } = PICTURE;
  const canvas = element('canvas', {
    width: String(width * RATIO),
    height: String(height * RATIO),
    'aria-hidden': 'true',
  });
  const c = canvas.getContext('2d');
  if (!c) return canvas;
  if ('paint' in lesson) {
    c.scale(RATIO, RATIO);
    lesson.paint(c, { x: 0, y: 0, width, height }, (x, y, size) => drawHand(c, x, y, size));
    return canvas;
  }
  const whole = element('canvas');
  const surface = easel.surface(whole);
  const state = lesson.state();
  const ui = game.view.ui(state, NOBODY);
  lesson.prepare?.(ui, state);
  layOutWorld(surface, game, worldOn(game, state, easel.screen()), easel.screen());
  surface.begin({ x: 0, y: 0, rotate: 0 });
  game.view.draw(surface, state, ui, { from: undefined, part: 1, cues: [], dt: 0 });
  for (const board of game.view.boards?.(state, ui, surface) ?? []) {
    writeCells(surface, board, words);
  }
  const coach = lesson.hand?.(state, ui, surface);
  if (coach) drawCoach(surface.c, coach, 0, 'touch', surface.px * HAND, true);
  const look = lesson.look?.(state, surface, ui) ?? surface.bleed;
  const from = inside(shaped(look, width / height), surface.bleed);
  const { fit } = surface;
  const scale = whole.width / Math.max(1, easel.screen().width);
  c.drawImage(
    whole,
    (fit.left + from.x * fit.px) * scale,
    (fit.top + from.y * fit.px) * scale,
    from.width * fit.px * scale,
    from.height * fit.px * scale,
    0,
    0,
    canvas.width,
    canvas.height,
  );
  return canvas;
}

/** Extended around its center to an aspect ratio. */
function shaped({ x, y, width, height }: Rect, aspect: number): Rect {
  const wide = Math.max(width, height * aspect);
  const high = Math.max(height, width / aspect);
  return { x: x - (wide - width) / 2, y: y - (high - height) / 2, width: wide, height: high };
}

/** Shifted so that as much of the picture as possible shows the world. */
function inside(picture: Rect, bleed: Rect): Rect {
  const shifted = (at: number, size: number, from: number, room: number): number =>
    size > room ? from + (room - size) / 2 : Math.min(from + room - size, Math.max(from, at));
  const x = shifted(picture.x, picture.width, bleed.x, bleed.width);
  return { ...picture, x, y: shifted(picture.y, picture.height, bleed.y, bleed.height) };
}

/** On the page cells are elements; in a picture their text is drawn. */
function writeCells({ c }: CanvasSurface, { cells }: Board, words: Words): void {
  c.save();
  c.textAlign = 'center';
  c.textBaseline = 'middle';
  for (const { rect, text, size = rect.height * 0.6, color = '#ffffff', level = 0.5 } of cells) {
    const wrote = typeof text === 'object' ? words(text.key, text.values) : (text ?? '');
    if (wrote === '') continue;
    c.font = `600 ${size}px '${FACES.text}', system-ui, sans-serif`;
    c.fillStyle = color;
    c.fillText(wrote, rect.x + rect.width / 2, rect.y + rect.height * level, rect.width * 0.92);
  }
  c.restore();
}

/** The device whose controls to list; a PC has mouse and keyboard. */
function devicesOf(device: Device): readonly (readonly [of: string, label: string])[] {
  if (device === 'touch') return [['touch', 'kit.touch']];
  if (device === 'gamepad') return [['gamepad', 'kit.gamepad']];
  return [
    ['touch', 'kit.mouse'],
    ['keyboard', 'kit.keyboard'],
  ];
}

/** Controls as `Key – action` lines, separated by `·` in the text. */
function controlsList(
  controls: Readonly<Record<string, string>>,
  device: Device,
  game: Game,
  words: Words,
): HTMLElement {
  const { keys = [], keysByPlace = false } = game.view;
  const isPlace = (letter: string): boolean =>
    keys.includes(letter.toLowerCase()) ? keysByPlace : 'WASDQEXC'.includes(letter);
  const list = element('dl', { class: 'how' });
  for (const [of, label] of devicesOf(device)) {
    const text = controls[of] ?? controls['touch'];
    if (text === undefined) continue;
    list.append(element('dt', {}, words(label)));
    for (const line of text.split(' · ')) {
      list.append(element('dd', {}, of === 'keyboard' ? withKeyCaps(line, isPlace) : line));
    }
  }
  return list;
}

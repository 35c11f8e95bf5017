import { element, pictogram, vector } from '../../base/dom.ts';
import { figure, type Unit } from '../hud.ts';
import type { Words } from '../../base/words.ts';
import { PICTURES, pill, starRow } from './parts.ts';
import type { Mark, Section } from './sections.ts';
import { trailOf } from './trail.ts';

export type LevelMapOptions = {
  readonly sections: readonly Section[];
  /** Whether levels have stars. */
  readonly starred: boolean;
  readonly words: Words;
  /** The unit of best scores. */
  readonly unit: Unit;
  readonly title: (id: string) => string;
  /** Whether a level has a name, not just a number. */
  readonly named: (id: string) => boolean;
  readonly choose: (id: string) => void;
};

export type LevelMap = {
  /** The levels, and over their foot a line about the focused one if it says more than its name. */
  readonly parts: readonly HTMLElement[];
  /** The current level, or the first one. */
  readonly current: HTMLElement | undefined;
  /** Call when it is on the page. */
  readonly layOut: () => void;
};

type Trails = (() => void)[];

/** Backgrounds of packs, in turn; the style sheet colors them. */
const GROUNDS = 5;

/**
 * All levels: modes as cards, packs by name if levels have names, else as medals along a winding
 * path.
 */
export function levelMap(options: LevelMapOptions): LevelMap {
  const root = element('div', { class: 'map' });
  const foot = element('p', { class: 'map-foot', 'aria-hidden': 'true' });
  const said = element('p', { class: 'live', role: 'status' });
  const press = (mark: Mark): void => {
    if (mark.missing === 0) return options.choose(mark.id);
    said.textContent = describeLevel(mark, options);
    foot.textContent = said.textContent;
  };
  const trails: Trails = [];
  for (const section of options.sections) {
    if (section.path && section.marks.every(({ id }) => options.named(id))) {
      root.append(namedPackOf(section, options, press));
    } else if (section.path) {
      root.append(packOf(section, trails.length % GROUNDS, options, press, trails));
    } else {
      root.append(modesOf(section, options, press));
    }
  }
  const marks = new Map(
    options.sections.flatMap((each) => each.marks).map((mark) => [mark.id, mark]),
  );
  const describe = (event: Event): void => {
    const node = event.target instanceof Element ? event.target.closest('button') : undefined;
    const mark = marks.get(node?.dataset['level'] ?? '');
    if (mark)
      foot.textContent =
        mark.best === undefined && mark.missing === 0 ? '' : describeLevel(mark, options);
  };
  root.addEventListener('focusin', describe);
  root.addEventListener('pointerover', describe);
  const current =
    root.querySelector<HTMLElement>('[aria-current]') ??
    root.querySelector<HTMLElement>('button') ??
    undefined;
  if (current) current.tabIndex = 0;
  const hasPacks = options.sections.some(({ path }) => path);
  const parts = hasPacks ? [root, foot, said] : [root, said];
  return { parts, current, layOut: keepLaidOut(root, trails) };
}

/** A level's title, and its best or what unlocks it. */
function describeLevel(
  { id, best, missing, begun }: Mark,
  { words, title, unit }: LevelMapOptions,
): string {
  const parts = [title(id)];
  if (begun) parts.push(words('kit.begun'));
  if (missing > 0) parts.push(words('kit.stars-missing', { value: missing }));
  else if (best !== undefined) parts.push(`${words('kit.best')} ${figure(best, unit)}`);
  return parts.join(' · ');
}

function modesOf(
  { marks }: Section,
  options: LevelMapOptions,
  press: (mark: Mark) => void,
  showsLock = true,
): HTMLElement {
  const { words, title, unit } = options;
  const list = element('ul', { class: 'levels' });
  for (const mark of marks) {
    const locked = mark.missing > 0;
    const node = element(
      'button',
      {
        type: 'button',
        class: locked ? 'level locked' : 'level',
        'aria-current': mark.current ? 'true' : undefined,
        'aria-disabled': locked ? 'true' : undefined,
      },
      element('b', {}, title(mark.id)),
    );
    if (mark.best !== undefined) {
      node.append(element('small', {}, `${words('kit.best')} ${figure(mark.best, unit)}`));
    }
    if (mark.begun) node.append(element('small', { class: 'begun' }, words('kit.begun')));
    if (mark.stars) node.append(starRow(mark.stars, words('kit.stars', { value: mark.stars })));
    if (locked && showsLock) node.append(lockedPill(mark, words));
    else if (locked) node.append(pictogram(PICTURES.lock));
    node.dataset['level'] = mark.id;
    node.addEventListener('click', () => press(mark));
    list.append(element('li', {}, node));
  }
  return list;
}

function packOf(
  section: Section,
  ground: number,
  options: LevelMapOptions,
  press: (mark: Mark) => void,
  trails: Trails,
): HTMLElement {
  const { marks } = section;
  const lock = commonLock(marks);
  const list = element('ol', {});
  for (const mark of marks) list.append(element('li', {}, medalOf(mark, options, press, !lock)));
  const line = [vector('path', { class: 'bank' }), vector('path', { class: 'way' })];
  const picture = vector('svg', { 'aria-hidden': 'true' });
  picture.append(...line);
  const trail = element('div', { class: 'trail' }, picture, list);
  const node = element(
    'section',
    { class: `pack ground-${ground}` },
    headingOf(section, options),
    trail,
  );
  trails.push(() => layOut(trail, list, line));
  return node;
}

function medalOf(
  mark: Mark,
  { words, title, starred, unit }: LevelMapOptions,
  press: (mark: Mark) => void,
  showsLock: boolean,
): HTMLElement {
  const locked = mark.missing > 0;
  const { stars } = mark;
  const rated = starred && stars !== undefined;
  const done = Boolean(stars) || mark.best !== undefined;
  const said = [title(mark.id)];
  if (mark.current) said.push(words('kit.here'));
  if (locked) said.push(words('kit.locked', { value: mark.missing }));
  else if (rated) said.push(words('kit.stars', { value: stars }));
  else if (done) said.push(words('kit.done'));
  if (mark.begun) said.push(words('kit.begun'));
  if (mark.best !== undefined) said.push(`${words('kit.best')} ${figure(mark.best, unit)}`);
  const look = locked ? 'locked' : done ? 'done' : 'open';
  const face = element('span', { class: 'face' });
  face.append(locked ? pictogram(PICTURES.lock) : element('b', {}, String(mark.number)));
  const node = element(
    'button',
    {
      type: 'button',
      class: `medal ${look}${mark.begun ? ' begun' : ''}`,
      tabindex: '-1',
      'aria-label': said.join('. '),
      'aria-current': mark.current ? 'true' : undefined,
      'aria-disabled': locked ? 'true' : undefined,
    },
    face,
  );
  if (locked && showsLock) {
    const more = words('kit.lock-more', { value: mark.missing });
    node.append(element('small', { 'aria-hidden': 'true' }, more));
  } else if (!locked && rated) node.append(starRow(stars, ''));
  node.dataset['level'] = mark.id;
  node.addEventListener('click', () => {
    press(mark);
    if (!locked) return;
    face.classList.remove('no');
    // Reading the layout restarts the animation.
    void face.offsetWidth;
    face.classList.add('no');
  });
  return node;
}

function lockedPill({ missing }: Pick<Mark, 'missing'>, words: Words): HTMLElement {
  const more = words('kit.lock-more', { value: missing });
  return pill('lock', `${more} ★`, words('kit.locked', { value: missing }));
}

/** A pack's name, and its stars or what unlocks it. */
function headingOf({ pack, marks, won, most }: Section, options: LevelMapOptions): HTMLElement {
  const { words, starred } = options;
  const heading = element('div', { class: 'pack-head' });
  if (pack !== undefined) heading.append(element('h3', {}, words(pack)));
  const lock = commonLock(marks);
  if (lock) heading.append(lockedPill(lock, words));
  else if (starred && most > 0) {
    heading.append(pill('star', `${won}/${most}`, words('kit.stars-won', { value: won, most })));
  }
  return heading;
}

/** The requirement for every level of a pack: shown once, not on each of them. */
function commonLock(marks: readonly Mark[]): Mark | undefined {
  const [first] = marks;
  const same =
    first && first.missing > 0 && marks.every(({ missing }) => missing === first.missing);
  return same ? first : undefined;
}

/** Songs, teams, clients: levels with names, as a list. */
function namedPackOf(
  section: Section,
  options: LevelMapOptions,
  press: (mark: Mark) => void,
): HTMLElement {
  const list = modesOf(section, options, press, !commonLock(section.marks));
  return element('section', { class: 'pack named' }, headingOf(section, options), list);
}

function layOut(trail: HTMLElement, list: HTMLElement, line: readonly SVGElement[]): void {
  const { spots, height, line: path } = trailOf(list.children.length, trail.clientWidth);
  trail.style.height = `${height}px`;
  for (const each of line) each.setAttribute('d', path);
  for (const [index, item] of [...list.children].entries()) {
    const spot = spots[index];
    if (!spot || !(item instanceof HTMLElement)) continue;
    item.style.left = `${spot.x}px`;
    item.style.top = `${spot.y}px`;
  }
}

/** Lays trails out now and whenever their width changes. */
function keepLaidOut(root: HTMLElement, trails: Trails): () => void {
  let width = -1;
  const lay = (): void => {
    if (root.clientWidth === width) return;
    width = root.clientWidth;
    for (const each of trails) each();
  };
  if (trails.length > 0) new ResizeObserver(lay).observe(root);
  return lay;
}

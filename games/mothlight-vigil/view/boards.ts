import type { Board, BoardCell, Rect, Sizes } from '@playgrove/kit/runtime';
import { MOTH_NAMES } from '../rules/moths.ts';
import { MOTH_NEEDS, mothsOf } from '../rules/state.ts';
import type { State } from '../rules.ts';
import type { Ui } from './ui.ts';

const GAP = 16;

/** The cards of a choice: below each other on portrait screens, side by side on landscape ones. */
export function cardRect(at: number, to: Sizes): Rect {
  if (to.portrait) {
    const height = 140;
    const top = to.height / 2 - (height * 3 + GAP * 2) / 2 + 20;
    return { x: 24, y: top + at * (height + GAP), width: to.width - 48, height };
  }
  const width = Math.min(300, (to.width - 40 - GAP * 2) / 3);
  const left = to.width / 2 - (width * 3 + GAP * 2) / 2;
  return { x: left + at * (width + GAP), y: to.height / 2 - 110, width, height: 276 };
}

/** Where the name of a card stands: middle or left edge, height, and room. */
export function mothRect(at: number, to: Sizes): Rect {
  const width = Math.min(108, (to.width - 48) / MOTH_NAMES.length - 10);
  const left = to.width / 2 - ((width + 10) * MOTH_NAMES.length - 10) / 2;
  return { x: left + at * (width + 10), y: to.height - 158, width, height: 116 };
}

/** Moths can be chosen once the second has joined. */
export const hasMoths = (state: State): boolean =>
  state.phase === 'ready' && mothsOf(state.career) > 1;

export function boards(state: State, _: Ui, to: Sizes): readonly Board[] {
  if (state.phase === 'choose') {
    const cells = state.offer.map((boon, at): BoardCell => ({
      id: `boon-${at}`,
      rect: cardRect(at, to),
      label: [{ key: `boon.${boon}` }, { key: `about.${boon}` }],
    }));
    return [
      { kind: 'tools', label: 'menu.choose', columns: to.portrait ? 1 : cells.length, cells },
    ];
  }
  if (!hasMoths(state)) return [];
  const cells = MOTH_NAMES.map((name, at): BoardCell => {
    const needs = MOTH_NEEDS[at] ?? 0;
    const locked = at >= mothsOf(state.career);
    return {
      id: `moth-${at}`,
      rect: mothRect(at, to),
      label: locked
        ? [{ key: `moth.${name}` }, { key: 'moth.locked', values: { needs } }]
        : [{ key: `moth.${name}` }, { key: `moth.about.${name}` }],
      selected: state.career.moth === at,
      disabled: locked,
    };
  });
  const go: BoardCell = {
    id: 'go-0',
    rect: { x: to.width / 2 - 90, y: to.height / 2 - 90, width: 180, height: 180 },
    label: { key: 'menu.go' },
    home: true,
    keysOnly: true,
  };
  return [{ kind: 'tools', label: 'menu.moths', columns: cells.length, cells: [go, ...cells] }];
}

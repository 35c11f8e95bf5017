import { startTransition, type ReactNode } from 'react';
import type { GameSummary } from '../../data/game-summary.ts';
import { detailPath } from '../../data/routes.ts';
import { toast } from '../../services/toasts.ts';
import { goTo } from '../../services/go-to.ts';
import { closeSearch } from '../presses.ts';
import * as messages from '../messages/en.json';
import { Found, optionId } from './found.tsx';
import { CLOSED, optionsOf, searchReducer, type SearchEvent } from './state.ts';
import { openSearchWorker, type FindInWorker } from './worker-client.ts';

/** What the field shows of the search. */
export type SearchView = {
  readonly open: boolean;
  /** Id of the option that the arrow keys chose. */
  readonly active?: string | undefined;
  readonly panel?: ReactNode;
};

/** What the field tells the search. */
export type SearchActions = {
  readonly focus: () => void;
  readonly type: () => void;
  /** @returns whether the key is the search's own */
  readonly key: (name: string) => boolean;
  readonly submit: () => void;
};

export type SearchOptions = {
  readonly field: HTMLInputElement;
  readonly onRandom: () => void;
  readonly show: (view: SearchView) => void;
};

/** The search behind the field: it asks the worker and shows what that finds. */
export function openSearch({ field, onRandom, show }: SearchOptions): SearchActions {
  let state = CLOSED;
  let search: Promise<FindInWorker> | undefined;

  const send = (event: SearchEvent): void => {
    const before = state;
    state = searchReducer(state, event);
    if (state === before) return;
    if (state.open !== before.open) followFocus(state.open);
    // A letter typed meanwhile comes first.
    startTransition(() => show(viewOf()));
  };
  const viewOf = (): SearchView => ({
    open: state.open,
    active: state.open && state.active >= 0 ? optionId(state.active) : undefined,
    panel: state.open && (
      <Found
        state={state}
        onChoose={choose}
        onAll={() => {
          send({ type: 'all' });
          field.focus();
        }}
        onRandom={() => {
          leave();
          onRandom();
        }}
        onLeave={leave}
      />
    ),
  });
  const leave = (): void => {
    send({ type: 'close' });
    closeSearch();
  };
  const choose = (game: GameSummary | undefined): void => {
    if (!game) return;
    leave();
    goTo(`#${detailPath(game.id)}`);
  };

  const find = async (words: string) => {
    search ??= openSearchWorker(() => (search = undefined));
    const opening = search;
    try {
      return await (
        await opening
      )(words);
    } catch (error) {
      // The next letter starts it again.
      if (search === opening) search = undefined;
      throw error;
    }
  };
  const look = async (): Promise<void> => {
    const words = field.value;
    if (!search) send({ type: 'find', words });
    try {
      const findings = await find(words);
      if (field.value === words) send({ type: 'find', words, findings });
    } catch {
      if (field.value !== words) return;
      send({ type: 'fail' });
      toast(messages.searchFailed);
    }
  };

  const leaveByPress = ({ target }: Event): void => {
    if (!(target instanceof Node && field.form?.contains(target))) send({ type: 'close' });
  };
  const followFocus = (on: boolean): void => {
    for (const name of ['pointerdown', 'focusin']) {
      if (on) document.addEventListener(name, leaveByPress);
      else document.removeEventListener(name, leaveByPress);
    }
  };

  return {
    focus: () => {
      send({ type: 'open' });
      void look();
    },
    type: () => {
      send({ type: 'type' });
      if (field.value !== '') send({ type: 'open' });
      void look();
    },
    key: (name) => {
      if (name === 'ArrowDown') send({ type: 'move', by: 1 });
      else if (name === 'ArrowUp') send({ type: 'move', by: -1 });
      else if (name === 'Escape') leave();
      else return false;
      return true;
    },
    submit: () => {
      const { active } = state;
      if (active >= 0) return choose(optionsOf(state)[active]);
      find(field.value).then(
        ({ games }) => choose(games[0]),
        () => toast(messages.searchFailed),
      );
    },
  };
}

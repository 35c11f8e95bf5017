import { fillMessage } from '@playgrove/language/message-format';
import type { ReactNode } from 'react';
import type { Growth, Step } from '../../data/grove.ts';
import type { GameSummary } from '../../data/game-summary.ts';
import { detailPath } from '../../data/routes.ts';
import { nearText } from './growth-text.ts';
import { Tree } from './tree.tsx';
import * as messages from './messages/en.json';

/** A game that was played, as it stands in the grove. */
export type GroveTree = {
  readonly game: GameSummary;
  readonly growth: Growth;
  /** Its daily challenge was done today. */
  readonly today: boolean;
  /** What is known of it besides, one line each. */
  readonly facts: readonly string[];
  /** A mark in the corner, such as a medal. */
  readonly mark?: ReactNode;
};

const NAMES: Readonly<Record<Step, string>> = {
  seed: messages.seed,
  sprout: messages.sprout,
  sapling: messages.sapling,
  tree: messages.tree,
  bloom: messages.bloom,
};

/** All games that were played, as trees on hills; a list of links to everything but the eyes. */
export function Grove({ trees }: { readonly trees: readonly GroveTree[] }) {
  return (
    <Land>
      <ul className="my-games">
        {trees.map((tree, position) => (
          <li key={tree.game.id}>
            <Place {...tree} position={position} />
          </li>
        ))}
      </ul>
    </Land>
  );
}

/** Before the first game: one seed, what makes it grow, and how it will look. */
export function EmptyGrove() {
  return (
    <Land>
      <div className="grove-first">
        <Tree step="seed" category="" />
        <p>{messages.first}</p>
      </div>
    </Land>
  );
}

/** Sky and hills. */
function Land({ children }: { readonly children: ReactNode }) {
  return (
    <div className="grove">
      <i className="grove-sun" />
      <i className="grove-cloud" />
      <i className="grove-cloud" />
      {children}
    </div>
  );
}

function Place({
  game,
  growth,
  today,
  facts,
  mark,
  position,
}: GroveTree & { readonly position: number }) {
  const { step, next } = growth;
  return (
    <a
      href={`#${detailPath(game.id)}`}
      data-game={game.id}
      data-layout="list"
      data-list="grove"
      data-position={position}
    >
      <Tree step={step} category={game.cate ?? ''} icon={game.icon} today={today} />
      <span className="grove-words">
        <span className="title">{game.title}</span>
        <span className="facts">
          <b>{today ? fillMessage(messages.inBlossom, { step: NAMES[step] }) : NAMES[step]}</b>
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </span>
        {next && <span className="grove-next">{nearText(next)}</span>}
      </span>
      {mark}
    </a>
  );
}

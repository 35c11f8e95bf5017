import { fillMessage } from '@playgrove/language/message-format';
import type { DetailFile } from '../src/data/files.ts';
import type { PageMessages } from './language.ts';

export type FaqFacts = {
  readonly title: string;
  readonly daily?: boolean | undefined;
  readonly twoPlayers: boolean;
  /** Absent where it has no row of levels. */
  readonly levels?: number | undefined;
  /** Whether it can be saved on a device. */
  readonly offline: boolean;
  readonly ads: boolean;
};

type FaqMessages = Pick<
  PageMessages,
  | 'askFree'
  | 'isFree'
  | 'isFreeWithAds'
  | 'askOffline'
  | 'isOffline'
  | 'isOnline'
  | 'askLevels'
  | 'hasLevels'
  | 'askDaily'
  | 'hasDaily'
  | 'askTwo'
  | 'hasTwo'
>;

/** Questions and answers from facts alone, the same on a game's page here and on that for search engines. */
export function faqOf(facts: FaqFacts, messages: FaqMessages): NonNullable<DetailFile['faq']> {
  const { title: game, daily, twoPlayers, levels, offline, ads } = facts;
  return [
    [fillMessage(messages.askFree, { game }), ads ? messages.isFreeWithAds : messages.isFree],
    [messages.askOffline, offline ? messages.isOffline : messages.isOnline],
    ...(levels === undefined
      ? []
      : [[messages.askLevels, fillMessage(messages.hasLevels, { n: levels })] as const]),
    ...(daily ? [[messages.askDaily, messages.hasDaily] as const] : []),
    ...(twoPlayers ? [[messages.askTwo, messages.hasTwo] as const] : []),
  ];
}

import type { PageMessage } from '@playgrove/protocol/messages';
import type { GameManifest } from '../../base/manifest.ts';
import type { Page } from '../../base/page.ts';
import type { Stage } from '../../stage/stage.ts';
import type { Words } from '../../base/words.ts';
import type { Input } from '../../input/input.ts';
import type { Game } from '../../game.ts';
import type { Frame } from './frame.ts';
import type { Screen } from '../../render/screen.ts';
import type { CanvasSurface } from '../../render/surface.ts';

/** The resources that draw the pictures of How to play. */
export type Easel = {
  surface(canvas: HTMLCanvasElement): CanvasSurface;
  /** The page's own, so that a picture looks like the game on this device. */
  screen(): Screen;
};

/** What can be done with the run that has ended. */
export type RunActions = {
  /** @throws if the player of runs fails to load */
  watch(): Promise<void>;
  /** Its text for a link; undefined if it is not whole. @throws if the code fails to load */
  pack(): Promise<string | undefined>;
  /** Stores it for everybody who has the link. @returns its id; undefined where that is not possible */
  store(packed: string): Promise<string | undefined>;
  /** Deals its board once more, with the run as rival. @throws if the code fails to load */
  rematch(packed: string): Promise<void>;
};

export type SheetsOptions = {
  readonly game: Game;
  readonly manifest: Pick<
    GameManifest,
    'slug' | 'title' | 'siteName' | 'controls' | 'daily' | 'dailyScore' | 'boards' | 'portalOrigin'
  >;
  readonly words: Words;
  readonly stage: Stage;
  readonly page: Pick<Page, 'send' | 'embedded'>;
  readonly input: Pick<Input, 'device'>;
  readonly runs: RunActions;
  /** The parent of dialogs. */
  readonly host: HTMLElement;
  readonly easel: Easel;
  readonly pageNews: PageNews;
};

/**
 * What the page around the game has said, by kind: other games, the player's name, what is next. It
 * changes as the page says more.
 */
export type PageNews = { [K in PageMessage['kind']]?: Extract<PageMessage, { readonly kind: K }> };

/** The dependencies of every sheet. `words` includes the sheets' own messages. */
export type SheetContext = SheetsOptions & { readonly frame: Frame };

/** Closes the sheet, then runs the action. */
export function closing({ frame }: SheetContext, act: () => void): () => void {
  return () => {
    frame.close();
    act();
  };
}

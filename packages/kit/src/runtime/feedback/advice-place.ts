import type { Hint } from '../../contract/index.ts';
import { bubblePosition, type ScreenRect } from './bubble-position.ts';
import type { Layout } from '../render/layout.ts';
import type { Stage } from '../stage/stage.ts';
import type { CanvasSurface } from '../render/surface.ts';
import type { Game } from '../game.ts';
import type { Rect } from '../view.ts';

/** CSS pixels: the bubble's distance from the score strip, the screen's edges and what it names. */
const GAP = 6;
const EDGE = 8;
const NAMED_PX = 30;

export type AdviceParts = {
  readonly game: Game;
  readonly stage: Stage;
  /** Where the world is on the screen. */
  readonly surface: CanvasSurface;
  readonly layout: Pick<Layout, 'screen'>;
};

/** Places a hint's bubble where it covers neither what the hint names nor other busy areas. */
export function placeAdvice(
  bubble: HTMLElement,
  { game, stage, surface, layout }: AdviceParts,
  hint: Hint | undefined,
): void {
  const { view } = game;
  const { session, ui } = stage.play;
  const { fit } = surface;
  const top = layout.screen.strip + GAP;
  const boxOf = ({ x, y, width, height }: Rect): ScreenRect => ({
    left: fit.left + x * fit.px,
    top: fit.top + y * fit.px,
    width: width * fit.px,
    height: height * fit.px,
  });
  const screen = bubble.parentElement?.getBoundingClientRect();
  const wanted = view.advice?.(surface);
  const room: ScreenRect = wanted
    ? boxOf(wanted)
    : {
        left: EDGE,
        top,
        width: (screen?.width ?? 0) - 2 * EDGE,
        height: (screen?.height ?? 0) - top - EDGE,
      };
  const { style } = bubble;
  style.maxWidth = `min(${room.width}px, 34rem)`;
  style.left = style.top = '0px';
  const { width, height } = bubble.getBoundingClientRect();
  const named = (hint?.at ?? []).map((at) => {
    const { x, y } = view.place?.(at, session.state, ui, surface) ?? at;
    const reach = NAMED_PX / fit.px;
    return boxOf({ x: x - reach, y: y - reach, width: 2 * reach, height: 2 * reach });
  });
  const cells = (view.boards?.(session.state, ui, surface) ?? []).flatMap((board) =>
    board.cells.map(({ rect }) => boxOf(rect)),
  );
  const busy = (view.busy?.(session.state, ui, surface) ?? []).map(boxOf);
  const at = wanted
    ? { left: room.left + (room.width - width) / 2, top: room.top + (room.height - height) / 2 }
    : // Twice: covering the thing it speaks of is worse than covering anything else.
      bubblePosition({ width, height }, room, [...named, ...named, ...cells, ...busy]);
  style.left = `${at.left}px`;
  style.top = `${at.top}px`;
}

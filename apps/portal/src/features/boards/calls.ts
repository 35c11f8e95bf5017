import {
  BOARDS_PATH,
  CIRCLES_PATH,
  readBoard,
  readCircle,
  readNewCircle,
  type Board,
  type Circle,
} from '@playgrove/protocol/runs';
import type { Read } from '@playgrove/protocol';
import type { CallContent } from '../../services/content.ts';
import type { BoardPlayer } from './device.ts';

/** A day's board. @throws Error if it does not come; the page shows that itself */
export async function fetchBoard(
  call: CallContent,
  date: string,
  game: string,
  player: BoardPlayer | undefined,
): Promise<Board> {
  const own = player === undefined ? {} : { player: player.key };
  return valueOf(readBoard(await call(boardPath(date, game), undefined, { quiet: true, ...own })));
}

/** Puts a run on its day's board. @throws ContentError that the visitor has seen */
export async function enterBoard(
  call: CallContent,
  date: string,
  game: string,
  run: string,
  { key, name }: BoardPlayer,
): Promise<Board> {
  return valueOf(readBoard(await call(boardPath(date, game), { run, name, player: key })));
}

export async function startCircle(call: CallContent, player: BoardPlayer): Promise<string> {
  const { key, name } = player;
  return valueOf(readNewCircle(await call(CIRCLES_PATH, { name, player: key }))).circle;
}

export async function joinCircle(
  call: CallContent,
  circle: string,
  { key, name }: BoardPlayer,
): Promise<void> {
  await call(`${CIRCLES_PATH}/join`, { circle, name, player: key });
}

export async function leaveCircle(
  call: CallContent,
  circle: string,
  { key }: BoardPlayer,
): Promise<void> {
  await call(`${CIRCLES_PATH}/leave`, { circle, player: key });
}

export async function fetchCircle(
  call: CallContent,
  circle: string,
  { key }: BoardPlayer,
  date: string,
): Promise<Circle> {
  const question = { circle, player: key, date };
  return valueOf(readCircle(await call(`${CIRCLES_PATH}/read`, question, { quiet: true })));
}

function boardPath(date: string, game: string): string {
  return `${BOARDS_PATH}/${date}/${game}`;
}

function valueOf<T>(read: Read<T>): T {
  if (!read.ok) throw new Error(read.error);
  return read.value;
}

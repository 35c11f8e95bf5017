import { closeSync, openSync, readSync } from 'node:fs';
import { join } from 'node:path';
import type { Role } from './role.ts';

type File = {
  readonly folder: string;
  readonly path: string;
  readonly type: string;
  readonly role?: Role;
};

const SCRIPT = /^(?:script|worker|sharedworker|serviceworker|audioworklet|paintworklet)$/;
const FRAME = /^(?:document|iframe|frame)$/;
/** How far into a file its kind can be seen. */
const HEAD = 512;

/** Whether a game's file may be something else than its name says. */
export function isVague({ role, type }: Pick<File, 'role' | 'type'>): boolean {
  return role === 'game' && /^text\/plain|json|octet-stream/.test(type);
}

/**
 * The type of a file. Games load scripts, style sheets and pages under any name, and hosts that let
 * browsers look inside play them.
 * @param use what the browser wants the file for
 */
export function typeFor(file: File, use: string | undefined): string {
  if (use === undefined || !isVague(file)) return file.type;
  if (SCRIPT.test(use)) return 'text/javascript; charset=utf-8';
  if (use === 'style') return 'text/css; charset=utf-8';
  if (!/octet-stream/.test(file.type)) return file.type;
  if (FRAME.test(use) && /^\s*(?:<!doctype html|<html|<head|<body|<!--)/i.test(headOf(file)))
    return 'text/html; charset=utf-8';
  if (
    use === 'image' &&
    /^\s*(?:<\?xml[^>]*>\s*)?(?:<!--|<!doctype svg|<svg\b)/i.test(headOf(file))
  )
    return 'image/svg+xml; charset=utf-8';
  return file.type;
}

function headOf({ folder, path }: File): string {
  const bytes = Buffer.alloc(HEAD);
  const file = openSync(join(folder, path), 'r');
  try {
    return bytes.toString('utf8', 0, readSync(file, bytes, 0, HEAD, 0)).replace(/^\uFEFF/, '');
  } finally {
    closeSync(file);
  }
}

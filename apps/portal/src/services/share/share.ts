import { fillMessage } from '@playgrove/language/message-format';
import { embedCode } from '../../data/embed.ts';
import { BASE } from '../../data/base.ts';
import type { DetailFile } from '../../data/files.ts';
import { detailPath } from '../../data/routes.ts';
import { toast } from '../toasts.ts';
import * as messages from './messages/en.json';

/**
 * Shares a game by the system's sheet; where there is none, copies its link and says so. The link
 * is to the page that others can look into and show a picture of.
 */
export async function shareGame({ id, title, page }: DetailFile): Promise<void> {
  const url = new URL(page ?? `${BASE}#${detailPath(id)}`, location.href).href;
  await passOn({ title, url }, url, messages.copied);
}

/** Shares a text by the system's sheet; where there is none, copies it and says so. */
export async function shareText(text: string): Promise<void> {
  await passOn({ text }, text, messages.textCopied);
}

/** Copies the markup by which another site shows a game. */
export async function copyEmbedCode(game: DetailFile): Promise<void> {
  await copy(embedCode(game, location.origin).html, messages.embedCopied, messages.textFailed);
}

async function passOn(data: ShareData, text: string, copied: string): Promise<void> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share(data);
      return;
    } catch (error) {
      // The visitor changed their mind.
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
  }
  const failed =
    data.url === undefined ? messages.textFailed : fillMessage(messages.copyFailed, { url: text });
  await copy(text, copied, failed);
}

async function copy(text: string, copied: string, failed: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast(copied);
  } catch {
    toast(failed);
  }
}

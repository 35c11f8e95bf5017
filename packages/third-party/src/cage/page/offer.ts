import style from './offer.css?inline';

const sheet = new CSSStyleSheet();

/** Offers a link that a game wanted to open: the visitor decides, and sees where it leads. */
export function offerLink(room: HTMLElement, address: string): void {
  const url = attempt(address);
  if (!url || !/^https?:$/.test(url.protocol)) return;
  const link = document.createElement('a');
  link.href = url.href;
  link.target = '_blank';
  link.rel = 'noopener noreferrer nofollow';
  link.textContent = `Open ${url.host}`;
  say(room, 'This game links to another site. ', 'Stay here', link);
}

let isSaid = false;

/** Says once that progress is lost when the game is closed. */
export function sayUnsaved(room: HTMLElement): void {
  if (isSaid) return;
  isSaid = true;
  say(
    room,
    'Your browser couldn’t save your progress. Its storage may be full or turned off. ',
    'Close',
  );
}

/** A line at the bottom of the game, instead of the one before. */
function say(room: HTMLElement, text: string, away: string, ...links: HTMLAnchorElement[]): void {
  room.querySelector('.cage-link')?.remove();
  if (sheet.cssRules.length === 0) {
    sheet.replaceSync(style);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }
  const bar = document.createElement('p');
  bar.className = 'cage-link';
  bar.setAttribute('role', 'status');
  const close = document.createElement('button');
  close.type = 'button';
  close.textContent = away;
  for (const element of [...links, close]) element.addEventListener('click', () => bar.remove());
  bar.append(text, ...links, ' ', close);
  room.append(bar);
}

function attempt(address: string): URL | undefined {
  try {
    return new URL(address);
  } catch {
    return undefined;
  }
}

import style from './offer.css?inline';

const sheet = new CSSStyleSheet();

/** Offers a link that a game wanted to open: the visitor decides, and sees where it leads. */
export function offerLink(room: HTMLElement, address: string): void {
  const url = attempt(address);
  if (!url || !/^https?:$/.test(url.protocol)) return;
  room.querySelector('.cage-link')?.remove();
  if (sheet.cssRules.length === 0) {
    sheet.replaceSync(style);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }
  const bar = document.createElement('p');
  bar.className = 'cage-link';
  bar.setAttribute('role', 'status');
  const link = document.createElement('a');
  link.href = url.href;
  link.target = '_blank';
  link.rel = 'noopener noreferrer nofollow';
  link.textContent = `Open ${url.host}`;
  const close = document.createElement('button');
  close.type = 'button';
  close.textContent = 'Stay here';
  for (const element of [link, close]) element.addEventListener('click', () => bar.remove());
  bar.append('This game links to another site. ', link, close);
  room.append(bar);
}

function attempt(address: string): URL | undefined {
  try {
    return new URL(address);
  } catch {
    return undefined;
  }
}

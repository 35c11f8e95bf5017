/**
 * Home written by hand without any script: the reference for the portal's first paint. The same
 * games in the same sections, the same pictures at the same sizes, the same fonts and words; plain
 * markup and styles.
 */

/** The content of a card. */
export type StaticGame = {
  readonly id: string;
  readonly title: string;
  /** 32 hex digits of a picture. */
  readonly icon: string;
  readonly players?: string;
  readonly score?: string;
};

export type StaticHome = {
  readonly name: string;
  readonly sections: readonly {
    readonly name: string;
    readonly layout: 'scroll' | 'puzzle' | 'list';
    readonly games: readonly StaticGame[];
  }[];
  readonly maybe: readonly StaticGame[];
  /** Addresses of the two fonts: headings, then text. */
  readonly fonts: readonly [display: string, text: string];
};

const STYLE = `*{box-sizing:border-box}body{margin:0;background:#eaf3ff;color:#2b1b4d;font:500 16px/1.45 Fredoka,sans-serif}
header,main{max-width:1280px;margin:auto;padding:8px 16px}header{display:flex;align-items:center;gap:12px;min-height:60px}
header b,h2{font:400 24px/1.15 Lilita,sans-serif}header b{flex:1}h2{margin:28px 0 14px}
ul{display:grid;gap:12px;margin:0;padding:0;list-style:none}a{color:inherit;text-decoration:none;display:block}
img{display:block;width:100%;height:auto;aspect-ratio:1;border-radius:20px;object-fit:cover}
.scroll{grid-auto-flow:column;grid-auto-columns:max(132px,37.4vw);overflow-x:auto}
.puzzle{grid-template-columns:repeat(3,1fr);grid-auto-flow:dense}.large{grid-area:span 2/span 2;position:relative}
.large img{position:absolute;inset:0;height:100%}.large p{position:absolute;inset:auto 12px 8px;color:#fff}
.list a{display:flex;gap:14px;align-items:center;background:#fff;border-radius:20px;padding:8px}.list img{width:76px}
p{margin:6px 0 0;white-space:nowrap;overflow:hidden;text-overflow:ellipsis}small{font-size:14px;color:#594b7d}
footer{background:#63c274;padding:32px;text-align:center}
@media(min-width:720px){.scroll{grid-auto-columns:1fr}.puzzle{grid-template-columns:repeat(8,1fr)}.list{grid-template-columns:repeat(3,1fr)}}`;

export function staticHome({ name, sections, maybe, fonts: [display, text] }: StaticHome): string {
  const lists = [
    ...sections.map((section, index) => list(section.name, section.layout, section.games, index)),
    list('Maybe you like', 'puzzle', maybe, sections.length),
  ];
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(name)}</title>
<link rel="preload" href="${display}" as="font" type="font/woff2" crossorigin>
<link rel="preload" href="${text}" as="font" type="font/woff2" crossorigin>
<style>@font-face{font-family:Lilita;src:url(${display});font-display:swap}
@font-face{font-family:Fredoka;src:url(${text});font-weight:300 700;font-display:swap}
${STYLE}</style></head><body>
<header><b>${escape(name)}</b><a href="/#/category/Hot">Hot</a></header>
<main>${lists.join('\n')}
<h2>About ${escape(name)}</h2><div>Every game here is free, unblocked and playable on PC, tablet and mobile. Nothing to
download, nobody to sign in: press a card, press Play, and you are in.</div></main>
<footer><a href="/#/privacy">Privacy Policy</a></footer></body></html>
`;
}

type Layout = StaticHome['sections'][number]['layout'];

function list(
  title: string,
  layout: Layout,
  games: readonly StaticGame[],
  section: number,
): string {
  const cards = games.map((game, place) => {
    const large = layout === 'puzzle' && place === 0;
    const eager = (section === 0 && place < 3) || (section === 1 && place === 0);
    return `<li${large ? ' class="large"' : ''}>${card(game, large, layout, eager)}</li>`;
  });
  return `<h2>${escape(title)}</h2><ul class="${layout}">${cards.join('')}</ul>`;
}

const SIZES = { scroll: '38vw', puzzle: '31vw', list: '88px' } as const;

function card(game: StaticGame, large: boolean, layout: Layout, eager: boolean): string {
  const sizes = large ? '64vw' : SIZES[layout];
  const source = (type: string): string =>
    `<source type="image/${type}" srcset="${[192, 320, 512].map((side) => `/allgame/icon/${game.icon}-${side}.${type} ${side}w`).join(', ')}" sizes="${sizes}">`;
  const loading = eager ? 'loading="eager" fetchpriority="high"' : 'loading="lazy"';
  return `<a href="/#/detail/${game.id}"><picture>${source('avif')}${source('webp')}<img src="/allgame/icon/${game.icon}.jpg" width="512" height="512" alt="" ${loading}></picture><p>${escape(game.title)}<br><small>▶ ${game.players ?? ''} ★ ${game.score ?? ''}</small></p></a>`;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

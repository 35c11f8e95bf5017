import { BASE } from '../data/base.ts';
import type { Site, Theme } from '../data/site.ts';
import { Glyph, type GlyphName } from '../ui/glyph.tsx';
import * as messages from './messages/en.json';

export type FooterProps = {
  readonly site: Site;
  readonly theme: Theme;
  readonly onTheme?: (theme: Theme) => void;
};

export const LEGAL_LINKS = [
  [messages.privacy, `${BASE}#/privacy`],
  [messages.term, `${BASE}#/term`],
  [messages.cookie, `${BASE}#/cookie`],
] as const;

export function Footer({ site, theme, onTheme }: FooterProps) {
  return (
    <footer className="foot" suppressHydrationWarning>
      <svg className="hills" viewBox="0 0 1440 120" preserveAspectRatio="none" aria-hidden="true">
        <path
          className="hill-far"
          d="M0 76C180 20 330 28 520 62s330 30 520-10 300-24 400 8v60H0Z"
        />
        <path className="hill-near" d="M0 104c220-50 420-44 640-14s480 22 800-28v58H0Z" />
      </svg>
      <div className="foot-in">
        <div className="foot-links">
          {LEGAL_LINKS.map(([label, href]) => (
            <a key={href} href={href} target="_blank" rel="noopener">
              {label}
            </a>
          ))}
        </div>
        <ThemeChoice theme={theme} {...(onTheme ? { onTheme } : {})} />
        <p className="fine">
          {`© ${site.years} ${site.name}`}
          <a href="#/credits">{messages.credits}</a>
        </p>
      </div>
    </footer>
  );
}

const THEMES: readonly (readonly [Theme, string, GlyphName])[] = [
  ['system', messages.matchDevice, 'auto'],
  ['light', messages.light, 'sun'],
  ['dark', messages.dark, 'moon'],
];

function ThemeChoice({ theme, onTheme }: Pick<FooterProps, 'theme' | 'onTheme'>) {
  return (
    <div className="themes" role="group" aria-label={messages.theme}>
      {THEMES.map(([name, label, glyph]) => (
        <button
          key={name}
          type="button"
          aria-pressed={theme === name}
          aria-label={label}
          title={label}
          onClick={() => onTheme?.(name)}
          data-live
        >
          <Glyph name={glyph} />
        </button>
      ))}
    </div>
  );
}

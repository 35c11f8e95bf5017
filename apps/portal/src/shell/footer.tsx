import type { Site } from '../site.ts';
import { Glyph, type GlyphName } from './glyph.tsx';

export type Theme = 'system' | 'light' | 'dark';

export type FooterProps = {
  readonly site: Site;
  readonly theme: Theme;
  readonly onTheme?: (theme: Theme) => void;
};

export const LEGAL_LINKS = [
  ['Privacy Policy', '/#/privacy'],
  ['Term Of User', '/#/term'],
  ['Cookie Policy', '/#/cookie'],
] as const;

export function Footer({ site, theme, onTheme }: FooterProps) {
  return (
    <footer className="foot">
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
          <a href="#/credits">Credits</a>
        </p>
      </div>
    </footer>
  );
}

const THEMES: readonly (readonly [Theme, string, GlyphName])[] = [
  ['system', 'As the device', 'auto'],
  ['light', 'Light', 'sun'],
  ['dark', 'Dark', 'moon'],
];

function ThemeChoice({ theme, onTheme }: Pick<FooterProps, 'theme' | 'onTheme'>) {
  return (
    <div className="themes" role="group" aria-label="Colours">
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

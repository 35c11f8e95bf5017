/** Like the keys themselves these are data, which no language file translates. */
const TITLES: Readonly<Record<string, string>> = {
  'Action&Risk': 'Action',
  'Beauty&Girl': 'Beauty',
};

/** A category as people say it; records and addresses keep its key: `Puzzle&Logic` is Puzzle & Logic. */
export function categoryTitle(name: string): string;
export function categoryTitle(name: string | undefined): string | undefined;
export function categoryTitle(name: string | undefined): string | undefined {
  return name === undefined ? name : (TITLES[name] ?? name.replace(/\s*&\s*/g, ' & '));
}

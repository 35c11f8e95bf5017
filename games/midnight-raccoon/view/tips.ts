/** What is new in a level, said before its first step. */
const TIPS: Readonly<Record<string, string>> = {
  'backyard-1': 'tip.draw',
  'backyard-2': 'tip.wait',
  'backyard-3': 'tip.can',
  'backyard-4': 'tip.run',
  'bakery-1': 'tip.cat',
  'kennel-1': 'tip.dog',
  'porch-1': 'tip.lamp',
  'museum-1': 'tip.key',
};

export function tipOf(id: string): string | undefined {
  return TIPS[id];
}

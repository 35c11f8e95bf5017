/**
 * Names on boards and in circles: two words from these lists and never free text, so that nobody
 * can write to anybody. Stored by their places in the lists: words are only ever added at the end.
 */

export const FIRST_WORDS = wordsOf(`
  Amber Autumn Azure Blue Bold Brave Breezy Bright
  Calm Candid Cheerful Clever Cloudy Coral Cosmic Cozy
  Crimson Curious Dapper Daring Dreamy Eager Early Electric
  Emerald Fancy Fearless Frosty Gentle Golden Grand Happy
  Hidden Honest Indigo Jolly Kind Lively Lucky Lunar
  Magic Merry Mighty Misty Nimble Noble Patient Polar
  Proud Quick Quiet Rapid Royal Rusty Scarlet Silver
  Sleepy Snowy Solar Sunny Swift Teal Violet Wandering
`);

export const SECOND_WORDS = wordsOf(`
  Alpaca Antelope Badger Bear Bison Bumblebee Butterfly Camel
  Caribou Cheetah Cobra Condor Corgi Cricket Dingo Dolphin
  Dragonfly Eagle Falcon Finch Firefly Flamingo Fox Gazelle
  Gecko Giraffe Hamster Hedgehog Heron Husky Iguana Jaguar
  Kestrel Kingfisher Koala Ladybug Lemur Leopard Lion Lynx
  Magpie Manatee Meerkat Moose Narwhal Newt Ocelot Octopus
  Otter Owl Panda Panther Parrot Pelican Penguin Puffin
  Raccoon Robin Seal Sparrow Tiger Turtle Walrus Zebra
`);

/** Places in the two lists. */
export type PlayerName = readonly [first: number, second: number];

/** Whether both words exist. */
export function isPlayerName([first, second]: PlayerName): boolean {
  return FIRST_WORDS[first] !== undefined && SECOND_WORDS[second] !== undefined;
}

/** `Blue Otter`; words that this release does not know yet stay away. */
export function nameOf([first, second]: PlayerName): string {
  return [FIRST_WORDS[first], SECOND_WORDS[second]].filter(Boolean).join(' ');
}

/** A name by chance. @param random from 0 (included) to 1 (excluded) */
export function drawName(random: () => number): PlayerName {
  return [Math.floor(random() * FIRST_WORDS.length), Math.floor(random() * SECOND_WORDS.length)];
}

function wordsOf(text: string): readonly string[] {
  return text.trim().split(/\s+/);
}

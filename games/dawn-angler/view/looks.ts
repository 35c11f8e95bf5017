/** What each fish looks like; painted by `fishes.ts`. */
export type Look = {
  /** Half its height and half the height where the tail begins, parts of its length. */
  readonly half: number;
  readonly stalk: number;
  readonly back: string;
  readonly side: string;
  readonly belly: string;
  readonly fin: string;
  readonly mark: string;
  /** `fork`, `fan`, `moon` or `round`. */
  readonly tail: string;
  /** `one`, `two`, `long`, `sail`, `spiny`, `far` or `none`. */
  readonly dorsal: string;
  /** `plain`, `bars`, `spots`, `line`, `scales` or `dots`. */
  readonly pattern: string;
  /** `small`, `big`, `bill`, `needle`, `beard`, `teeth` or `up`. */
  readonly mouth: string;
};

/** id: half, stalk in hundredths, back side belly fin mark, then tail dorsal pattern mouth. */
const ROWS = `roach 17 4 5a7a8c c3d3da fff6ea e8553c 8aa3b0 fork one scales small
bleak 10 3 3f8f86 d5e8ea ffffff c8d8d0 9ac2c4 fork one line up
perch 18 5 4f7a2c 9db94a fff1c8 ff6a2e 2f4a1e fan spiny bars big
tench 17 8 3f5a24 7f9a3c e0c860 4a5a2c 5c7a2c fan one scales small
pike 11 4 4a6a34 8aa852 f6efc8 c8743c e6e8a0 fork far dots big
crucian 24 5 8a6420 d9a83c ffe9a8 b8622a a8792c fork one scales small
rudd 20 4 6a6a2c e0c25c fff2cc f0402c b89a3c fork one scales up
stickleback 13 3 4a6a5c a8c0a8 ffb09a 88a898 3a5a4c fan spiny bars small
eel 6 2 4a5230 7c8048 f0e4a8 5a6038 5a6038 round long plain small
carp 20 6 8a5f24 d39a3e ffe0a0 b8662a 9c6f28 fork long scales beard
eurominnow 11 4 5a6a3c b8b878 ffd0b0 c89a6a 3a4a2c fork one spots small
grayling 14 3 5a6a7a aebccc fff0e6 b05a8c 4a5668 fork sail dots small
rainbow 14 5 4a7a5c c5d0c4 fff3f0 d88a7c f0627a fan one dots small
char 14 4 2f5a5c 6f9a80 ff8a4a ffb080 f6e8b0 fork one dots small
laketrout 14 4 4f5f5a 8fa090 f6eed8 c8946a eef0d0 fork one spots big
gudgeon 11 4 7a6a44 bfae80 fff2d8 c8b484 4a4a5c fork one spots beard
chub 14 5 5f6a4c c0b890 fff4e0 e0785c 9a9270 fork one scales big
barbel 12 4 7a6434 c8a464 fff0d0 e0783c a88848 fork one scales beard
salmon 13 4 3f5a7a b4c4d4 ffffff 7a92a8 3a4458 fan one dots big
huchen 11 4 7a4f34 c48a64 ffe6d0 c8694a 4a2c20 fan one dots big
scat 30 5 6a7a5c c4c890 fff6d8 a8a868 3a4438 fan spiny spots small
archerfish 22 6 5a6a44 e6e8cc ffffff d8c84a 2c3428 fan far bars up
milkfish 14 4 4a7a8c cfdfe6 ffffff a8c0cc b4ccd8 moon one plain small
snapper 18 6 8a2f24 d8604a ffb8a0 a8402f b84838 fan spiny scales big
barramundi 16 5 6a6a54 c4bc98 fff6e4 8a7a54 a8a07c round spiny scales big
flounder 26 5 7a6a44 a8925c d8c08c 94804c e08a3c fan none spots teeth
mackerel 11 2 1f7a84 a8d4d8 ffffff 5a9aa4 123c4a moon two bars small
garfish 5 2 2f8a74 c0e6dc ffffff 8ac4b4 8ac4b4 fork far plain needle
cod 14 4 7a6f44 bcae78 fff6dc a8965c 6a5a30 fan one spots beard
conger 7 2 4a4f5a 8a8f9a ece8e0 5a6070 3a3f4a round long plain big
smelt 9 3 6a8a7a d6e6dc ffffff b0c8bc c0e0f0 fork one line up
whitefish 15 4 5a7080 ccd8de ffffff 9aa8b4 a8b8c4 fork one scales small
walleye 13 4 6a6420 c4a848 fff3c8 c8943c 5a4f1c fork two spots big
burbot 10 4 5a4f2c a08c50 f0dca8 6a5a30 3f3418 round long spots beard
taimen 11 4 5a4a4a b48a7c ffe4d8 d8503c 3a2c2c fan one dots big
bluegill 27 6 3f5a4a 6f9a8c ffa83c 4a6a5c 24443c fan spiny bars small
bass 18 6 3f6a2c 8fae50 fff6d0 5a7a34 2a4a20 fan two line big
bowfin 12 7 5a5a2c 97954c e8dc9c 5aa05c 3f4020 round long bars teeth
catfish 13 5 4f5a6a 94a0ac f4ecdc 5a6474 3a4450 fork one spots beard
gar 9 4 5a6440 98a068 f0e8c0 7a7048 3f4828 round far dots needle
piranha 26 5 5a6474 a0a8b0 ff4a34 c8382c dce4ea fan one dots teeth
tambaqui 27 6 2f3a34 8a8444 d8b850 24302c 5a5a30 fan one scales small
arowana 14 4 8a9aa8 dfe8ee ffffff c0ccd8 b0c0cc round long scales up
knifefish 9 2 3a3a44 6a6470 ff9a4a 7a5a5c 5a5460 round none plain small
arapaima 12 7 3f5248 7f9484 d8c8b0 c83c34 d84838 round far scales up
flyingfish 9 2 1f4f94 7ab4e6 ffffff bfe0ff 9ac8f0 moon far plain small
parrotfish 20 6 1f9a9a 4ad8c8 ff9ac0 ff6aa0 ff8a4a fan long scales small
bonefish 12 3 7a949a dcebee ffffff b8ccd0 b8ccd0 fork one line small
trigger 24 5 3f6a5c 7aa870 ffe08a f0a83c 2f4a5c fan long bars small
trevally 22 3 5a6a78 b4c4d0 ffffff 6a7a88 90a0b0 moon two plain big
mahimahi 16 3 1fa86a f4d83c fff6a8 1f8ad8 1f7ac8 moon long dots big
sunfish 34 30 6a7a88 a8b8c4 e4ecf0 7a8a98 c8d4dc round none spots small
sailfish 10 2 24408a 8aa8dc ffffff 2f4fae 4a70cc moon sail bars bill
tuna 17 2 1f3a6a 8aa4bc ffffff ffd02e 5a7894 moon two plain small
swordfish 11 2 3a3f5c 8a90a8 ece8ee 4a4f6c 6a7088 moon far plain bill
herring 12 3 2f6a8c b8dcec ffffff 8ab4c8 90c0d4 moon one scales up
lumpsucker 30 7 4a6a84 7aa0b4 ff9a6a d86a4a 34506a fan spiny spots small
pinksalmon 16 4 4a6a5c b4b8a8 ffdce0 a8948a 3a4a44 fan one dots small
wolffish 13 4 4a5a74 8494b0 d0d4dc 5a6a84 34405c fan long bars teeth
halibut 24 5 5a4f34 8a7a50 c4b080 74663f d8c898 moon none spots teeth`;

function parse(row: string): readonly [string, Look] {
  const [id = '', half, stalk, ...rest] = row.split(' ');
  const [back = '', side = '', belly = '', fin = '', mark = ''] = rest.map((hue) => `#${hue}`);
  const [tail = '', dorsal = '', pattern = '', mouth = ''] = rest.slice(5);
  const [high, narrow] = [Number(half) / 100, Number(stalk) / 100];
  const kinds = { tail, dorsal, pattern, mouth };
  return [id, { half: high, stalk: narrow, back, side, belly, fin, mark, ...kinds }];
}

let looks: ReadonlyMap<string, Look> | undefined;

/** @throws when there is no such fish */
export function lookOf(id: string): Look {
  looks ??= new Map(ROWS.split('\n').map(parse));
  const found = looks.get(id);
  if (!found) throw new Error(`looks: there is no fish "${id}"`);
  return found;
}

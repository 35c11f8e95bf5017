/** The garden. How to read them: `rules/pictures.ts`. */
export const GARDEN = `
cherries sway
....KGG.
...KKGGG
..K.K.GG
.K...K..
.RR..K..
RwRR.RR.
RRRRRwRR
.RR.RRRR
.....RR.

ladybug hop
..K...K..
...KKK...
..RRKRR..
.RkRKRkR.
RRRRKRRRR
RRkRKRkRR
.RRRKRRR.
..RRKRR..

acorn bob
....K...
...K....
.MMMMMM.
MMMMMMMM
MMMMMMMM
.SSSSSS.
.SwSSSS.
..SSSS..
...SS...

snail hop
S.S..MMM.
SSS.MoooM
SKS.MoMoM
SSS.MooMM
.SSSMMMM.
.SSSSSSSS

carrot sway
.G.GG.G.
.GGGGGG.
..GGGG..
.OOOOOO.
.OmOOOO.
..OOOO..
..OOmO..
...OO...
...OO...

bird hop
..BBB....
.BkBBB...
OBBBBBB..
.RRBBBBB.
.RRRBBBBB
..RRRBB.B
...RRR...
...K.K...

butterfly sway
..K...K..
...KKK...
VVV.K.VVV
VpVVKVVpV
VVVVKVVVV
.VVVKVVV.
.OOOKOOO.
OOyOKOyOO
.OO.K.OO.

daisy sway
..PP.PP..
.PPPPPPP.
.PPYYYPP.
..PYYYP..
.PPYYYPP.
.PPPPPPP.
..PPGPP..
....G....
GG..G..GG
.GGGGGGG.

cactus sway
...PP...
...GG..G
G..GG..G
G..GG.GG
G..GGGG.
GGGGG...
.GGGG...
...GG...
MMMMMMMM
.MMMMMM.
..MMMM..

bee bob
..TT.TTT..
.TTTTTTT..
..TTTTT...
.YYKYYKYY.
KYYKYYKYkY
KYYKYYKYYY
.YYKYYKYY.
...K..K...

frog hop
.GG....GG.
GwkG..GkwG
GwkGGGGkwG
GGGGGGGGGG
GkGGGGGGkG
GGkkkkkkGG
.GGGGGGGG.
GGG.GG.GGG
GG.GGGG.GG

wateringcan sway
....BBBB..
B..B....B.
BB.BBBBBBB
.BBBtttB.B
..BBtttB.B
...BBBBBB.
...BBBBB..
...BBBBB..
`;

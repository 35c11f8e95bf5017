/** The first small pictures. How to read them: `rules/pictures.ts`. */
export const SKETCHES = `
heart hop
.R.R.
RRRRR
RRRRR
.RRR.
..R..

tulip sway
P.P.P
PPPPP
.PPP.
G.G.G
.GGG.

house still
...R...
..RRR..
.RRRRR.
RRRRRRR
.StSmS.
.SSSmS.

sailboat bob
...R...
..WRR..
.WWRRR.
...K...
MMMMMMM
.MMMMM.

mushroom hop
.RRR.
RRwRR
RRRRR
..S..
.SSS.

umbrella sway
..VVV..
.VVVVV.
VVVVVVV
...K...
.K.K...
.KKK...

cup bob
TTTTT..
TTTTTTT
TTTTT.T
TTTTTT.
.TTT...
BBBBBB.

crown hop
Y...Y...Y
YY.YYY.YY
YYYYYYYYY
YYRYBYRYY
YYYYYYYYY
`;

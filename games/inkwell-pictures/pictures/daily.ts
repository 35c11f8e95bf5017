/** Pictures for the daily challenge, on no other page. How to read them: `rules/pictures.ts`. */
export const DAILY = `
castle still
.....RRR...
.....RR....
.....K.....
A.A..k..A.A
AAA.AAA.AAA
AAA.AAA.AAA
AAAAAAAAAAA
AAAAkkkAAAA
AAAAkkkAAAA
AAAAkkkAAAA

train bob
KKKKK...KKK.
.RbbR...KK..
.RbbR.Y.KK..
.RbbRRRRRRR.
.RRRRRRRRRRR
.RRRRRRRRRRY
.KKKKKKKKKKK
.KAK.KAK.KAK
.KKK.KKK.KKK

car bob
...RRRRR....
..RtTRttR...
.RtttRtttR..
RRRRRRRRRRRR
YRRRRRRRRRRR
RRKKKRRKKKRR
..KAK..KAK..
..KKK..KKK..

moon sway
...YYYY...
..YYYY....
.YYYY.....
YYYY...Y..
YYYY..YYY.
YYYY...Y..
YYYYY.....
.YYYYYY.YY
..YYYYYYY.
....YYYY..

sun sway
.....O.....
.o...O...o.
..O.....O..
....YYY....
...YkYkY...
OO.YYYYY.OO
...YYrYY...
....YYY....
..O.....O..
.o...O...o.
.....O.....

tent still
.....R.....
....OOO....
...OOOOO...
..OOOOOOO..
..OOOkOOO..
.OOOkkkOOO.
.OOOkkkOOO.
OOOkkkkkOOO

snowman hop
...KKK...
...KKK...
..KKKKK..
...WWW...
..WkWkW..
..WWOWW..
..RRRRR..
..WWWWW..
MWWWkWWWM
.WWWWWWW.
.WWWkWWW.
..WWWWW..

pumpkin hop
....DDD....
....DGD....
..OOOOOOO..
.OOOOOOOOO.
OOkOOOOOkOO
OkkkOOOkkkO
OOOOOOOOOOO
OkkOOOOOkkO
OOkkkkkkkOO
.OOOOOOOOO.
..OOOOOOO..

ghost swim
..VVVVVV..
.VVVVVVVV.
VVVVVVVVVV
VVwkVVkwVV
VVwkVVkwVV
VVVVVVVVVV
VVVVkkVVVV
VVVVkkVVVV
VVVVVVVVVV
VVVVVVVVVV
V.VV..VV.V

strawberry hop
...GGG...
.GGGGGGG.
RRGRGRGRR
RRRRRRRRR
RyRRyRRyR
RRRRRRRRR
.RyRRRyR.
..RRRRR..
..RRyRR..
...RRR...

panda hop
KK........KK
KKKKKKKKKKKK
KKwwwwwwwwKK
.KwwwwwwwwK.
KwwKKWWKKwwK
KwKKKwwKKKwK
KwKKwwwwKKwK
KWwwwKKwwwWK
.KwwwKKwwwK.
..KKKKKKKK..

pineapple sway
G..GG..G
.GGGGGG.
G.GGGG.G
.gGGGGg.
..YYYY..
.YoYYoY.
YYYooYYY
YoYYYYoY
YYYooYYY
YoYYYYoY
.YYooYY.
..YYYY..

watermelon bob
.....R.....
....RRR....
....RkR....
...RRRRR...
..RkRRRkR..
..RRRRRRR..
.RRRkRkRRR.
WWWWWWWWWWW
GGGGGGGGGGG

pig hop
PP.......PP
PPPPPPPPPPP
PPPPPPPPPPP
.PPPPPPPPP.
.PkPPPPPkP.
.PPPPPPPPP.
.PPQQQQQPP.
.PPQkQkQPP.
.PPQQQQQPP.
..PPPPPPP..

tractor bob
.....KKKK..
..K..GttG..
..K..GttG..
GGGGGGGGG..
GGGGGGGGGG.
YGGGGGKKKKG
GKKGGKKAAKK
KAAK.KAAAAK
KAAK.KKAAKK
.KK...KKKK.

grapes sway
....M....
.GGGMGGG.
..GGMGG..
VVVVVVVVV
VpVVpVVpV
VVVVVVVVV
.VVVVVVV.
.VpVpVpV.
..VVVVV..
...VpV...
....V....

plane swim
.....A.....
....AAA....
....AAA....
..BBAAABB..
BBBBAAABBBB
BBB.AAA.BBB
....AAA....
...BAAAB...
..BBAAABB..
.....A.....

hat hop
......VV...
.....VVVV..
....VVVV.V.
....VVVV...
...VVVVVV..
...YYKYYY..
VVVVVVVVVVV
.VVVVVVVVV.

balloon bob
..RRYYRR..
.RRYYYYRR.
RRRYYYYRRR
RRRYYYYRRR
RRRYYYYRRR
.RRYYYYRR.
..RYYYYR..
...RYYR...
...K..K...
...K..K...
...MMMM...
...MMMM...

bell sway
....K....
...YYY...
..YYYYY..
..YYYYY..
.YYYYYYY.
.YYYYYYY.
.YYYYYYY.
YYYYYYYYY
YYYYYYYYY
...KKK...

robot hop
....RR....
....AA....
.AAAAAAAA.
.AtkAAktA.
.AtkAAktA.
.AAAAAAAA.
.AAkkkkAA.
...AAAA...
AAAAAAAAAA
A.AAyyAA.A
A.AAAAAA.A
..AA..AA..
`;

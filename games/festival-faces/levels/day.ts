import { readLooks } from '../rules/look.ts';

export const ZOO = readLooks(`
bunny 0
s p cheeks +e 46 30 14 12
s w muzzle e 0 52 27 19
b p nose h 0 30 12
b k whiskers +t 27 47 60 38 6; +t 27 55 58 57 6

panda 1
s w base e 0 12 58 72
b k eyes +e 32 -4 23 19 -24
b k ears +e 47 -58 15 13
b k nose e 0 32 12 9

kitten 2
s o brows +e 33 -34 22 14 -14
s w muzzle +e 13 48 17 14
b n stripes t 0 -70 0 -38 12; +t 20 -70 13 -46 10; +t 69 6 48 10 9; +t 66 24 47 25 9
b p nose p -11 23 11 23 0 37
b k whiskers +t 27 47 60 38 6; +t 27 55 58 57 6

frog 3
s g base e 0 8 62 78
s l chin e 0 60 38 26
b w eyes +e 34 -46 18 16
b k eyes +e 34 -45 7 9
b p cheeks +e 47 28 10 8

puppy 4
s n patches +e 38 -14 25 31 -12
s w muzzle e 0 44 29 24
b k nose e 0 28 14 9
b p tongue o -9 66 0 64 9 66 9 82 0 90 -9 82
b n freckles +e 17 48 3.5 3.5; +e 25 42 3.5 3.5; +e 25 54 3.5 3.5

fox 5
s o mask o -68 -34 -44 -62 0 -48 44 -62 68 -34 64 12 34 22 12 40 -12 40 -34 22 -64 12
s w cheeks +o 12 46 36 28 64 20 56 52 36 78 10 72
b n brows +b 12 -22 30 -50 60 -44 10
b k nose e 0 34 12 9
b k freckles +e 22 54 3.5 3.5; +e 31 48 3.5 3.5; +e 33 59 3.5 3.5

lion 6
s y base e 0 10 52 68
b n mane t 0 -74 0 -50 17; +t 26 -72 18 -48 17; +t 51 -60 36 -40 17; +t 67 -36 46 -24 17; +t 71 -6 52 -2 17; +t 68 24 50 20 17; +t 60 52 44 44 16; +t 46 76 32 64 15
s w muzzle +e 13 48 17 14
b n nose p -13 22 13 22 0 38
b k freckles +e 11 46 3.2 3.2; +e 19 43 3.2 3.2; +e 18 52 3.2 3.2

tiger 7
s o base e 0 6 62 78
s w patches +e 33 -32 19 9 -12; +e 15 50 20 15; e 0 82 16 10
b k stripes t 0 -74 0 -42 12; +t 22 -72 15 -50 10; +t 70 -18 47 -14 10; +t 71 6 48 8 10; +t 66 30 46 28 10; +t 54 62 38 54 9
b p nose p -13 22 13 22 0 38
b k whiskers +t 27 47 60 38 6; +t 27 55 58 57 6
`);

export const GARDEN = readLooks(`
daisy 8
t w petals +f 44 28 23 8; f 0 -48 22 8
b y middle +e 44 28 8 8; e 0 -48 8 8
b g leaves +l 34 54 62 58 11; +l 20 -52 44 -62 10
s p lips e 0 59 19 8

strawberry 9
s r base o 0 88 -34 62 -54 18 -46 -26 0 -40 46 -26 54 18 34 62
b g leaves t 0 -34 0 -72 15; +t 10 -36 26 -70 15; +t 24 -32 54 -54 14
t y seeds +d 18 -20 4.5; +d 46 8 4.5; d 0 14 4.5; +d 26 34 4.5; +d 14 72 4.5
b w shine +b 40 -18 54 -2 52 20 6

butterfly 10
s v wings +o 8 -6 22 -44 52 -62 70 -38 64 -6 36 4
s p wings +o 9 6 36 8 62 12 58 40 34 48 13 30
t w spots +e 54 -42 7 7; +e 38 -44 5 5; +e 62 -24 4.5 4.5; +e 50 28 6 6
b k body l 0 -42 0 40 13
b k feelers +q 3 -38 6 -60 22 -68 4; +e 23 -67 4 4

bee 11
s y base e 0 14 54 68
b k stripes q -46 -24 0 -14 46 -24 12; q -55 16 0 30 55 16 12; q -42 54 0 74 42 54 12
t w wings +d 46 -44 15 38
b k feelers +q 6 -38 8 -62 20 -66 4; +e 21 -66 4.5 4.5

ladybird 0
s r shell o 0 -46 42 -36 60 2 46 40 0 52 -46 40 -60 2 -42 -36
b k head o -30 -48 0 -74 30 -48 0 -40
b k line q 0 -44 0 0 0 52 6
t k spots +e 26 -30 8.5 8.5; +e 49 2 8.5 8.5; +e 26 30 9 9
b w eyes +e 14 -55 5 5

rose 3
t r roses +e 44 26 20 19; e 0 -50 18 17
b p petals +r 44 26 10 5; r 0 -50 9 5
b g leaves +l 22 40 30 62 11; +l 60 42 50 66 11; +l 18 -54 44 -60 11
b g leaves +q 50 -56 70 -34 62 4 5
s r lips e 0 59 18 8

toadstool 6
s r cap o -70 -22 -52 -60 0 -76 52 -60 70 -22 36 -26 0 -22 -36 -26
t w spots e 0 -56 11 9; +e 34 -46 9 8; +e 56 -34 5 6; +e 16 -34 5 4
s w stem e 0 44 34 42
s p cheeks +e 46 24 12 10
b g leaves +t 30 88 36 58 9; +t 42 80 54 54 9; t 0 96 0 76 9

sunflower 5
t y petals f 0 10 70 12
s o middle e 0 12 41 47
t n seeds e 0 -26 4 4; +e 20 -22 4 4; +e 36 14 4 4; +e 32 32 4 4; +e 18 44 4 4; e 0 44 4 4
b g leaves +l 26 84 58 58 13
b n brows +b 16 -18 30 -34 44 -18 6
`);

export const SKY = readLooks(`
sun 11
s y base e 0 6 46 54
b o rays t 0 -48 0 -74 15; +t 24 -42 36 -68 15; +t 42 -22 66 -40 15; +t 48 6 72 4 15; +t 44 34 66 46 15; +t 28 56 42 78 15
s o cheeks +e 32 32 11 9
g y glitter +e 30 -30 18 8 -10

moon 2
s b base e 0 8 62 80
t w moon c -8 10 52 62 0
t y stars s 36 -44 13; s 52 -12 9; s 44 44 11
g d glitter e -34 34 14 20 24

comet 7
t y star s 36 -38 27 5 46 12
b o tail q 22 -24 -10 10 -52 54 22 4
b r tail q 44 -14 22 26 -10 66 14 3
t w stars s -46 -36 9; s -20 -60 7; s 48 40 9
g y glitter e 36 -38 15 15; e 2 4 14 8 42

rainbow 4
b r red q -64 10 0 -142 64 10 10
b y yellow q -54 10 0 -122 54 10 10
b g green q -44 10 0 -102 44 10 10
b b blue q -34 10 0 -82 34 10 10
s w clouds +e 48 26 20 13; +e 34 32 12 9; +e 62 32 9 8
g s glitter +e 48 28 15 8

storm 9
s d cloud e 0 -52 30 18; +e 32 -46 26 17; +e 52 -38 16 12
b y bolts +p 36 -28 58 -28 48 2 62 2 34 52 42 16 28 16
b b rain d 0 16 5; +d 14 36 5; +d 20 70 5; d 0 84 5
g w glitter e 0 -50 26 9; +e 38 -44 16 8

galaxy 1
s b base e 0 -6 64 66
s v cloud o -60 20 -36 -14 -6 -30 40 -54 62 -40 40 -16 6 6 -30 36
s p cloud o -40 12 -10 -16 36 -42 14 -8 -20 16
t w stars s 46 6 10; s -46 -40 11; s 26 36 8; s 6 -62 8; s -56 -10 6
g p glitter e -4 -14 34 10 -34

snowflake 10
s s mask o -66 -36 -30 -64 0 -70 30 -64 66 -36 66 10 40 -18 0 -22 -40 -18 -66 10
t w stars s 0 -46 22 6 26; +s 46 28 19 6 26; +s 52 -38 9 6 26
b w brows +b 12 -22 32 -42 58 -26 8
s b lips e 0 59 18 8
g w glitter +e 34 -26 20 7 -8; e 0 -46 9 9

starlight 8
s v lids +e 33 -14 27 17 -10
t y star s 0 -50 20; +s 50 20 14; +s 34 44 8
b p wings +t 48 -12 72 -32 11; +t 46 0 70 -10 8
s p lips e 0 59 18 8
g y glitter +e 33 -16 20 9 -10
g p glitter +e 42 28 10 14 24
`);

import { rowsOf } from '../paperdoll/cuts.ts';

/* What is drawn on garments, by name; `art` reads the rows. Places are on the trunk, but for shoes
   (doll units from the ankle), knees (from the knee) and skirts (across, part of the length). */

export const ON_TOPS = rowsOf(`
collar 2P t30 3 .95 -.1 .62 .13 0 .1 .3 .02|L s45 2.5 0 .1 0 h|O c 2 0 .2 3.4 3.4 x h-.05 .14
turtle C s45 2.5 -1.2 -.1 0 -.04 1.2 -.1
star M y 2.5 0 .36 M0 -19L5 -7L18 -6L8 3L11 16L0 9L-11 16L-8 3L-18 -6L-5 -7Z
heart M n 2.5 0 .36 M0 15C-34 -6 -14 -30 0 -10C14 -30 34 -6 0 15Z
bolt M n 2.5 0 .36 M4 -20L-13 3L-2 3L-6 20L13 -5L2 -5Z
sun O n 2.5 0 .36 13 13
drop M n 2.5 0 .36 M0 -18C6 -8 12 -2 12 6C12 18 -12 18 -12 6C-12 -2 -6 -8 0 -18Z
buttons L s45 2.5 0 .16 0 h|O c 2 0 .22 3.4 3.4 x h-.04 .14
band B^ n 0 .32 .46 e
bands B^ n 0 .24 .31 14 x .8 .16
half P^ n@90 0 0 -.3 2 -.3 2 1.3 0 1.3
zip L s45 5 0 .02 0 h+.02|L i 2 0 .04 0 h+.02
hood S s18 3 -1.35 -.12 -.9 .05 0 .14 .9 .05 1.35 -.12 .7 -.02 0 .05 -.7 -.02|2L c 2.5 .22 .08 .242 .28
pouch P s14 2.5d -.55 .62 .55 .62 .75 .82 -.75 .82
pocket P t15 2.5d .25 .26 .66 .26 .66 .4 .45 .44 .25 .4
bow 2M t10 2.5 0 .06 M0 0C10 -15 22 -12 20 0C22 12 10 13 0 0Z|O t10 2.5 0 .06 4.5 5
tie P n 2.5 -.13 .03 .13 .03 .06 .11 .17 .45 0 .54 -.17 .45 -.06 .11
frill C t50 4 -.5 .1 -.33 .15 -.165 .1 0 .15 .165 .1 .33 .15 .5 .1 x .4 .12
ribs 2C s45@55 2 .6 .16 .54 .6 .6 h|2C s45@55 2 .3 .16 .27 .6 .3 h|C s45@55 2 0 .16 0 .6 0 h
cable 2C s45@60 3.5 .23 .14 .47 .26 .23 .38 .47 .5 .23 .62 .47 .74|2C t40@80 3.5 .47 .14 .23 .26 .47 .38 .23 .5 .47 .62 .23 .74
belt B s55 2.5 .57 .66 e+2|P y 2.5 -.16 .56 .16 .56 .16 .67 -.16 .67
sash B n 2.5 .54 .68 e+2|2M n 2.5 0 .62 M0 0C9 -13.5 19.8 -10.8 18 0C19.8 10.8 9 11.7 0 0Z|O n 2.5 0 .62 4.05 4.5
sequins G t75
hem B^ n 0 h-.06 h+.06 e+20`);

export const ON_COATS = rowsOf(`
lapels 2P t16 3 1.05 -.11 .78 .04 .9 .12 .2 .34 .45 .05
hood 2P s20 3 1.4 -.14 .98 .02 .4 .16 .24 .1 .6 -.02
fur 2P f 3 1.5 -.16 1.15 0 .7 .2 .2 .3 .3 .12 .6 -.04
band 2P s40 3 1 -.1 .5 .12 .26 .2 .2 .12 .72 -.08
pockets 2P s20 3 .5 .72 .92 .7 .92 .77 .5 .79
badge O y 2.5 -.6 .32 6 6
toggles 2L c 4 .12 .3 .45 .3 x .7 .18
studs 2O i 2 .86 .1 3 3 x .2 .08
quilt 2C^ s40 3 1.4 .26 .6 .31 .1 .28 x h-.07 .14
epaulettes 2P y 3 .7 -.07 1.1 .02 1.06 .08 .66 -.01
zip 2C i 3 .3 .12 .39 .5 .31 h
belt B s30 3 .57 .67 e+2|P y 2.5 -.18 .55 .18 .55 .18 .69 -.18 .69
sequins G t75`);

export const ON_LEGS = rowsOf(`
jeans 2C l 2.2 .3 .7 .5 .8 .98 .82|O y 2 0 .66 3 3
bib P z 3 -.55 .24 .55 .24 .62 .66 -.62 .66|2P a 3 .52 .26 .9 -.06 .74 -.08 .36 .26|2O y 2 .44 .27 3.4 3.4|P s14 2.5 -.26 .36 .26 .36 .26 .52 -.26 .52
sequins G t75`);

export const ON_KNEES = rowsOf(`
patch O n 2.5 0 0 9 10
pockets P s16 2.5 -1 -26 15 -26 15 -8 -1 -8
rips O t70 2 0 -2 8 3`);

export const ON_SKIRTS = rowsOf(`
net G w
sequins G t75
buttons O c 2 0 0 3.6 3.6 x .9 .2
flowers 2O n 2.5 .8 .9 8 8|2O y 0 .8 .9 3 3|2O n 2.5 .4 .9 8 8|2O y 0 .4 .9 3 3|O n 2.5 0 .9 8 8|O y 0 0 .9 3 3`);

export const ON_SHOES = rowsOf(`
open C k 9 -14 8 3 2 18 12|C k 9 -12 16 4 9 19 17|C a 5 -14 8 3 2 18 12|C a 5 -12 16 4 9 19 17
toe S w 2.5 -14 14 2 8 18 14 16 20 -12 20
laces L w 3 -6 -4 8 -3 x 9 6
strap C s50 5 -11 -2 2 3 12 -2
bow P n 2 2 8 -6 3 -6 13 2 8 10 3 10 13
buckle P y 2.5 -4 4 7 4 7 11 -4 11
stitch C n 3 0 -40 -5 -28 0 -20 5 -28 0 -40
wheels O y 2.5 -11 27 5 5|O y 2.5 3 27 5 5|O y 2.5 15 27 5 5
glitter G w`);

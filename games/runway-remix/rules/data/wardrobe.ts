/*
 * The wardrobe as rows. Every row begins with an id, its style tags and its first color; what
 * follows is how `paperdoll/cuts.ts` cuts it. Rows stand in the order they are unlocked.
 */

/** id, tags, color, outlines before and behind the head, round locks */
const HAIR = `
sweep classic,sweet o2 sweep long
quiff casual,classic m quiff none
afro bold,retro x back none 0,-34,104,96,15
bob classic,artsy n bangs bob
pony sporty,casual y3 back pony
buzz sporty,street x crop none
hijab elegant,classic t1 scarf scarf
pigtails sweet,casual y1 part tails
bun elegant,classic m back bun
spikes street,bold o1 spikes none
waves elegant,beach r2 part wavy
braids casual,outdoor x part braids
puffs sweet,retro x back none 78,-62,46,44,10
undercut street,artsy p2 side none
curls cosy,beach m sweep none 0,18,98,104,16
locs bold,artsy n back locs
pixie artsy,sporty k1 sweep none
straight elegant,classic x bangs long
sidebraid sweet,outdoor o2 sweep braid
spacebuns party,sweet b1 bangs buns
mohawk bold,party g1 mohawk none
bald bold,classic x none none`;

/** id, tags, color, neck, sleeve, hem, ease, wide, flare, details */
const TOPS = `
tee casual,street t1 crew .42 .92 4 4 0 star
blouse elegant,classic w collar .97 .9 2 4 0 cuffs
hoodie cosy,street o1 crew .97 .92 8 6 0 hood,pouch,cuffs
tank sporty,beach r1 strap 0 .9 2 0 0 -
jersey sporty,bold b1 vee .45 .95 6 6 0 band
knit cosy,classic c turtle .97 .92 4 5 0 cable,cuffs
camp beach,retro y1 collar .45 .95 7 7 2 -
sailor casual,classic w boat .97 .9 2 3 0 bands
puff sweet,party k0 square .4 .86 1 4 0 puff,bow
sweat sporty,cosy e crew .97 .9 7 6 0 cuffs,bolt
crop street,party p1 crew .35 .58 3 5 2 heart
frill sweet,elegant y0 vee .7 .88 2 4 8 frill
polo classic,sporty g2 collar .42 .9 3 4 0 hem
rib casual,artsy g3 scoop .97 .84 1 2 0 ribs
tiedress artsy,street p1 crew .5 .96 8 6 0 sun,half
flannel outdoor,casual r2 collar .97 .96 6 5 0 pocket
halter party,bold p1 halter 0 .7 1 0 0 sequins
raglan sporty,retro w crew .6 .92 4 4 0 raglan,bolt
vest classic,retro o2 vee 0 .9 3 0 0 buttons
bell retro,artsy o1 scoop .97 .88 2 3 16 -
school classic,sweet w collar .97 .9 3 4 0 tie,cuffs
fleece outdoor,cosy t2 turtle .97 .92 8 7 0 zip,pocket
hearts sweet,cosy r1 crew .97 .9 7 6 0 heart,cuffs
wraptop elegant,artsy b2 vee .97 .86 2 4 4 sash
rain rain,outdoor b1 turtle .97 .96 7 6 0 drop,hem
tube party,beach k1 bare 0 .6 1 0 0 ribs
ruffle elegant,party w turtle .97 .88 2 4 8 frill,cuffs
glam party,bold y1 boat .97 .86 2 4 0 sequins`;

/** id, tags, color, then L length wide flare details (legs) or S length flare belly details (skirt) */
const BOTTOMS = `
jeans casual,street b1 L .97 3 0 jeans,cuffs
chinos classic,casual m L .97 4 0 -
shorts sporty,beach b1 L .28 5 3 side
pleated classic,sweet p1 S .4 32 0 pleats
joggers sporty,cosy e L .95 6 -2 side,cuffs
denimskirt casual,street b1 S .3 12 2 buttons,flat
wide elegant,artsy n L 1 6 14 -
leggings sporty,outdoor x L .95 0 0 -
circle sweet,party k1 S .42 52 6 trim
cargo outdoor,street g3 L .97 6 0 pockets,cuffs
flares retro,bold o1 L 1 2 24 -
pencil elegant,classic n S .5 -2 2 flat
ripped street,bold n L .97 3 0 jeans,rips
boho artsy,beach o1 S .9 40 4 tiers
overalls outdoor,casual b2 L .92 6 0 bib,patch
tulle party,sweet k0 S .45 58 16 net
bermuda classic,beach c L .42 5 2 cuffs
wraps beach,artsy t1 S .7 18 4 wrap,flowers
tracks sporty,retro r1 L .97 5 0 side
harem artsy,cosy p2 L .92 4 -2 harem
tartan classic,bold r2 S .5 22 2 pleats,bands
rainpants rain,outdoor y1 L .95 7 0 side
sparkle party,bold p1 L .97 2 4 sequins
grand elegant,party b2 S .95 62 18 trim
tweed classic,cosy m L .97 5 2 cuffs`;

/** id, tags, color, neck, sleeve, ease, wide, flare, top details, then length, flare, belly, skirt details */
const DRESSES = `
sun beach,casual y1 strap 0 1 0 0 - .42 34 4 flowers
gown elegant,party k1 scoop 0 1 0 0 sash .88 60 6 trim
shirtdress classic,casual b1 collar .6 3 5 0 buttons .4 18 2 -
knitdress cosy,classic r2 turtle .97 3 5 0 ribs,belt .4 10 2 flat
swing retro,party r1 boat .3 1 3 0 belt .45 54 8 -
pinafore sweet,casual p1 square 0 1 0 0 pocket .4 30 0 pleats
ball elegant,party b1 bare 0 1 0 0 sequins .95 84 26 tiers
kaftan artsy,beach t1 vee .8 6 6 18 - .85 26 6 bands
tutu sweet,party k0 strap 0 1 0 0 bow .3 60 18 net
mod retro,bold o1 crew .35 3 4 6 band .26 20 4 flat
maxi beach,artsy g1 halter 0 1 0 0 - .95 34 4 tiers
hero bold,sporty r1 crew .97 1 2 0 bolt,belt .28 26 0 pleats
prairie outdoor,sweet c turtle .9 3 4 0 frill,puff .8 36 6 tiers
flapper retro,party n strap 0 2 0 0 sequins .5 12 0 sequins,trim
kimono elegant,artsy r2 vee .75 5 8 22 sash .95 12 2 wrap
raindress rain,sweet b1 collar .97 5 6 2 buttons .42 30 2 bands
slip elegant,classic s strap 0 1 0 0 - .9 14 2 flat
star party,bold p2 halter 0 1 0 0 star .6 48 8 sequins
hoodress street,cosy e crew .97 7 7 0 hood,pouch .3 12 0 -
garden sweet,artsy g0 square .35 1 4 0 puff .9 58 10 flowers`;

/** id, tags, color, sleeve, wide, flare, hem, ease, gap, details */
const COATS = `
denim street,casual b1 .95 6 0 .86 6 10 band,pockets,studs
raincoat rain,outdoor y1 .97 8 2 1.35 9 6 hood,toggles,pockets
cardigan cosy,sweet k0 .97 6 0 .95 6 14 pockets,band
blazer classic,elegant n .97 5 0 1 5 12 lapels,pockets
bomber sporty,street g2 .97 9 -2 .84 9 8 zip,band
trench classic,rain o3 .97 7 2 1.5 8 10 lapels,belt,epaulettes
puffer cosy,outdoor r1 .97 12 0 .92 14 6 quilt,hood
leather bold,street x .97 6 0 .8 5 12 lapels,zip,studs
varsity sporty,retro r2 .97 8 0 .88 7 10 band,badge
duffle cosy,classic m .97 8 0 1.3 9 4 toggles,hood
windbreaker sporty,outdoor t1 .97 9 0 .94 9 8 hood,zip
parade bold,artsy r1 .97 6 2 .9 5 14 epaulettes,band,studs
furcoat party,elegant c .97 10 4 1.3 10 8 fur
poncho artsy,outdoor o1 .7 16 18 1.1 14 2 band,toggles
tux elegant,party x .97 5 0 1.1 5 12 lapels
sequin party,bold y1 .97 6 0 .86 6 12 sequins,lapels
lab artsy,classic w .97 7 0 1.45 7 12 lapels,pockets,badge
opera elegant,bold p2 .97 8 10 1.95 12 12 lapels,fur`;

/** id, tags, color, shaft, sole, details */
const SHOES = `
sneakers casual,sporty r1 0 4 white,laces,toe
loafers classic,elegant m 0 3 buckle
wellies rain,outdoor y1 .32 5 cuff,loose
flats sweet,elegant k1 0 2 bow
boots outdoor,street n .18 6 laces,gum
sandals beach,casual m 0 4 open,gum
runners sporty,bold g1 0 6 white,laces
oxfords classic,retro x 0 3 laces
janes sweet,retro x 0 4 strap
hightops street,sporty w .12 5 white,laces,toe
chelsea classic,street m .14 4 -
slippers cosy,sweet k0 .06 3 fur
platforms party,retro p1 0 13 strap
knee elegant,bold x .5 4 -
cowboy outdoor,bold o2 .3 5 stitch
ballet artsy,sweet c 0 2 strap,bow
flipflops beach,sporty t1 0 3 open
snow cosy,outdoor w .28 6 fur,laces
skates sporty,retro w .2 4 laces,wheels
disco party,bold s 0 10 glitter,strap`;

/** id, tags, color, covers (1) or not (0), art */
const HATS = `
cap casual,sporty r1 1 aM-78 -34C-84 -78 -46 -104 0 -104S84 -78 78 -34Q0 -52 -78 -34Z|dM-70 -38Q0 -62 70 -38Q92 -30 96 -16Q40 -36 -6 -36Q-50 -34 -70 -38Z|yO0 -104 6 5
beanie cosy,street b1 1 aM-80 -30C-90 -90 -44 -118 0 -118S90 -90 80 -30Z|tM-84 -28C-84 -44 -82 -54 -80 -56Q0 -74 80 -56C82 -54 84 -44 84 -28Q0 -48 -84 -28Z|wO0 -122 17 16
sunhat beach,elegant c 1 aM-60 -58C-66 -108 -30 -116 0 -116S66 -108 60 -58Z|aM-140 -34Q-60 -64 0 -60Q60 -64 140 -34Q100 -10 60 -30Q0 -48 -60 -30Q-100 -10 -140 -34Z|rM-62 -70Q0 -56 62 -70L64 -52Q0 -38 -64 -52Z
ribbon sweet,party k1 0 aM0 -96C-24 -122 -56 -118 -54 -92C-54 -70 -24 -74 0 -90C24 -74 54 -70 54 -92C56 -118 24 -122 0 -96Z|tO0 -93 10 11
souwester rain,outdoor y1 1 aM-62 -62C-66 -106 -34 -114 0 -114S66 -106 62 -62Z|aM-78 -48Q0 -76 78 -48Q108 -16 104 10Q86 -14 66 -26Q0 -44 -66 -26Q-86 -14 -104 10Q-108 -16 -78 -48Z|sM-60 -60Q0 -46 60 -60
band casual,retro t1 0 aM-80 -26C-76 -84 -40 -94 0 -94S76 -84 80 -26L70 -24C64 -66 34 -78 0 -78S-64 -66 -70 -24Z
beret artsy,classic r2 1 aM-84 -40C-104 -92 -30 -124 30 -112C90 -104 104 -62 80 -38Q0 -66 -84 -40Z|dM-82 -42Q0 -66 80 -40L78 -32Q0 -56 -80 -32Z|aM14 -112L20 -128L28 -112Z
bucket street,beach g3 1 aM-66 -92Q0 -108 66 -92L76 -46Q0 -62 -76 -46Z|dM-76 -50Q0 -66 76 -50Q96 -36 104 -18Q0 -44 -104 -18Q-96 -36 -76 -50Z
blossoms sweet,outdoor k1 0 gM-80 -40Q0 -92 80 -40L76 -30Q0 -78 -76 -30Z|AO64 -52 13 13|AO34 -70 14 14|aO0 -76 15 15|WO50 -60 7 7|YO64 -52 5 5|yO0 -76 6 6|YO34 -70 5 5
fedora classic,retro e 1 aM-60 -54C-70 -112 -30 -120 -8 -106Q4 -100 16 -108C44 -122 70 -104 60 -54Z|kM-62 -66Q0 -50 62 -66L64 -48Q0 -32 -64 -48Z|aM-112 -36Q-60 -58 0 -52Q60 -58 112 -36Q104 -22 84 -24Q0 -46 -84 -24Q-104 -22 -112 -36Z
helmet sporty,street b1 1 aM-80 -22C-92 -92 -44 -116 0 -116S92 -92 80 -22Q66 -34 50 -38Q0 -50 -50 -38Q-66 -34 -80 -22Z|dM-10 -100Q0 -104 10 -100L10 -70Q0 -74 -10 -70Z|DM30 -94Q42 -88 48 -78L40 -60Q32 -68 26 -70Z|SM74 -20Q70 40 40 74
tiara elegant,party s 0 aM-48 -82Q0 -98 48 -82L44 -74Q20 -118 0 -122Q-20 -118 -44 -74Z|rO0 -100 6 8|WO20 -90 4 5
ears sweet,bold n 0 AM34 -84L66 -124L78 -62Q56 -80 34 -84Z|BM48 -86L64 -108L70 -74Z
phones street,artsy p1 0 dM-82 0C-92 -90 -44 -112 0 -112S92 -90 82 0L72 0C78 -76 40 -98 0 -98S-78 -76 -72 0Z|AM66 -10Q92 -16 94 14Q94 40 70 38Z|TO82 14 6 10
stetson outdoor,bold m 1 aM-56 -58C-62 -104 -40 -124 -16 -112Q0 -104 16 -112C40 -124 62 -104 56 -58Z|yM-58 -66Q0 -52 58 -66L58 -54Q0 -40 -58 -54Z|aM-124 -70C-110 -44 -60 -54 0 -54S110 -44 124 -70C120 -34 70 -22 0 -36C-70 -22 -120 -34 -124 -70Z
muffs cosy,sweet k0 0 dM-80 4C-90 -86 -42 -104 0 -104S90 -86 80 4L72 4C78 -74 40 -94 0 -94S-78 -74 -72 4Z|AO80 14 20 24|TO82 12 10 13
cone party,artsy t1 0 aM-34 -80L0 -160L34 -80Q0 -66 -34 -80Z|yO0 -162 11 11|wO-8 -98 5 5|wO10 -110 5 5|wO2 -132 4 4
tophat elegant,artsy x 1 aM-48 -60L-56 -146Q0 -160 56 -146L48 -60Z|rM-50 -78Q0 -66 50 -78L48 -58Q0 -44 -48 -58Z|aM-92 -48Q0 -78 92 -48Q80 -28 0 -40Q-80 -28 -92 -48Z
crown bold,party y1 0 aM-50 -74L-58 -118L-32 -100L-18 -130L0 -102L18 -130L32 -100L58 -118L50 -74Q0 -60 -50 -74Z|rO0 -82 6 6|WO28 -84 4 4|YO58 -120 6 6|YO18 -132 6 6`;

/** id, tags, color, anchor, art, behind */
const BAGS = `
tote casual,artsy c hand oM-16 26Q-14 -4 0 -4Q14 -4 16 26|aM-28 24H28L32 76Q0 84 -32 76Z|rM0 66C-22 52 -18 36 -8 36C-2 36 0 42 0 44C0 42 2 36 8 36C18 36 22 52 0 66Z
pack outdoor,sporty g1 back AM26 -46L36 -42L42 30L31 36Z aM-48 -34Q0 -50 48 -34L56 66Q0 82 -56 66Z
handbag classic,elegant m hand oM-18 30Q-18 -4 0 -4Q18 -4 18 30|aM-30 28Q0 20 30 28L34 66Q0 76 -34 66Z|dM-31 34H31V44H-31Z|yM-7 38H7V50H-7Z
umbrella rain,classic b1 hand aM-11 8Q0 2 11 8L3 92H-3Z|dM-11 8Q0 20 11 8L7 24Q0 30 -7 24Z|oM0 92V104|oM0 6V-10Q0 -20 9 -20Q16 -18 15 -10
crossbody street,casual k1 hip oM-40 -104L30 4|aM10 0H52V36H10Z|dM10 0H52V13H10Z|yO31 15 4 4
basket beach,outdoor o3 hand oM-22 30Q0 -36 22 30|aM-30 28H30L24 66H-24Z|sM-28 40H28M-26 54H26|RO17 24 9 9|gO0 20 10 10
clutch party,elegant p1 hand aM-30 -6H30V22H-30Z|dM-30 -6L0 12L30 -6Z|yO0 12 4 4
board street,sporty o1 hand aM-13 -60Q0 -72 13 -60V62Q0 74 -13 62Z|kO-15 -40 5 7O15 -40 5 7O-15 42 5 7O15 42 5 7|yM-5 -20L5 -20L0 20Z
fanny retro,sporty p1 hip oM-40 -8Q0 4 40 -8|aM-24 -8Q0 -2 24 -8Q26 14 0 18Q-26 14 -24 -8Z|yM-4 0H4V6H-4Z
book classic,cosy b2 hand aM-24 -20H24V24H-24Z|wM-20 24H24V31H-20Z|yM-12 -8H12V0H-12Z
bouquet sweet,elegant k1 hand gM-12 -14L0 -36L12 -14L4 34H-4Z|AO18 -42 13 13|aO0 -56 14 14|aO0 -32 12 12|YO18 -42 5 5|yO0 -56 5 5|wO0 -32 4 4
ball sporty,beach w hand aO0 22 26 26|sM-24 14Q0 26 24 14M0 -4Q-12 22 0 48|rM-8 8Q4 14 10 4Q2 -4 -6 -2Z
case retro,classic o2 hand dM-10 8V-4H10V8Z|aM-36 8H36V74H-36Z|tM-36 22H36V28H-36Z|YM22 34H30V42H22Z
balloon party,sweet r1 hand sM0 0Q12 -60 4 -104|aM4 -102C-38 -114 -36 -186 4 -186S46 -114 4 -102Z|wO-10 -162 6 10
teddy cosy,sweet o3 hand AO12 -24 8 8|aO0 -10 17 16|aO0 22 18 20|AO18 14 7 9|AO12 40 8 8|KO6 -12 2.5 3|tO0 -4 7 5
guitar artsy,bold o1 hand dM-5 -90H5V0H-5Z|kM-9 -108H9V-88H-9Z|aM0 -4C26 -8 26 20 20 26C34 34 34 70 0 72C-34 70 -34 34 -20 26C-26 20 -26 -8 0 -4Z|kO0 34 9 9
cape bold,party r1 back aM-44 -46Q0 -16 44 -46L42 -32Q0 -4 -42 -32Z|yO0 -22 6 6 aM-40 -50Q0 -40 40 -50L98 176Q0 214 -98 176Z
wings sweet,artsy b0 back - AM0 0C50 -110 150 -110 134 -36C128 -8 60 10 0 12Z|TM0 10C60 10 116 40 96 82C70 108 20 60 0 14Z`;

/** id, tags, color, art */
const EYES = `
round artsy,classic n OO31 16 22 22|oM-9 12Q0 6 9 12
shades beach,street x XM6 -4Q32 -10 58 -2Q60 32 34 36Q10 34 6 -4Z|OM6 -4Q32 -10 58 -2Q60 32 34 36Q10 34 6 -4Z|oM-6 2H6
square casual,classic r1 OM10 -2H54V34H10Z|oM-10 10Q0 5 10 10
visor sporty,bold t1 xM-64 -2Q0 -16 64 -2Q64 30 44 34Q0 18 -44 34Q-64 30 -64 -2Z|oM-64 -2Q0 -16 64 -2Q64 30 44 34Q0 18 -44 34Q-64 30 -64 -2Z
cateye retro,elegant r1 OM8 4Q30 -6 62 -10Q60 34 34 36Q12 36 8 4Z|oM-9 10Q0 5 9 10
goggles outdoor,rain o1 aM-82 -46Q0 -74 82 -46L80 -32Q0 -58 -80 -32Z|TO28 -54 23 18|WO22 -60 7 5
hearts sweet,party k1 XM32 40C2 20 2 -8 20 -8C28 -8 32 0 32 4C32 0 36 -8 46 -8C62 -8 62 20 32 40Z|OM32 40C2 20 2 -8 20 -8C28 -8 32 0 32 4C32 0 36 -8 46 -8C62 -8 62 20 32 40Z|oM-8 4Q0 0 8 4
monocle elegant,artsy y1 oO31 16 23 23|oM50 30Q66 60 56 92
stars party,bold y1 XM31 -14L39 5L59 7L43 20L48 40L31 29L14 40L19 20L3 7L23 5Z|OM31 -14L39 5L59 7L43 20L48 40L31 29L14 40L19 20L3 7L23 5Z|oM-6 6H6`;

/** id, tags, color, slot, art */
const JEWELS = `
scarf cosy,classic r1 neck aM-34 -22Q0 4 34 -22Q44 0 26 10Q0 20 -26 10Q-44 0 -34 -22Z|aM6 8L26 4L32 70L10 74Z|bM10 58L31 55L32 70L10 74Z
pearls elegant,classic w neck aO-20 -2 6 6O-14 9 6 6O-5 15 6.500 6.500O5 15 6.500 6.500O14 9 6 6O20 -2 6 6
studs casual,classic y1 ears AO76 37 7 7
watch sporty,classic n wrist aM-13 -8Q0 -2 13 -8V4Q0 10 -13 4Z|wO0 0 8 8|sM0 -4V0H4
bandana street,outdoor r1 neck aM-27 -12Q0 8 27 -12Q24 6 0 36Q-24 6 -27 -12Z|wO0 13 3 3|WO9 4 2.500 2.500
hoops bold,street y1 ears OO78 48 11 14
pendant sweet,artsy t1 neck oM-22 -8Q0 40 22 -8|aM0 16L11 28L0 42L-11 28Z
bowtie classic,retro r1 neck aM0 2L-24 -12V18ZM0 2L24 -12V18Z|tO0 3 6 6
bangles beach,artsy o1 wrist oM-12 -8Q0 0 12 -8|oM-12 2Q0 10 12 2
lei beach,party k1 neck AO25 -4 9 9|AO20 14 9 9|AO11 29 9 9|aO0 36 9 9|YO25 -4 3 3|YO20 14 3 3|YO11 29 3 3|yO0 36 3 3
aid casual,sporty b1 ears AM78 -8Q93 2 85 24Q76 22 78 8Z|SM83 22Q86 34 75 34
choker street,party x neck aM-15 -19Q0 -9 15 -19L15 -9Q0 1 -15 -9Z|yO0 -5 5 6
drops elegant,party r1 ears SM76 34V42|AM76 42L84 56L76 66L68 56Z
medal sporty,bold b1 neck oM-22 -8L0 36L22 -8|yO0 48 16 16|aO0 48 9 9
camera outdoor,artsy n neck oM-24 -10L-18 36|oM24 -10L18 36|aM-25 34H25V66H-25Z|tO0 50 13 13|kO0 50 7 7|yM9 27H20V34H9Z
starlets party,sweet y1 ears AM76 38L80 48L90 49L82 56L85 66L76 60L67 66L70 56L62 49L72 48Z
gauntlet bold,rain g2 wrist aM-13 -16Q0 -10 13 -16L12 8Q0 14 -12 8Z|yM-12 -6Q0 0 12 -6V-1Q0 5 -12 -1Z
chain street,retro y1 neck oM-28 -6Q-22 26 0 28Q22 26 28 -6|aM-8 26H8V42H-8Z`;

/** Category, its rows, how many are there from the start, and the stars at which the last one opens. */
export const CATEGORIES = [
  ['hair', HAIR, 9, 100],
  ['top', TOPS, 8, 124],
  ['bottom', BOTTOMS, 8, 120],
  ['dress', DRESSES, 5, 118],
  ['coat', COATS, 4, 122],
  ['shoes', SHOES, 6, 116],
  ['hat', HATS, 6, 126],
  ['bag', BAGS, 5, 112],
  ['eyes', EYES, 3, 96],
  ['jewel', JEWELS, 6, 108],
] as const;

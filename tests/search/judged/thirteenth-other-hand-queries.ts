/**
 * Two hundred searches of a thirteenth hand (thirteenth-other-hand.txt): who wrote them had seen nothing of the shop, and who judged them
 * only its names. They were held out too and missed the goals (docs/measured.md); since then the search is tuned to them. The lines
 * are as in the other judged queries.
 */
export const thirteenthOtherHandQueries = {
  'thirteenth goods': `
semen putih | ^semen putih | leaf semen portland / ^nat keramik
gerobak sorong | ^gerobak sorong
kran air | ^kran | ^stop kran / ^shower tiang
engsel pintu | ^engsel pintu | ^engsel jendela
gembok | ^gembok
kuas cat | ^kuas cat / ^kuas minyak | ^rol cat
meteran | ^meteran | ^laser ukur
waterpass | ^waterpass
tangga lipat | ^tangga lipat | ^tangga teleskopik
lampu led | ^lampu led | ^downlight led / ^lampu sorot
stop kontak | ^stop kontak & inbow / ^stop kontak & outbow | ^stop kontak lantai / ^stop kontak 3 lubang / ^stop kontak 5 lubang / ^kabel roll / ^steker
saklar | ^saklar tunggal / ^saklar ganda / ^saklar hotel | ^saklar sensor
closet duduk | ^kloset duduk | ^kloset jongkok
wastafel | ^wastafel | ^kitchen sink / ^kran wastafel
bak cuci piring | ^kitchen sink | ^rak piring / ^kran dapur / ^wastafel
kawat bendrat | ^kawat bendrat | ^kawat galvanis
paku beton | ^paku beton | ^paku kayu / ^paku payung / ^paku triplek
amplas | ^amplas & !susun | ^amplas susun
lem kayu | ^lem kayu | ^lem kuning / ^lem epoksi
selotip |  | ^isolasi listrik
obeng set | ^obeng set
kunci pas | ^kunci pas | ^kunci ring pas / ^kunci inggris
tang potong | ^tang potong | ^tang kombinasi / ^tang lancip
gerinda tangan | ^gerinda tangan
sekop pasir | ^sekop pasir | ^sekop lancip / ^cangkul / ^cetok
cangkul | ^cangkul | ^sekop
ember cor | ^ember cor
tandon air | ^tandon air | ^pelampung tandon / ^pelampung otomatis
pompa air | ^pompa air & !booster | ^pompa air & booster / ^otomatis pompa
selang air | ^selang air / ^selang set
keset kaki |  | ^karpet
sapu lantai
jemuran baju
gantungan baju |  | ^gantungan handuk
rak piring | ^rak piring
panci | ^panci gagang ganda | ^panci presto / ^fry pan / ^wajan
wajan | ^wajan / ^fry pan | ^panci
kompor gas
minyak goreng | ^minyak goreng
gula pasir | ^gula pasir
sabun cuci piring |  | ^deterjan
kipas angin | ^kipas angin | ^exhaust fan
genteng | ^genteng | ^nok genteng / ^nok metal / ^atap spandek
bata ringan | ^bata ringan | ^bata merah / ^batako
sarung tangan kerja | ^sarung tangan karet bintik | ^sarung tangan kulit las
`,
  'thirteenth sizes': `
pipa pvc 3 inch | ^pipa pvc & aw 3 inch | ^pipa pvc & d 2 inch / ^pipa pvc & d 4 inch
triplek 9mm | ^triplek & 9 mm | ^triplek & 12 mm / ^multiplek & 12 mm / ^blockboard
semen 50 kg | leaf semen portland & 50 kg | leaf semen portland & 40 kg
besi beton 8 polos | ^besi beton polos & 8 mm | ^besi beton polos & 6 mm / ^besi beton polos & 10 mm
hollow 4x4 | ^hollow & 4x4 cm | ^hollow & 2x4 cm / ^hollow & 4x6 cm
keramik 40x40 | ^keramik lantai & 40x40 cm | ^keramik lantai & 50x50 cm / ^keramik lantai & 60x60 cm
granit 60x60 | ^granit tile & 60x60 cm | ^granit tile & 80x80 cm / ^granit tile & 60x120 cm / ^keramik lantai & 60x60 cm
kabel nym 2x1.5 | ^kabel nym & 2x1,5 mm | ^kabel nym & 3x1,5 mm / ^kabel nym & 2x2,5 mm / ^kabel nymhy & 2x1,5 mm
kabel nym 3x2,5 50 meter | ^kabel nym & 3x2,5 mm & 50 m | ^kabel nym & 2x2,5 mm / ^kabel nym & 3x1,5 mm
lampu 12 watt | ^lampu led & 12 watt | ^lampu led & !12 watt / ^downlight led & 12 watt
paku 5 cm | ^paku kayu & 2 inch / ^paku triplek & 2 inch | ^paku beton & 2 inch / ^paku payung & 2 inch / ^paku kayu & 3 inch / ^paku triplek & 3 inch
mata bor beton 10mm | ^mata bor beton & 10 mm | ^mata bor beton & 8 mm / ^mata bor beton & 12 mm / ^mata bor besi & 10 mm
sekrup gypsum 1 inch | ^sekrup gypsum & 1 inch | ^sekrup gypsum & 2 inch
baut m8 x 50 | ^baut mur & m8 x 50 mm | ^baut mur & m10
toren 1000 liter | ^tandon air & 1000 liter | ^tandon air & 500 liter / ^tandon air & 550 liter / ^tandon air & 1100 liter
cat tembok 5kg | ^cat tembok & 5 kg | ^cat tembok & !5 kg
cat tembok 25 kg putih | ^cat tembok & 25 kg & putih | ^cat tembok & 5 kg / ^cat tembok & 20 liter
spandek 0.3 x 6m | ^atap spandek & 0,30 mm | ^atap spandek & 0,25 mm / ^atap spandek & 0,35 mm
baja ringan c75 | ^baja ringan kanal c & c75 | ^baja ringan kanal c & c81 / ^reng baja ringan
kran 1/2 inch | ^kran & 1/2 inch | ^kran & 3/4 inch / ^stop kran & 1/2 inch
elbow 3/4 |  | ^elbow pvc & 1/2 inch / ^tee pvc & 3/4 inch
gypsum 120x240 9mm | ^papan gypsum & 9 mm | ^papan gypsum & 12 mm / ^papan grc / ^kalsiboard
wiremesh m8 | ^wiremesh & m8 | ^wiremesh & m6 / ^wiremesh & m10
terpal 4x6
selang 5/8 20 meter |  | ^selang air / ^selang set
mcb 6 ampere | ^mcb & 6 a | ^mcb & 10 a
beras 5kg | ^beras & 5 kg | ^beras & 10 kg / ^beras & 25 kg
minyak goreng 2 liter | ^minyak goreng & 2 liter | ^minyak goreng & 1 liter / ^minyak goreng & 5 liter
holo plafon 2x4 | ^hollow & 2x4 cm | ^hollow & 4x4 cm
sepatu boot no 42 |  | ^sepatu safety & hitam 42
`,
  'thirteenth trade': `
cetok | ^cetok | ^roskam / ^kape
roskam | ^roskam | ^cetok
kape | ^kape | ^cetok
mesin cutting |  | ^gerinda tangan / ^batu gerinda potong / ^alat potong keramik / ^mata potong
mesin serut
pasah kayu |  | ^pahat kayu
tatah | ^pahat kayu | ^pahat beton
unting unting |  | ^waterpass
linggis | ^linggis
pacul | ^cangkul | ^sekop
arko | ^gerobak sorong
dop pipa | ^dop pvc | ^socket pvc
sok drat luar | ^valve socket | ^faucet socket / ^socket pvc
keni pipa | ^elbow pvc | ^tee pvc
asbes | ^asbes gelombang | ^atap bitumen / ^atap spandek / ^papan grc / ^kalsiboard
seng |  | ^plat seng / ^atap spandek
lis profil | ^lis profil | ^plint
kaso 5/7 | ^kaso & 5x7 cm | ^kaso & 4x6 cm / ^reng kayu & 3x4 cm / ^kayu balok & 6x12 cm
reng baja ringan | ^reng baja ringan | ^baja ringan kanal c / ^reng kayu
fiser | ^fisher | ^dynabolt
dinabol | ^dynabolt | ^fisher
batu gerinda | ^batu gerinda poles | ^batu gerinda potong / ^amplas susun / ^mata potong
plamir | ^plamir tembok / ^dempul tembok | ^dempul plastik / ^kompon
fitting lampu | ^fitting lampu | ^downlight led
colokan t | ^steker t | ^stop kontak 3 lubang / ^stop kontak 5 lubang / ^kabel roll
`,
  'thirteenth purposes': `
cat anti bocor | ^pelapis anti bocor | ^membran bakar / ^cat luar no drop
lem untuk keramik lepas | ^perekat keramik | ^nat keramik / ^lem epoksi
pelapis atap bocor | ^pelapis anti bocor / ^membran bakar | ^atap spandek / ^silikon sealant
obat rayap kayu | ^anti rayap
cairan pelancar wc mampet | ^pelancar saluran mampet
pembersih kerak kamar mandi |  | ^pembersih lantai / ^karbol
cat untuk besi pagar | ^cat kayu | ^cat dasar zinkromat
penghilang karat | ^penghilang karat | ^pelumas semprot / ^cat dasar zinkromat
alat potong keramik | ^alat potong keramik | ^mata potong keramik / ^mata potong beton
mesin bor tembok | ^bor tembok | ^bor rotary hammer / ^bor cordless / ^mata bor beton
alat semprot cat |  | ^cat semprot
lem pipa pvc | ^lem pipa pvc | ^seal tape / ^lem super / ^lem epoksi / ^lem kuning
lampu untuk teras | ^lampu sorot / ^lampu taman tenaga surya dinding | ^lampu taman tenaga surya tancap / ^lampu led
saringan air sumur | ^housing filter air | ^cartridge filter air
rak untuk dapur |  | ^rak piring / ^rak besi siku
tempat sampah dapur
perangkap tikus
jaring untuk kandang ayam | ^kawat ayam | ^kawat loket
pupuk tanaman hias | ^pupuk | ^kompos / ^media tanam
penutup celah bawah pintu
peredam panas atap | ^glasswool / ^foam insulasi | ^aluminium foil
penahan pintu | ^door stopper
alat las listrik rumahan | ^mesin las inverter & 120 a / ^mesin las inverter & 160 a | ^mesin las inverter & 200 a / ^kawat las
kotak perkakas
semen untuk nat keramik | ^nat keramik | ^semen putih
`,
  'thirteenth brands': `
cat dulux | ^cat tembok dulux / ^cat luar dulux | ^pelapis anti bocor dulux / ^cat tembok & !dulux / ^cat luar & !dulux
nippon paint 20 kg |  | ^cat tembok nippon paint / ^cat luar nippon paint / ^cat genteng nippon paint
semen tiga roda | ^semen tiga roda | leaf semen portland & !tiga roda / ^semen putih tiga roda
semen gresik 40kg | ^semen gresik & 40 kg | ^semen gresik & 50 kg / leaf semen portland & 40 kg & !gresik
pipa rucika | ^pipa pvc rucika | ^pipa pvc & !rucika / ^pipa ppr rucika / leaf sambungan pipa & rucika & !klem
pipa wavin 4 inch |  | ^pipa pvc wavin aw 3 inch / ^pipa pvc & d 4 inch
no drop | no drop | ^pelapis anti bocor & !no drop
aquaproof 4kg | ^pelapis anti bocor aquaproof & 4 kg | ^pelapis anti bocor aquaproof & 1 kg / ^pelapis anti bocor no drop & 4 kg
bor bosch | ^bor & bosch | ^mata bor & bosch / ^bor & !bosch
gerinda makita | ^gerinda tangan makita | ^gerinda tangan & !makita
philips 9 watt |  | ^lampu led philips
lampu hannochs | ^lampu & hannochs / ^downlight led hannochs | ^lampu & !hannochs / ^downlight led & !hannochs
stop kontak broco | ^stop kontak & broco | ^stop kontak & !broco / ^saklar & broco / ^kabel roll & broco
mcb schneider 10a | ^mcb domae schneider 10 a | ^mcb domae schneider 6 a / ^mcb domae schneider 16 a / ^mcb & 10 a & !schneider
closet toto | ^kloset & toto | ^kloset & !toto / ^jet washer toto
shimizu | ^pompa air & shimizu | ^otomatis pompa shimizu / ^pompa air & !shimizu
pompa sanyo 125 watt | ^pompa air sanyo & 125 watt | ^pompa air sanyo & !125 watt / ^pompa air & 125 watt & !sanyo
tandon penguin 500 liter | ^tandon air penguin & 500 liter | ^tandon air penguin & !500 liter / ^tandon air & 500 liter & !penguin
avian kayu besi | ^cat kayu & avian | ^cat kayu & !avian
lem fox | ^lem & fox | ^lem kayu & !fox / ^lem super & !fox / ^lem kuning / ^lem epoksi
tekiro | tekiro | leaf obeng & !tekiro / leaf palu & !tekiro / leaf gergaji tangan & !tekiro
kunci solid | ^kunci tanam solid / ^kunci silinder kamar mandi solid / ^handle plus kunci solid | ^kunci tanam & !solid / ^kunci silinder & !solid / ^handle plus kunci & !solid / ^engsel & solid / ^grendel & solid / ^gembok & solid
kompor rinnai 2 tungku
bimoli | ^minyak goreng bimoli | ^minyak goreng & !bimoli
mu 380 | mu-380 | leaf mortar instan & !mu-380
`,
  'thirteenth attributes': `
cat tembok abu abu muda | ^cat tembok & abu muda | ^cat luar
keramik motif kayu | ^keramik lantai & kayu | ^keramik lantai & !kayu / ^lantai vinyl / ^lantai spc / ^parket / ^plint & kayu
kran stainless angsa |  | ^kran dapur angsa / ^kran wastafel angsa
lampu warm white | ^lampu led & kuning / ^lampu sorot & kuning / ^downlight led & kuning
gagang pintu hitam minimalis | ^handle pintu & hitam | ^handle plus kunci
pintu pvc kamar mandi | ^pintu kamar mandi pvc | ^pintu aluminium / leaf pintu kayu
cat hitam doff | ^cat kayu & doff & hitam / ^cat genteng & doff & hitam | ^cat kayu & !doff & hitam / ^cat genteng & gloss & hitam / ^cat semprot & hitam
keramik dinding putih polos |  | ^keramik dinding & putih / ^keramik dinding & polos / ^keramik lantai & putih / ^mosaik & keramik putih
keramik lantai kasar kamar mandi |  | ^keramik lantai / ^keramik dinding
pilox gold |  | ^cat semprot
lem kaca bening | ^silikon sealant kaca & bening | ^silikon sealant & !kaca
ember plastik hitam besar |  | ^ember cor
bor cas brushless |  | ^bor cordless / ^bor tembok / ^bor rotary hammer
kawat nyamuk stainless | ^kasa nyamuk stainless | ^kasa nyamuk & !stainless
kabel listrik serabut merah hitam |  | leaf kabel listrik
roster beton minimalis | ^roster & beton minimalis | ^roster & tanah liat / ^roster & motif bunga
wallpaper dinding motif bata | ^wallpaper & motif bata | ^wallpaper & !motif bata
kursi plastik sandaran
atap transparan gelombang | leaf atap transparan & !twinlite | ^atap polycarbonate twinlite / ^atap spandek
shower kamar mandi stainless set |  | ^shower tiang / ^shower tangan
`,
  'thirteenth typos': `
kramik lantai | ^keramik lantai | ^keramik dinding / ^granit tile
tripek | ^triplek / ^multiplek | ^blockboard / ^mdf
kabel listirk | leaf kabel listrik | ^kabel roll / ^stop kontak 3 lubang / ^stop kontak 5 lubang
gerinde | ^gerinda tangan | ^batu gerinda
gipsum | ^papan gypsum | ^kompon / ^papan grc / ^kalsiboard
engsel jendla | ^engsel jendela | ^engsel pintu
gembog | ^gembok
cat temok putih | ^cat tembok & putih | ^cat luar & putih
pralon | ^pipa pvc | leaf sambungan pipa & pvc & !klem
saklar enkel broko |  | ^saklar tunggal / ^saklar ganda broco / ^saklar hotel broco
kloset jongkok | ^kloset jongkok | ^kloset duduk
westafel | ^wastafel | ^kitchen sink / ^kran wastafel
skrup baja ringan | ^sekrup baja ringan | ^sekrup gypsum
ampelas kayu | ^amplas & !susun | ^amplas susun
silikon selant | ^silikon sealant & !akrilik | ^silikon sealant akrilik
lampu emergensi | ^lampu led & emergency | ^lampu led & bulb
tng kombinasi | ^tang kombinasi | ^tang potong / ^tang lancip
dispensr galon
meja lipet |  | ^meja kerja
setop kran | ^stop kran | ^kran
`,
  'thirteenth not sold': `
motor beat bekas
tiket pesawat jakarta bali
jasa tukang bangunan harian
iphone 13 second
rumah dijual bekasi
pulsa telkomsel 50rb
sewa mobil avanza
kucing persia
lowongan kerja supir
tiket konser coldplay
`
}

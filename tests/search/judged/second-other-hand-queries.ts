/**
 * Two hundred more searches of another hand (second-other-hand.txt): who wrote them had seen nothing of the shop, and who
 * judged them only its names. They were held out too and missed the goals (docs/measured.md); since then the search is tuned
 * to them. The lines are as in the other judged queries.
 */
export const secondOtherHandQueries = {
  'second goods': `
engsel pintu | ^engsel pintu | ^engsel jendela
kran wastafel | ^kran wastafel | ^kran dapur / ^kran tembok / ^kran engkol
gypsum | ^papan gypsum | ^kompon / ^lis profil gypsum
triplek | ^triplek / ^multiplek | ^blockboard / ^mdf
genteng keramik | ^genteng keramik | ^genteng tanah liat / ^genteng beton
paku beton | ^paku beton | ^paku kayu / ^paku triplek / ^dynabolt
shower set | ^shower tiang | ^shower tangan
bor listrik | ^bor tembok | ^bor cordless / ^bor rotary hammer
gerinda tangan | ^gerinda tangan
tangga aluminium | ^tangga lipat aluminium | ^tangga teleskopik / ^scaffolding
pompa air | ^pompa air & !celup | ^pompa air celup
tandon air | ^tandon air
kuas cat | ^kuas | ^rol cat
lem kayu | ^lem kayu | ^lem kuning
baja ringan | ^baja ringan kanal c / ^reng baja ringan | ^hollow
stop kontak | leaf saklar stop kontak & ^stop kontak | leaf kabel roll
saklar lampu | ^saklar
fitting lampu | ^fitting lampu
kabel listrik | leaf kabel listrik
kloset duduk | ^kloset duduk | ^kloset jongkok
kloset jongkok | ^kloset jongkok | ^kloset duduk
floor drain | ^floor drain
kawat bendrat | ^kawat bendrat | ^kawat galvanis
wiremesh | ^wiremesh
besi hollow | ^hollow galvanis | ^hollow galvalum
besi siku | ^besi siku
amplas | ^amplas & leaf amplas | ^amplas susun
dempul tembok | ^dempul tembok | ^plamir tembok / ^kompon serbaguna
waterpass | ^waterpass
gembok | ^gembok
palu | ^palu kambing | ^palu karet / ^bodem
tang kombinasi | ^tang kombinasi | ^tang lancip / ^tang potong
gergaji kayu | ^gergaji kayu | ^mesin gergaji / ^mesin jigsaw
meteran | ^meteran | ^laser ukur
cangkul | ^cangkul | ^sekop
sekop pasir | ^sekop pasir | ^sekop lancip / ^cangkul
gerobak sorong | ^gerobak sorong
sarung tangan kerja | ^sarung tangan karet bintik | ^sarung tangan kulit las
kompor gas
kipas angin | ^kipas angin | ^exhaust fan
lemari plastik |  | ^lemari pakaian
rak piring | ^rak piring
sapu lidi
pel lantai
pot bunga | ^pot & leaf pot tanaman
pupuk kandang |  | ^kompos / ^pupuk
gorden | ^gorden
rel laci
kaca cermin | ^cermin bulat
talang air | ^talang air | ^talang karpet`,
  'second attribute': `
pipa pvc 4in | ^pipa pvc & 4 inch & !3/4 inch | ^pipa pvc & 3 inch
pipa 1/2" rucika aw | ^pipa pvc rucika aw 1/2 inch | ^pipa pvc & aw 1/2 inch
keramik lantai 60x60 putih polos |  | ^granit tile & white & 60x60 / ^keramik lantai & putih
keramik dinding 25x40 | ^keramik dinding & 25x40 | ^keramik dinding
granit 80x80 motif marmer | ^granit tile & 80x80 & statuario / ^granit tile & 80x80 & crema beige | ^granit tile & !grey cement
keramik 40 x 40 kamar mandi kasar |  | ^keramik lantai & 40x40
besi 10 polos | ^besi beton polos & 10 mm | ^besi beton polos & 8 mm / ^besi beton polos & 12 mm / ^besi beton ulir & 10 mm
besi ulir 13 sni 12 meter | ^besi beton ulir & 13 mm x 12 m | ^besi beton ulir & 10 mm / ^besi beton ulir & 16 mm
hollow 4x4 tebal 1.2 | ^hollow & 4x4 cm 1,2 mm | ^hollow & 4x4 / ^hollow & 4x6
kaso 5/7 | ^kaso & 5x7 | ^kaso & 4x6 / ^kayu balok & 5x10
balok kayu 6/12 meranti 4 meter | ^kayu balok meranti & 6x12 | ^kayu balok & 6x12 / ^kayu balok & 8x12
triplek 9mm | ^triplek & 9 mm | ^triplek & 12 mm / ^multiplek & 12 mm
multiplek 18 mm meranti 122x244 |  | ^triplek & 18 mm / ^multiplek & 18 mm / ^blockboard & 18 mm / ^triplek meranti
dulux catylac putih 5kg | ^cat tembok dulux catylac & 5 kg & putih | ^cat tembok dulux catylac & putih / ^cat tembok & 5 kg & putih
cat tembok 20 liter krem | ^cat tembok & 20 liter & krem | ^cat tembok & krem / ^cat luar & 20 liter & krem
avian kayu besi hitam 1 kg | ^cat kayu besi avian & 1 kg & hitam | ^cat kayu besi avian & hitam / ^cat kayu besi & 1 kg & hitam
no drop 4kg abu2 | ^pelapis anti bocor no drop & 4 kg & abu | ^pelapis anti bocor no drop / ^pelapis anti bocor aquaproof & 4 kg & abu
semen putih 1kg | ^semen putih & 1 kg | ^semen putih / ^nat keramik & putih
mu 380 40kg | ^mortar utama mu-380 | ^mortar utama / leaf mortar instan & thinbed / leaf mortar instan & perekat bata ringan
lampu led 12 watt putih | ^lampu led & 12 watt & putih 6500K | ^downlight led & 12 watt & putih
lampu philips 9w kuning |  | ^lampu led philips & kuning 3000K / ^lampu led & 7 watt & kuning 3000K
downlight 4 inch 7 watt warm white |  | ^downlight led & kuning
lampu sorot 50 watt outdoor | ^lampu sorot & 50 watt | ^lampu sorot
kabel nym 3x2,5 eterna 50 meter | ^kabel nym eterna 3x2,5 mm 50 m | ^kabel nym & 3x2,5 mm
nyaf 1x1.5 merah | ^kabel nyaf & 1x1,5 mm & merah | ^kabel nya & 1x1,5 mm & merah
mcb 6 ampere schneider | ^mcb domae schneider 6 a | ^mcb domae schneider 10 a
stop kontak 4 lubang kabel 5 meter |  | ^stop kontak & kabel 5 m / ^stop kontak & kabel 3 m / ^kabel roll 4 lubang & 10 m
mata bor beton 8mm | ^mata bor beton & 8 mm | ^mata bor beton
mata gerinda potong 4" besi | ^batu gerinda potong & 4 inch
baut 10x100 |  | ^baut mur & m10 / ^baut mur & m12 / ^dynabolt & m10
sekrup gypsum 6x1 hitam | ^sekrup gypsum & 1 inch | ^sekrup gypsum
paku 3 inch 1 kg | ^paku triplek & 3 inch 1 kg | ^paku kayu / ^paku triplek
dinabol m12 | ^dynabolt & m12 | ^dynabolt & m10
engsel 4 dim stenlis |  | ^engsel pintu
pipa 3 dim tipe d |  | ^pipa pvc & 3 inch / ^pipa pvc & d 4 inch / ^pipa pvc & d 2 inch
knee 3/4 aw |  | ^elbow pvc
tee 2in x 1in pvc |  | ^tee pvc / ^reducer pvc & 1 inch
stop kran 1/2 kuningan | ^stop kran ball valve kuningan & 1/2 inch | ^stop kran ball valve pvc & 1/2 inch / ^stop kran ball valve kuningan & 3/4 inch
ball valve 1 1/4" |  | ^stop kran ball valve & 1 inch
selang air 20 meter 5/8 |  | ^selang air / ^selang set semprotan
toren 1000 liter biru |  | ^tandon air & 1000 liter / ^tandon air & 1100 liter & biru
wastafel gantung putih kecil | ^wastafel gantung & 40 cm | ^wastafel
toto cw660j |  | ^kloset duduk & toto
pintu pvc kamar mandi 70x195 | ^pintu kamar mandi pvc & 70x195 | ^pintu kamar mandi pvc
spandek 0,35 per meter | ^atap spandek & 0,35 mm | ^atap spandek & 0,30 mm
kanal c75 tebal 0.75 | ^baja ringan kanal c & c75 0,75 mm | ^baja ringan kanal c & c75
grc 4mm 120x240 | ^papan grc & 4 mm | ^papan grc & 6 mm / ^kalsiboard
amplas grit 400 lembar |  | leaf amplas & lembar & !grit 80 / ^amplas roll & grit 240
wd40 kecil | ^pelumas semprot wd-40 & 120 ml | ^pelumas semprot
lem pipa isarplas 400gr | ^lem pipa pvc isarplas & 400 gr | ^lem pipa pvc
bor makita 10mm 220v |  | ^bor tembok makita / ^bor cordless makita & 10 mm
kulkas 1 pintu hijau sharp |  | ^kulkas sharp
ac 1/2 pk inverter daikin | ^ac daikin inverter 1/2 pk | ^ac & 1/2 pk
rak besi siku 5 susun putih |  | ^rak besi siku / ^rak gudang
kawat ayam 1/2 inch tinggi 90cm | ^kawat ayam & 1/2 inch | ^kawat ayam`,
  'second wording': `
wermes m8 | ^wiremesh & m8 | ^wiremesh
kramik lante | ^keramik lantai | ^granit tile
semen tigaroda | ^semen tiga roda | leaf semen portland
gipsum bord jayabord | ^papan gypsum jayaboard | ^papan gypsum
plapon pvc | ^plafon pvc | ^papan gypsum / ^kalsiboard & ceiling
stopkontk arde | leaf saklar stop kontak & ^stop kontak | leaf kabel roll
saklar dobel broco | ^saklar ganda broco | ^saklar ganda / ^saklar & broco
terminal colokan | leaf kabel roll & ^stop kontak | ^kabel roll / leaf saklar stop kontak & ^stop kontak
dop pipa 2 | ^dop & 2 inch | ^dop
keni pipa 1/2 | ^elbow pvc & 1/2 inch
kran bebek | ^kran dapur angsa | ^kran wastafel angsa
jet washer wc | ^jet washer
sanyo air | ^pompa air sanyo | ^pompa air & !celup
jetpam | ^pompa air & jet pump | ^pompa air & sumur dangkal / ^pompa air celup & air bersih
pompa satelit sumur bor | ^pompa air celup & air bersih | ^pompa air celup
aquaprof | ^pelapis anti bocor aquaproof | leaf pelapis anti bocor
nodrop | ^pelapis anti bocor no drop | leaf pelapis anti bocor / ^cat luar no drop
vynilex | ^cat tembok nippon paint vinilex | ^cat tembok
politur kayu | ^pernis kayu & politur | ^pernis kayu
pernis | ^pernis kayu
tiner nd | ^thinner nd | ^thinner
pilox clear |  | ^cat semprot / ^pernis kayu & !woodstain
lem aibon | ^lem kuning aica aibon
lem fox putih | ^lem kayu pvac fox | ^lem kayu pvac
lem korea | ^lem super | ^lem epoksi
silen kaca | ^silikon sealant kaca | ^silikon sealant
seltip pipa | ^seal tape
isolasi kabel nasional | ^isolasi listrik nitto | ^isolasi listrik
kabel tis | ^kabel ties
klem kabel no 8 | ^klem kabel & no 8 | ^klem kabel
senk plat talang | ^plat seng talang | ^talang air / ^talang karpet
asbes gelombang | ^asbes gelombang | ^atap bitumen gelombang / ^atap spandek
genteng metal pasir | ^genteng metal & pasir | ^genteng metal
reng galvalum | ^reng baja ringan | ^baja ringan kanal c
skrup bajaringan | ^sekrup baja ringan
hebel | ^bata ringan | ^bata merah / ^batako
batako pres | ^batako & press lubang | ^batako / ^bata merah / ^bata ringan
konblok | ^paving block & !grass block | ^paving block
rooster angin minimalis | ^roster & beton minimalis | ^roster
split batu 1/2 | ^batu split & 1-2 | ^batu split
handel pintu plus body | ^handle plus kunci | ^handle pintu / ^kunci tanam / ^kunci silinder
kunci tanem pintu rumah | ^kunci tanam | ^kunci silinder / ^handle plus kunci
kunci inggris 12 inch | ^kunci inggris & 12 inch | ^kunci inggris
kunci pas ring set | ^kunci ring pas set | ^kunci pas set
gurinda bosch | ^gerinda tangan bosch | ^gerinda tangan
bor tangan cas casan | ^bor cordless | ^bor tembok
grgaji besi | ^gergaji besi
gegep |  | ^tang potong / ^tang kombinasi / ^tang lancip
sendok semen | ^cetok | ^roskam
roskam | ^roskam | ^cetok
kape dempul | ^kape dempul | ^cetok
door stoper magnet | ^door stopper magnet
ceiling fan remot |  | ^kipas angin
water heter gas | ^water heater gas | ^water heater listrik
rice cuker kecil | ^rice cooker & 1 liter | ^rice cooker`,
  'second purpose': `
atap bocor pake apa ya | leaf pelapis anti bocor | ^silikon sealant / ^genteng / ^nok / ^talang karpet
dinding kamar lembab ngelupas catnya | ^pelapis anti bocor | ^plamir tembok / ^cat luar no drop
buat nutup retak rambut tembok | ^plamir tembok | ^silikon sealant akrilik / ^kompon serbaguna / ^semen putih & acian
nambal pipa bocor tanpa dipotong | ^lem epoksi | ^lem pipa
wc mampet cara melancarkan obatnya | ^pelancar saluran
keramik lepas mau ditempel lagi | ^perekat keramik | leaf semen portland / ^nat keramik / ^lem epoksi
isi nat kamar mandi biar ga hitam | ^nat keramik & anti jamur | ^nat keramik
hilangin karat pagar besi | ^penghilang karat | ^amplas
mau pasang rak dinding di tembok bata tanpa goyang | ^fisher / ^dynabolt | ^sekrup kayu
air sumur kuning bau besi | leaf filter air
pompa nyala terus gak mau mati | ^otomatis pompa
tandon luber terus butuh pelampung | ^pelampung
bikin kanopi garasi bahan apa | leaf atap transparan / ^atap spandek | ^hollow / ^atap bitumen gelombang
sekat ruangan murah cepat | ^papan gypsum / ^papan grc / ^kalsiboard & partition | ^kalsiboard / ^hollow / ^triplek & !film / ^multiplek
biar rumah ga panas di bawah atap seng | ^aluminium foil / ^foam insulasi | ^glasswool
kayu dimakan rayap | ^anti rayap
lantai kamar mandi licin orang tua sering kepleset | ^stiker anti slip
nyamuk masuk lewat jendela | ^kasa nyamuk
kabel berantakan mau dirapikan di tembok | ^kabel duct / ^klem kabel / ^kabel ties
lampu taman yang nyala sendiri kalau malam | ^lampu taman tenaga surya / ^saklar sensor cahaya
ngelas pagar sendiri di rumah 900 watt | ^mesin las & 900 watt | ^mesin las / ^kawat las
motong keramik biar rapi | ^alat potong keramik manual | ^mata potong keramik
pasang wallpaper lem nya apa | ^lem wallpaper
cat ulang meja jati biar kayak baru | ^pernis kayu | ^cat kayu besi / leaf amplas
tutup saluran got depan rumah biar ga masuk tikus | ^tutup saluran got | ^wiremesh
cor dak lantai 2 penyangga bekisting | leaf scaffolding | ^triplek film faced / ^papan cor / ^bondek`,
  'second not sold': `
tiket kereta jakarta surabaya
obat maag cair
sepatu futsal ukuran 42
pulsa telkomsel 50rb
baju koko anak
popok bayi ukuran L
novel tere liye
ban motor 80/90 ring 14
lipstik matte tahan lama
gitar akustik pemula
susu formula 1-3 tahun
kartu memori 128gb
mie instan goreng 1 dus
kawat gigi behel`
}

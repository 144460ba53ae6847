/**
 * Two hundred searches of a ninth hand (ninth-other-hand.txt): who wrote them had seen nothing of the shop, and who judged them
 * only its names. They were held out too and missed the goals (docs/measured.md); since then the search is tuned to them. The
 * lines are as in the other judged queries.
 */
export const ninthOtherHandQueries = {
  'ninth goods': `
engsel sendok |  | ^engsel pintu / ^engsel jendela
tang rivet
roskam | ^roskam | ^cetok
waterpass | ^waterpass
gergaji kayu | ^gergaji kayu | ^gergaji besi / ^mesin jigsaw / ^mesin gergaji circular
gerobak sorong | ^gerobak sorong
floor drain | ^floor drain
selang shower |  | ^shower tangan
tutup kloset |  | ^kloset duduk
sifon wastafel
stop kran | ^stop kran | ^kran taman / ^kran tembok / ^kran engkol
dop pipa | ^dop pvc
fitting lampu | ^fitting lampu | ^lampu led
klem kabel | ^klem kabel | ^kabel ties
saklar seri | ^saklar ganda | ^saklar tunggal / ^saklar hotel
bel rumah | ^bel pintu
kipas exhaust | ^exhaust fan | ^kipas angin
tatakan gelas
talenan | ^talenan | ^pisau dapur
kukusan |  | ^rice cooker & !digital
parutan keju
rantang susun
serokan sampah
gantungan baju
jemuran handuk | ^gantungan handuk
papan setrika
bantal sofa
gembor tanaman
gunting dahan
arit
polybag |  | ^pot plastik
rompi proyek | ^rompi proyek
kacamata las
kerucut lalu lintas
nampan cat |  | ^rol cat
plamir tembok | ^plamir tembok / ^dempul tembok | ^dempul plastik
plint lantai | ^plint keramik
nok genteng | ^nok genteng / ^nok metal | ^genteng
grendel pintu | ^grendel pintu | ^grendel jendela / ^kunci tanam / ^kunci silinder / ^handle plus kunci
door closer
meja rias |  | ^cermin bulat / ^meja kerja
kursi bakso
timbangan badan
raket nyamuk
senter kepala
`,
  'ninth sizes': `
mata bor beton 8mm | ^mata bor beton & 8 mm | ^mata bor beton
fischer s8 | ^fisher & s8 | ^fisher
knee drat dalam 3/4 x 1/2 |  | ^elbow pvc & 1/2 inch
ball valve 1 1/4" |  | ^stop kran ball valve & 1 inch
pipa ppr 20mm pn10 | ^pipa ppr & pn10 & 1/2 inch | ^pipa ppr & 1/2 inch / ^pipa ppr & 3/4 inch
hollow galvalum 2x4 | ^hollow galvalum & 2x4 cm | ^hollow & 4x4 cm / ^hollow galvanis & 2x4 cm
siku besi 40x40x4 | ^besi siku & 40x40x4 mm | ^besi siku
wiremesh m8 | ^wiremesh & m8 | ^wiremesh
triplek 9mm 122x244 | ^triplek & 9 mm | ^triplek & 12 mm / ^multiplek & 12 mm
grc board 4 mm | ^papan grc & 4 mm | ^papan grc & 6 mm / ^kalsiboard
paku 3 dim | ^paku kayu & 3 inch | ^paku kayu / ^paku triplek / ^paku beton
sekrup gypsum 1 in | ^sekrup gypsum & 1 inch | ^sekrup gypsum
dynabolt m12 x 99 | ^dynabolt & m12 | ^dynabolt & m10
kunci ring pas 14 mm |  | ^kunci ring pas set
batu gerinda potong 4 inch | ^batu gerinda potong & 4 inch | ^batu gerinda potong & 14 inch / ^amplas susun & 4 inch / ^batu gerinda poles & 4 inch / ^mata potong beton & 4 inch / ^mata potong keramik & 4 inch
amplas grit 240 | ^amplas & grit 240 | ^amplas & leaf amplas
kuas 2,5 inch |  | ^kuas & 2 inch / ^kuas & 3 inch
cat kayu 0,9 liter | ^cat kayu & besi & 1 kg | ^cat kayu & besi
semen putih 1 kg | ^semen putih & 1 kg | ^semen putih / ^nat keramik
kabel nyy 4x6 mm
mcb 10a 1 phase | ^mcb & 10 a | ^mcb & 6 a / ^mcb & 16 a
lampu downlight 5 watt 3 in |  | ^downlight led & 6 watt
lampu tl led 18w 120cm
toren air 1100 liter | ^tandon air & 1100 liter / ^tandon air & 1000 liter | ^tandon air
pemanas air 15 liter 350 watt | ^water heater listrik & 15 liter | ^water heater listrik
galvalum spandek 0.30 6 meter | ^atap spandek & 0,30 mm | ^atap spandek
terpal 4x6 m
kasur busa 160x200 tebal 20cm | ^kasur busa & 160x200 cm | ^kasur busa
gembok 50mm leher panjang | ^gembok leher panjang & 50 mm | ^gembok
rumput sintetis 2 x 1 m
`,
  'ninth attributes': `
kran wastafel hitam leher tinggi | ^kran wastafel angsa
shower tiang stainless panas dingin | ^shower tiang & panas dingin | ^shower tiang
kitchen sink 2 lubang stainless ada sayap | ^kitchen sink 2 lubang | ^kitchen sink
cermin kamar mandi bulat pakai lampu | ^cermin bulat
rak handuk tempel tanpa bor | ^gantungan handuk
lampu dinding outdoor minimalis hitam | ^lampu taman tenaga surya dinding
lampu taman tancap tenaga surya | ^lampu taman tenaga surya tancap | ^lampu taman tenaga surya dinding
lampu tidur sensor gerak colok
stop kontak 4 lubang ada saklar kabel panjang | ^kabel roll 4 lubang | ^stop kontak 3 lubang / ^stop kontak 5 lubang
kipas angin dinding pakai remote | ^kipas angin dinding
keramik kamar mandi motif batu kasar | ^keramik lantai & batu | ^keramik lantai & marmer / ^keramik lantai & dmarmo
lantai vinyl motif kayu tanpa lem | ^lantai vinyl / ^lantai spc | ^parket laminate
pintu pvc kamar mandi abu abu | ^pintu kamar mandi pvc | ^pintu aluminium
handle pintu stainless bulat panjang untuk pintu kaca |  | ^handle pintu / ^handle plus kunci
kunci pintu digital sidik jari tahan air
rel gorden double aluminium putih
kursi teras besi lipat anti karat
meja lipat kayu warna putih
lemari plastik 4 susun ada kunci
rak sepatu tertutup anti debu
tempat sampah injak stainless
wajan anti lengket tutup kaca | ^wajan anti lengket
kompor tanam 2 tungku kaca hitam
botol minum stainless tahan panas 1 liter | ^termos stainless & 1 liter | ^botol minum
sarung tangan kulit panjang untuk las | ^sarung tangan kulit las
sepatu safety ringan tanpa tali | ^sepatu safety
bor baterai brushless dua baterai | ^bor cordless
meteran 5 meter magnet lapis karet | ^meteran & 5 m | ^meteran
selang taman elastis anti tekuk dengan semprotan | ^selang set semprotan | ^selang air
pot gantung plastik putih tanpa lubang |  | ^pot plastik & 20 cm
`,
  'ninth purposes': `
lem buat tempel sol sepatu lepas |  | ^lem kuning / ^lem super
lem untuk kaca aquarium bocor | ^silikon sealant kaca | ^silikon sealant
cat untuk seng berkarat | ^cat kayu & besi | ^cat genteng / ^cat dasar zinkromat / ^penghilang karat
cat buat lantai garasi biar ga licin |  | ^stiker anti slip lantai
nambal dak beton bocor | ^pelapis anti bocor / ^membran bakar
penutup celah bawah pintu
alat buka mampet wastafel |  | ^pelancar saluran mampet
pembersih kerak keramik kamar mandi |  | ^pembersih lantai / ^karbol
penghilang jamur tembok
alat potong keramik manual | ^alat potong keramik manual
mesin buat serut kayu
alat ukur kelembaban kayu
anti rayap untuk kusen | ^anti rayap
pengusir tikus di plafon
jaring biar kucing ga kabur dari balkon |  | ^kawat loket / ^kawat ayam
peredam suara kamar | ^glasswool | ^foam insulasi
penahan panas atap | ^aluminium foil / ^foam insulasi / ^glasswool
pengaman pintu biar anak ga kejepit | ^door stopper
alas biar mesin cuci ga getar
tempat simpan baut kecil kecil
penambah tekanan air shower | ^pompa air & booster
penyaring air sumur bau besi | ^housing filter air | ^cartridge filter air
buat gantung tv di tembok
pelindung sudut meja untuk bayi
alat olahraga buat kecilin perut di rumah
`,
  'ninth trade': `
benang kasur
bendrat | ^kawat bendrat | ^kawat galvanis
unting unting |  | ^waterpass
sipatan tukang
cetok | ^cetok | ^roskam / ^kape
kape | ^kape | ^roskam
pacul | ^cangkul | ^sekop
ganco |  | ^cangkul / ^linggis
linggis betet | ^linggis
bodem 5 kg |  | ^bodem / ^palu kambing
ledeng kran tembok | ^kran tembok | ^kran engkol / ^kran taman / ^stop kran
sok drat luar | ^valve socket | ^faucet socket / ^socket pvc
vlok sok 1 x 3/4 | ^reducer pvc & 1 inch | ^reducer pvc
seal tape kran | ^seal tape
tedus
inbow dus
steker arde | ^steker arde
isolasi nitto hitam | ^isolasi listrik
eternit | ^kalsiboard & ceiling / ^papan grc | ^kalsiboard / ^papan gypsum
lisplang grc
reng baja ringan 0.45 | ^reng baja ringan & 0,45 mm | ^reng baja ringan / ^baja ringan kanal c
kanal c75 taso | ^baja ringan kanal c taso c75 | ^baja ringan kanal c / ^reng baja ringan
tiner nd | ^thinner nd | ^thinner
kawat harmonika |  | ^kawat loket / ^kawat ayam / ^wiremesh
nat keramik krem | ^nat keramik
`,
  'ninth brands': `
kran toto leher angsa | ^kran dapur angsa toto / ^kran wastafel angsa toto | ^kran dapur angsa / ^kran wastafel angsa
jet shower wasser | ^jet washer wasser | ^jet washer
pompa celup shimizu | ^pompa air celup submersible shimizu | ^pompa air shimizu jet pump / ^pompa air shimizu sumur dangkal / ^pompa air celup
no drop abu abu | ^pelapis anti bocor no drop | ^pelapis anti bocor
aquaproof 4kg | ^pelapis anti bocor aquaproof & 4 kg | ^pelapis anti bocor aquaproof / ^pelapis anti bocor & 4 kg
dulux weathershield putih | ^cat luar dulux weathershield | ^cat tembok dulux / ^cat luar
mortar utama mu 301 | ^mortar utama mu-301 | ^mortar utama / leaf mortar instan & plester
sika grout 215
lampu philips essential 14w |  | ^lampu led philips
saklar panasonic wide series | ^saklar tunggal panasonic / ^saklar ganda panasonic | ^saklar tunggal / ^saklar ganda / ^saklar hotel
gerinda maktec mt |  | ^gerinda tangan makita
mesin bor bosch gsb 550 | ^bor tembok bosch gsb 550 | ^bor tembok bosch / ^bor cordless bosch / ^bor rotary hammer bosch
gembok solex |  | ^gembok
tekiro kunci l set
blender miyako kaca | ^blender miyako kaca | ^blender & kaca
`,
  'ninth typos': `
gerenda tangan | ^gerinda tangan
sekop pasir gagng kayu | ^sekop pasir & gagang kayu | ^sekop
wastapel gantung | ^wastafel gantung | ^wastafel
kabel roll 10 mtr | ^kabel roll & 10 m | ^kabel roll / ^stop kontak 3 lubang / ^stop kontak 5 lubang
silikon sealent bening | ^silikon sealant & !akrilik | ^silikon sealant
stenlis pipa 1 in
gipsum bord jayabord | ^papan gypsum jayaboard | ^papan gypsum
wallpeper dinding 3d foam |  | ^wallpaper dinding
presur swit pompa air otomatis | ^otomatis pompa | ^pompa air & !celup
dispencer galon bawah
hordeng jendela blekot | ^gorden blackout | ^gorden
obeng kmbang plus mnus | ^obeng set
lmpu emergensi led | ^lampu led & emergency
tanga lipet alumunium 2 mtr | ^tangga lipat aluminium & 2 m | ^tangga
spre kasur no 1 karet ful
`,
  'ninth not sold': `
sedot wc panggilan
jasa bor sumur
tukang las kanopi harian
sewa scaffolding bulanan
kontrakan 3 petak bekasi
tanah kavling murah shm
sewa pickup pindahan
amoxicillin 500
bibit lele 1000 ekor
sapi limosin buat kurban
top up diamond ml
token listrik 50rb
loker operator alat berat
perpanjang stnk online
nasi kotak 50 porsi
`
} as const

/**
 * Two hundred searches of a seventeenth hand (seventeenth-other-hand.txt): who wrote them had seen nothing of the shop, and who judged them
 * only its names. They were held out too and missed the goals (docs/measured.md); since then the search is tuned to them. The lines
 * are as in the other judged queries.
 */
export const seventeenthOtherHandQueries = {
  'seventeenth goods': `
talang air | ^talang air | ^plat seng talang / ^talang karpet
roster beton | ^roster & beton minimalis | ^roster & !beton minimalis
floor drain | ^floor drain
jet shower | ^jet washer
gerinda tangan | ^gerinda tangan
mata bor beton | ^mata bor beton
stop kontak arde | ^stop kontak & leaf saklar | ^stop kontak & leaf kabel roll
gembok | ^gembok
plint lantai | ^plint
kawat bendrat | ^kawat bendrat | ^kawat galvanis
baja ringan kanal c | ^baja ringan kanal c
gerobak sorong | ^gerobak sorong
pompa celup | ^pompa air celup
water heater gas | ^water heater gas
exhaust fan kamar mandi | ^exhaust fan
kaca cermin wastafel | ^cermin bulat
rak sabun | ^tempat sabun / ^rak sudut tempat sabun
tangga lipat aluminium | ^tangga lipat aluminium | ^tangga teleskopik
terpal
selang taman | ^selang air / ^selang set
sarung tangan las | ^sarung tangan kulit las
alat pemadam api
engsel pintu | ^engsel pintu | ^engsel jendela
rel laci
kran angsa dapur | ^kran dapur angsa | ^kran wastafel angsa
lampu sorot led | ^lampu sorot | ^lampu taman & dinding sensor
kabel duct | ^kabel duct
mcb box | ^box mcb
genteng metal | ^genteng metal | ^atap spandek
papan semen | ^papan grc | ^kalsiboard
lantai vinyl | ^lantai vinyl / ^lantai spc | ^parket laminate
rumput sintetis
klem selang
tembakan lem
meteran laser | ^laser ukur
kotak pos
tempat sampah injak
jemuran baju
bel pintu | ^bel pintu
sambungan keran selang |  | ^selang set semprotan / ^kran taman
`,
  'seventeenth sizes': `
besi beton 10mm | ^besi beton & 10 mm
hollow 4x4 | ^hollow & 4x4 cm
triplek 9 mili | ^triplek & 9 mm
pipa 3/4 inch aw | ^pipa pvc & aw & 3/4 inch
keramik 60x60 | ^keramik lantai & 60x60 cm | ^granit tile & 60x60 cm
granit 80 x 80 cm | ^granit tile & 80x80 cm
lampu led 12w | ^lampu led & 12 watt | ^downlight led & 12 watt
downlight 9 watt 3000k |  | ^downlight led & 6 watt / ^downlight led & 12 watt
toren 1000 liter | ^tandon air & 1000 liter | ^tandon air & 1100 liter
semen putih 1kg | ^semen putih & 1 kg
cat kayu 1/2 kg |  | ^cat kayu besi
baut 12x50
fischer s8 | ^fisher & s8
kabel nym 3x2,5 | ^kabel nym & 3x2,5 mm
mcb 6a | ^mcb & 6 a
selang 5/8 20m |  | ^selang & 20 m
bor 13mm | ^bor & 13 mm
amplas 400 |  | ^amplas & grit 240
gypsum 9mm 120x240 | ^papan gypsum & 9 mm
water heater 15 ltr | ^water heater listrik & 15 liter | ^water heater listrik & 10 liter
kran setengah inci | ^kran tembok & 1/2 inch / ^kran taman & 1/2 inch / ^kran engkol & 1/2 inch | ^kran dapur & 1/2 inch / ^kran wastafel & 1/2 inch
paku 5 cm | ^paku kayu & 2 inch | ^paku beton & 2 inch / ^paku triplek & 2 inch
polycarbonate 5mm |  | ^atap polycarbonate
wiremesh m8 | ^wiremesh & m8
gembok 50mm | ^gembok & 50 mm
plat bordes 3mm
closet duduk s trap 30 cm | ^kloset duduk & s-trap
tangga 2 meter | ^tangga lipat & 2 m | ^tangga teleskopik & 2,6 m
kasa nyamuk lebar 120 | ^kasa nyamuk & 120 cm
kuas 3" | ^kuas & 3 inch
`,
  'seventeenth brands': `
aquaproof | ^pelapis anti bocor aquaproof | ^membran bakar aquaproof / ^pelapis anti bocor & !aquaproof
no drop abu abu | ^pelapis anti bocor no drop | ^cat luar no drop
dulux weathershield | ^cat luar dulux weathershield
avian cat besi | ^cat kayu besi avian | ^cat dasar zinkromat avian
vinilex | ^cat tembok nippon paint vinilex | ^cat tembok nippon paint & !vinilex / ^cat luar nippon paint
mowilex woodstain | ^pernis kayu mowilex woodstain | ^pernis kayu & !mowilex
toto jet washer | ^jet washer toto
american standard wastafel | ^wastafel & american standard
wasser shower | ^shower & wasser
onda stop kran | ^stop kran & onda | ^stop kran & !onda
rucika jis |  | ^pipa pvc rucika
penguin tangki air | ^tandon air penguin | ^tandon air & !penguin
shimizu ps 135 | ^pompa air shimizu sumur dangkal 125 watt | ^pompa air shimizu sumur dangkal 200 watt
sanyo pompa air | ^pompa air sanyo | ^pompa air & !sanyo
bosch gsb 550 | ^bor & gsb 550 | ^bor & bosch & !gsb 550
makita circular saw | ^mesin gergaji circular makita
krisbow toolbox
tekiro kunci pas set | ^kunci pas set tekiro / ^kunci ring pas set tekiro
philips led bulb | ^lampu led philips bulb | ^lampu led philips emergency
hannochs | hannochs
broco saklar | ^saklar & broco | ^saklar tunggal & !broco / ^saklar ganda & !broco / ^saklar hotel & !broco
schneider mcb | ^mcb & schneider
supreme nyy |  | ^kabel nym supreme
mortar utama mu 380 | mu-380 | ^perekat keramik mortar utama / thinbed / ^lemkra perekat bata ringan
sika waterproofing | ^pelapis anti bocor sika / ^membran bakar sika | ^silikon sealant & sika
dextone | ^lem & dextone | ^silikon sealant & dextone
roman keramik dinding | ^keramik dinding roman | ^keramik dinding & !roman
jayaboard | ^papan gypsum jayaboard | ^kompon & jayaboard / ^papan gypsum & !jayaboard
dekkson handle | ^handle & dekkson | ^handle & !dekkson
rinnai kompor tanam
`,
  'seventeenth words of the trade': `
lot tukang
kape | ^kape dempul
roskam | ^roskam
knee pvc | ^elbow pvc
sok drat dalam | ^faucet socket
watermur
seltip pipa | ^seal tape
obeng kembang | ^obeng set
tang buaya |  | ^tang kombinasi
kunci inggris | ^kunci inggris
kunci L
dop kran | ^dop pvc & 1/2 inch | ^dop pvc & !1/2 inch
fitting gantung | ^fitting lampu gantung
gypsum kompon | ^kompon
multiplek meranti | ^triplek & meranti | ^triplek & !meranti / ^multiplek melamin
kusen alumunium | ^kusen aluminium | ^pintu aluminium
slot grendel | ^grendel
wantek kayu | ^pernis kayu mowilex woodstain | ^pernis kayu & politur
plamir tembok | ^plamir tembok / ^dempul tembok
kran bebek | ^kran dapur angsa | ^kran wastafel angsa
terminal listrik | ^stop kontak & leaf kabel roll | ^kabel roll / ^steker t cabang tiga
afur wastafel
baut roofing | ^sekrup baja ringan
pelampung toren | ^pelampung tandon | ^pelampung otomatis
pacul | ^cangkul
`,
  'seventeenth properties': `
wastafel batu alam hitam bulat
keramik lantai kasar abu abu | ^keramik lantai & batu abu | ^keramik lantai & dterrazzo abu / ^granit tile & grey cement
handle pintu hitam minimalis | ^handle pintu | ^handle plus kunci
lampu gantung rotan cafe |  | ^lampu gantung
kran wastafel hitam tinggi stainless | ^kran wastafel angsa
cat semprot hitam doff |  | ^cat semprot
sink 2 lubang stainless | ^kitchen sink 2 lubang
pintu pvc kamar mandi motif kayu | ^pintu kamar mandi pvc & motif | ^pintu kamar mandi pvc & polos
wallpaper dinding 3d motif bata putih |  | ^wallpaper dinding motif bata
rak dinding kayu putih tempel
lampu dinding outdoor hitam kotak |  | ^lampu taman & dinding sensor
sepatu safety kulit coklat | ^sepatu safety
saklar ganda putih tanam | ^saklar ganda & inbow
pot bunga plastik putih bulat besar | ^pot plastik & 35 cm
granit hitam polos glossy |  | ^granit tile & nero marquina
mosaik kolam renang biru | ^mosaik & kolam biru
hollow galvanis tebal | ^hollow galvanis & 1,2 mm / ^hollow galvanis & 1,6 mm | ^hollow galvalum & 1,2 mm / ^hollow galvalum & 1,6 mm
kunci pintu stainless silinder panjang |  | ^handle plus kunci / ^kunci tanam
strip led warm white anti air
kabinet dapur gantung aluminium kaca
`,
  'seventeenth purposes': `
atap bocor pas hujan | ^pelapis anti bocor / ^membran bakar | ^silikon sealant
tembok lembab ngelupas | ^pelapis anti bocor | ^dempul tembok / ^plamir tembok / ^cat luar no drop
lem keramik yang kopong | ^perekat keramik
wc mampet | ^pelancar saluran mampet
buat nutup lubang bekas paku | ^dempul tembok / ^plamir tembok | ^dempul plastik
pembersih kerak kamar mandi
anti rayap kayu | ^anti rayap
penghilang karat besi | ^penghilang karat | ^pelumas semprot
baut dol susah dibuka | ^pelumas semprot | ^penghilang karat
air kran kecil | ^pompa air & booster
air sumur kuning bau besi | ^housing filter air / ^cartridge filter air karbon aktif | ^cartridge filter air sedimen
tikus masuk plafon |  | ^kawat loket / ^kawat ayam
peredam suara kamar | ^glasswool | ^foam insulasi
biar rumah ga panas atap seng | ^aluminium foil / ^glasswool / ^foam insulasi
lampu darurat mati lampu | ^lampu led & emergency | ^genset
sambung kabel di luar kena hujan |  | ^isolasi listrik
penahan pintu biar ga banting | ^door stopper magnet
nat keramik hitam kotor | ^nat keramik
tempel kaca akuarium | ^silikon sealant kaca | ^silikon sealant & !sealant kaca
cat buat lantai garasi
potong keramik sendiri | ^alat potong keramik manual | ^mata potong keramik
alat ngecek tegangan listrik | ^tang ampere
pengaman stop kontak anak
siram tanaman otomatis
gantung tv di tembok
`,
  'seventeenth typing errors': `
kloet duduk | ^kloset duduk
bta ringan | ^bata ringan
gragaji kayu | ^gergaji kayu | ^mesin gergaji circular / ^mesin jigsaw
wastafle | ^wastafel
tinerr | ^thinner
sekrpu gypsum | ^sekrup gypsum
kompreosr angin
paluu kambing | ^palu kambing
isolasilistrik | ^isolasi listrik
lmpu tl led
kran sower | ^shower tiang
spandekk psir | ^atap spandek pasir | ^atap spandek & !pasir
hendel pntu | ^handle pintu / ^handle plus kunci
pilox clear |  | ^cat semprot & standar
mesn las inverter | ^mesin las inverter
sepatubot karet
kabel roll 10mtr brp yg bgus | ^kabel roll & 10 m | ^kabel roll & !10 m
wterpas magnet |  | ^waterpass
plafom pvc | ^plafon pvc | ^lis profil pvc
helm proyrk yg kuning | ^helm proyek
`,
  'seventeenth not sold': `
motor beat bekas
tiket pesawat ke bali
kemeja batik pria |  | ^kemeja
beras 5kg | ^beras & 5 kg | ^beras & 10 kg
susu bayi
pulsa telkomsel
lipstik wardah
iphone 13 second
obat batuk anak
sewa apartemen bulanan
`
}

/**
 * Two hundred searches of an eighteenth hand (eighteenth-other-hand.txt): who wrote them had seen nothing of the shop, and who judged
 * them only its names. They were held out too and missed the goals (docs/measured.md); since then the search is tuned to them. The lines
 * are as in the other judged queries.
 */
export const eighteenthOtherHandQueries = {
  'eighteenth goods': `
talang air | ^talang air | ^talang karpet / ^plat seng talang
roster beton | ^roster & beton minimalis | ^roster & !beton minimalis
kawat bendrat | ^kawat bendrat | ^kawat galvanis
paku beton | ^paku beton
gerobak sorong | ^gerobak sorong
saringan lantai kamar mandi | ^floor drain
kran wastafel | ^kran wastafel
gantungan handuk | ^gantungan handuk
rak sepatu |  | ^rak besi siku / ^rak gudang
tangga lipat | ^tangga lipat | ^tangga teleskopik
kunci pas | ^kunci pas set | ^kunci ring pas set
meteran laser | ^laser ukur
selang gas
bel pintu | ^bel pintu
colokan listrik | ^stop kontak / ^steker | ^kabel roll
lampu emergency | ^lampu led & emergency
exhaust fan | ^exhaust fan
partisi ruangan | ^kalsiboard & partition | ^papan gypsum / ^papan grc
lis plafon | ^lis profil
wiremesh | ^wiremesh
bak cuci piring | ^kitchen sink
tempat sampah injak
gunting dahan
semprotan hama
helm proyek | ^helm proyek
kacamata las
rompi safety | ^rompi proyek
kabel ties | ^kabel ties
pelampung toren | ^pelampung
klem pipa | ^klem pipa
mata gerinda | ^batu gerinda / ^mata potong | ^amplas susun flap disc
kape | ^kape
rel laci
cermin kamar mandi | ^cermin bulat
meja lipat
rumput sintetis
kotak obat p3k
pintu pvc kamar mandi | ^pintu kamar mandi pvc
box container
batu alam dinding | ^batu alam | mosaik & batu mix / ^keramik lantai & batu abu
`,
  'eighteenth sizes': `
pipa pvc 3/4 | ^pipa pvc & 3/4 inch
besi 10 full | ^besi beton & 10 mm
triplek 9mm | ^triplek & 9 mm | ^triplek & 12 mm
granit 60 x 60 | ^granit tile & 60x60 | ^keramik lantai & 60x60
bohlam led 12w | ^lampu led & bulb & 12 watt | ^lampu led & emergency & 12 watt
baut m12 x 100 | ^baut & m12 x 100 mm
kabel nym 3x2,5 | ^kabel nym & 3x2,5 mm
toren 550 liter | ^tandon & 550 liter | ^tandon & 500 liter
stop kran 1/2 inch | ^stop kran & 1/2 inch
plamir tembok 20 kg |  | ^plamir tembok & 4 kg / ^dempul tembok & 20 kg
hollow 4x4 1,2mm | ^hollow & 4x4 cm & 1,2 mm | ^hollow & 4x4 cm & 0,35 mm
papan gypsum 9 mili | ^papan gypsum & 9 mm | ^papan gypsum & 12 mm
cat tembok 25kg putih | ^cat tembok & 25 kg & putih | ^cat tembok & 20 liter & putih / ^cat luar & 20 liter & putih
lampu downlight 3000k 9 watt |  | ^downlight & 6 watt & kuning / ^downlight & 12 watt & kuning
tangga aluminium 3 m | ^tangga lipat aluminium & 3 m | ^tangga teleskopik & 2,6 m
engsel 4 in | ^engsel pintu & 4 inch | ^engsel jendela & 4 inch
bor beton 8mm | ^mata bor beton & 8 mm
mcb 6a 1 phase | ^mcb & 6 a | ^mcb & 10 a
elbow pvc 4" | ^elbow pvc & 4 inch
selang air 5/8 20 meter |  | ^selang air / ^selang set semprotan & 20 m
water heater 15 ltr | ^water heater listrik & 15 liter | ^water heater listrik & 10 liter
terpal 4x6
kunci ring pas 14 |  | ^kunci ring pas set
besi siku 40x40x4 | ^besi siku & 40x40x4 mm
spandek 0.30 | ^atap spandek & 0,30 mm | ^atap spandek & 0,35 mm / ^atap spandek & 0,25 mm
amplas no 240 | ^amplas & grit 240 | ^amplas & grit 120
gembok 50 mm | ^gembok & 50 mm | ^gembok & 40 mm / ^gembok & 60 mm
kaso 5/7 panjang 4 m | ^kaso & 5x7 cm
kaca film 50cm x 2m |  | ^kaca film
ember 20lt tutup
`,
  'eighteenth brands': `
philips tl led
avitex | avitex | avian supersilk
no drop | ^pelapis anti bocor & no drop | ^cat luar no drop / ^pelapis anti bocor & !no drop
dulux weathershield | weathershield
shimizu jet pump | ^pompa air shimizu jet pump | ^pompa air & shimizu & !jet pump
toto kloset duduk | ^kloset duduk & toto | ^kloset duduk & !toto
rucika | ^pipa & rucika / ^elbow & rucika / ^dop & rucika / ^tee & rucika / ^valve socket & rucika / ^faucet socket & rucika / ^socket & rucika | ^klem pipa & rucika / ^lem pipa & rucika
panasonic saklar | ^saklar & panasonic & !sensor | ^saklar sensor & panasonic / ^stop kontak & panasonic
broco | ^saklar & broco / ^stop kontak & broco / ^fitting lampu & broco | ^steker & broco / ^kabel roll & broco / ^mcb & broco / ^box mcb & broco / ^klem kabel & broco / ^kabel duct & broco
makita gerinda | ^gerinda tangan & makita
bosch gsb | bosch gsb | ^bor & bosch & !gsb
tekiro | tekiro & !mata bor | ^mata bor & tekiro
krisbow | krisbow
dekkson handle pintu | ^handle & dekkson
aquaproof | ^pelapis anti bocor & aquaproof | ^membran bakar & aquaproof / ^pelapis anti bocor & !aquaproof
sika waterproofing | ^pelapis anti bocor & sika / ^membran bakar & sika
mortar utama 420 |  | ^perekat keramik & mortar utama
jayaboard | ^papan gypsum & jayaboard | ^kompon & jayaboard / ^papan grc & jayaboard
miyako kipas angin | ^kipas angin & miyako
ariston | ariston | ^water heater & !ariston
rinnai kompor 2 tungku
wd 40 | ^pelumas semprot & wd-40 | ^penghilang karat & wd-40 / ^pelumas semprot & !wd-40
lem fox | ^lem kayu & fox | ^lem super & fox / ^lem kayu & rajawali / ^lem kuning
dextone | ^lem epoksi & dextone | ^lem super & dextone / ^lem wallpaper & dextone / ^silikon sealant & dextone
onda kran air | ^kran & onda | ^stop kran & onda / ^kran & !onda
penguin tangki | ^tandon air & penguin | ^tandon air & !penguin
kabel eterna | ^kabel & eterna | leaf kabel listrik & !eterna
schneider mcb | ^mcb & schneider | ^box mcb & schneider / ^mcb & !schneider
vinilex | vinilex | ^cat tembok & nippon paint & !vinilex / ^cat luar & nippon paint
roman keramik | ^keramik lantai & roman / ^keramik dinding & roman | ^granit tile & roman / ^keramik lantai & !roman / ^keramik dinding & !roman
`,
  'eighteenth words of the trade': `
dinabol | ^dynabolt
fisher | ^fisher
water mur
keni | ^elbow
vlok sok | ^reducer
unting unting
roskam | ^roskam
cetok | ^cetok
jidar
kawat loket | ^kawat loket | ^kawat ayam
drei plus | ^obeng set
tespen
piting lampu | ^fitting lampu
inbow dos
tusen klep
afur
hak angin
grendel tanam |  | ^grendel
paku keling
sigmat
nat keramik | ^nat keramik
tang cucut | ^tang lancip
nok genteng | ^nok
kran engkol | ^kran engkol / ^stop kran ball valve | ^kran tembok
sealtape | ^seal tape
`,
  'eighteenth properties': `
kran dapur angsa stainless |  | ^kran dapur angsa
lampu dinding outdoor hitam |  | ^lampu taman & dinding
keramik kasar abu abu kamar mandi |  | ^keramik lantai & abu / ^granit tile & grey cement
wastafel gantung keramik putih | ^wastafel gantung | ^wastafel & !gantung
handle lemari kuningan antik
cat besi hitam doff | ^cat kayu & doff & hitam
pot gantung plastik putih |  | ^pot plastik & 20 cm & putih
kursi plastik sandaran hijau
vinyl lantai motif kayu | ^lantai vinyl | ^lantai spc / ^parket laminate
atap transparan bening gelombang | ^atap polycarbonate solartuff / ^atap fiberglass | ^atap polycarbonate twinlite / ^atap upvc
shower set hitam tiang |  | ^shower tiang
pagar brc galvanis
lampu gantung rotan bulat |  | ^lampu gantung
sarung tangan karet panjang tebal
saklar ganda putih inbow | ^saklar ganda & inbow & putih | ^saklar ganda & outbow & putih
wallpaper dinding bata putih |  | ^wallpaper dinding motif bata
roda etalase karet rem
politur kayu coklat glossy | ^pernis kayu & politur gloss | ^pernis kayu & woodstain / ^pernis kayu & melamin gloss
mosaik kolam renang biru | ^mosaik & kolam biru
gorden blackout polos abu | ^gorden blackout & abu
`,
  'eighteenth purposes': `
atap bocor dak beton | ^pelapis anti bocor / ^membran bakar
lem keramik yang lepas | ^perekat keramik | ^lem epoksi
penghilang kerak kamar mandi
wc mampet | ^pelancar saluran mampet
tembok lembab mengelupas | ^pelapis anti bocor & !dak beton | ^pelapis anti bocor & dak beton / ^cat luar no drop
anti rayap kayu | ^anti rayap
penutup celah bawah pintu
tutup retak dinding | ^dempul tembok / ^silikon sealant akrilik | ^plamir tembok / ^kompon serbaguna
sambung pipa bocor tanpa potong | ^lem epoksi | ^lem pipa
peredam suara kamar | ^glasswool polos | ^glasswool lapis foil
penangkal panas atap | leaf insulasi atap
alat potong keramik | ^alat potong keramik | ^mata potong keramik
buat gantung tv di tembok
biar air kran kenceng | ^pompa air & booster
buang karat besi | ^penghilang karat | ^pelumas semprot
saringan air sumur kuning | leaf filter air
tempel cermin ke dinding | ^silikon sealant kaca | ^silikon sealant anti jamur / ^lem epoksi
lampu taman otomatis nyala malam | ^lampu taman tenaga surya | ^saklar sensor cahaya
usir tikus di plafon
pengaman colokan anak
lantai licin kamar mandi | ^stiker anti slip
bersihin sisa semen di keramik
kunci pagar geser |  | ^gembok / ^grendel pintu
jemur baju di balkon sempit
cat kolam ikan |  | ^pelapis anti bocor
`,
  'eighteenth typing errors': `
gemok pintu pager | ^gembok
bor lisrik | ^bor tembok / ^bor cordless / ^bor rotary hammer
keramk lantai 40x40 | ^keramik lantai & 40x40 cm
stopkontsk 4 lubang | ^kabel roll 4 lubang | ^stop kontak 5 lubang / ^stop kontak 3 lubang
waterpass laser hijai |  | ^waterpass
kuass roll cat | ^rol cat | ^kuas
shower mndi | ^shower
lampusorot led | ^lampu sorot
smen instan | leaf mortar instan | ^perekat keramik
gergji kayu | ^gergaji kayu | ^mesin jigsaw / ^mesin gergaji circular
kloet jongkok | ^kloset jongkok
slang kompresor
palu kmbing | ^palu kambing
bja ringan kanal c | ^baja ringan kanal c
tinner nd | ^thinner nd | ^thinner a spesial
lemari plstk 4 susun
siliken kaca | ^silikon sealant kaca | ^silikon sealant & !sealant kaca
kbl roll 10 mtr | ^kabel roll & 10 m | ^kabel roll & 20 m
dispnser air galon bwh
pintualuminium | ^pintu aluminium
`,
  'eighteenth not sold': `
tiket pesawat jakarta bali
motor beat bekas
lowongan kerja supir
kucing persia
paracetamol sirup anak
rental mobil harian
tiket konser
lisensi windows 11
burung murai batu
les bahasa inggris online
`
}

/**
 * Two hundred searches of a fifteenth hand (fifteenth-other-hand.txt): who wrote them had seen nothing of the shop, and who judged them
 * only its names. They were held out too and missed the goals (docs/measured.md); since then the search is tuned to them. The lines
 * are as in the other judged queries.
 */
export const fifteenthOtherHandQueries = {
  'fifteenth goods': `
semen putih | ^semen putih | ^nat keramik
kran air | ^kran | ^stop kran
engsel pintu | ^engsel pintu | ^engsel jendela
kloset duduk | ^kloset duduk | ^kloset jongkok
lampu downlight | ^downlight led & inbow | ^downlight led & outbow
cat tembok | ^cat tembok | ^cat luar
wastafel | ^wastafel | ^kitchen sink
paku beton | ^paku beton | ^paku kayu / ^dynabolt
stop kontak | ^stop kontak & inbow / ^stop kontak & outbow | ^stop kontak / ^kabel roll
seng gelombang |  | ^atap spandek / ^atap bitumen gelombang / ^asbes gelombang
gembok | ^gembok | ^grendel
selang air | ^selang air / ^selang set
pompa air | ^pompa air & sumur dangkal / ^pompa air & jet pump | ^pompa air celup / ^pompa air & booster
tangga lipat aluminium | ^tangga lipat aluminium | ^tangga teleskopik
meteran | ^meteran | ^laser ukur
bak mandi | ^bak mandi
floor drain | ^floor drain
kabel listrik | ^kabel nya / ^kabel nyaf / ^kabel nym / ^kabel nymhy | ^kabel roll
kasa nyamuk | ^kasa nyamuk
bata ringan | ^bata ringan | ^bata merah / ^batako
kawat bendrat | ^kawat bendrat | ^kawat galvanis
bor listrik | ^bor tembok | ^bor cordless / ^bor rotary hammer
rak piring | ^rak piring
dispenser air
kipas angin dinding | ^kipas angin dinding | ^kipas angin berdiri / ^kipas angin meja
rel gorden
rel laci
sapu
lem kayu | ^lem kayu | ^lem kuning / ^lem epoksi
sealant | ^silikon sealant
palu | ^palu kambing | ^palu karet / ^bodem
pintu aluminium kamar mandi |  | ^pintu kamar mandi pvc
ember | ^ember cor
gypsum | ^papan gypsum | ^kalsiboard / ^papan grc / ^plafon pvc
hollow galvanis | ^hollow galvanis | ^hollow galvalum
amplas | ^amplas kertas / ^amplas kain / ^amplas roll | ^amplas susun
thinner | ^thinner
saringan wastafel
mcb | ^mcb
karpet lantai | ^karpet
lemari plastik |  | ^lemari pakaian
kursi teras
jemuran baju
kaca cermin kamar mandi | ^cermin bulat
gagang pintu | ^handle pintu / ^handle plus kunci
kompor gas
water heater | ^water heater
roster | ^roster
talang air | ^talang air | ^talang karpet / ^plat seng talang
cangkul | ^cangkul | ^sekop pasir / ^sekop lancip
genteng metal | ^genteng metal | ^atap spandek / ^atap bitumen
sarung tangan kerja | ^sarung tangan karet bintik | ^sarung tangan kulit las
helm proyek | ^helm proyek
kitchen sink | ^kitchen sink
tempat sampah
wallpaper dinding | ^wallpaper dinding
bel rumah | ^bel pintu
shower set | ^shower tiang | ^shower tangan
tusen klep
rumput sintetis
`,
  'fifteenth sizes': `
keramik lantai 40x40 | ^keramik lantai & 40x40 cm | ^keramik lantai
granit 60x60 | ^granit tile & 60x60 cm | ^granit tile / ^keramik lantai & 60x60 cm
pipa pvc 3 inch | ^pipa pvc & aw 3 inch | ^pipa pvc & d 4 inch / ^pipa pvc & d 2 inch
pipa paralon 1/2 | ^pipa pvc & aw 1/2 inch | ^pipa pvc & aw 3/4 inch / ^pipa ppr & 1/2 inch
elbow 3/4 |  | ^elbow pvc & 1/2 inch
besi beton 10mm | ^besi beton & 10 mm | ^besi beton & 12 mm / ^besi beton & 13 mm / ^besi beton & 8 mm
besi 8 polos | ^besi beton polos & 8 mm | ^besi beton polos & 6 mm / ^besi beton polos & 10 mm
triplek 9 mm | ^triplek & 9 mm | ^triplek & 12 mm / ^multiplek & 12 mm / ^blockboard & 12 mm
gypsum 9mm 120x240 | ^papan gypsum & 9 mm | ^papan gypsum & 12 mm / ^kalsiboard
hollow 4x4 | ^hollow & 4x4 cm | ^hollow & 2x4 cm / ^hollow & 4x6 cm
baja ringan c75 0.75 | ^baja ringan & c75 & 0,75 mm | ^baja ringan & c75 / ^baja ringan & c81 & 0,75 mm
lampu led 12 watt | ^lampu led & bulb & 12 watt | ^lampu led & bulb / ^lampu led & emergency & 12 watt
tandon air 1000 liter | ^tandon air & 1000 liter | ^tandon air & 1100 liter
toren 550 liter | ^tandon air & 550 liter | ^tandon air & 500 liter
kabel nym 3x2.5 50m | ^kabel nym & 3x2,5 mm | ^kabel nym & 2x2,5 mm / ^kabel nym & 3x1,5 mm
kabel nyy 4x10
cat tembok 25 kg | ^cat tembok & 25 kg | ^cat tembok & 20 liter
semen 40kg | ^semen & 40 kg & !gajah & !serigala | ^semen & 50 kg / ^drymix plester / ^lemkra plester / ^sika plester
sekrup gypsum 1 inch | ^sekrup gypsum & 1 inch | ^sekrup gypsum & 2 inch / ^sekrup kayu & 1 inch
dynabolt m10 | ^dynabolt & m10 | ^dynabolt & m8 / ^dynabolt & m12
paku 5 cm | ^paku kayu & 2 inch | ^paku kayu & 3 inch / ^paku triplek & 2 inch
mcb 6 ampere | ^mcb & 6 a | ^mcb & 10 a
ac 1 pk | ^ac & 1 pk | ^ac & 1/2 pk
selang 5/8 20 meter |  | ^selang set / ^selang air
exhaust fan 8 inch | ^exhaust fan & 8 inch | ^exhaust fan & 10 inch / ^exhaust fan & 6 inch
spandek 0.3 6 meter | ^atap spandek & 0,30 mm | ^atap spandek & 0,35 mm / ^atap spandek & 0,25 mm
wiremesh m8 | ^wiremesh & m8 | ^wiremesh & m6 / ^wiremesh & m10
kaso 5x7 4 meter | ^kaso & 5x7 cm | ^kaso & 4x6 cm
kasur 160x200 | ^kasur & 160x200 cm
pompa celup 100 watt | ^pompa air celup & 100 watt | ^pompa air celup & 250 watt
`,
  'fifteenth brands': `
toto closet | ^kloset & toto | ^kloset
dulux weathershield | ^cat luar dulux weathershield | ^cat luar
no drop | ^pelapis anti bocor no drop | ^pelapis anti bocor / ^cat luar no drop
aquaproof 4kg | ^pelapis anti bocor aquaproof & 4 kg | ^pelapis anti bocor aquaproof / ^pelapis anti bocor & 4 kg
wavin pipa | ^pipa pvc wavin | ^pipa pvc / ^pipa ppr wavin
rucika aw 1 inch |  | ^pipa pvc & aw 1 inch / ^pipa pvc rucika aw 3/4 inch
shimizu ps 135 | ^pompa air shimizu & 125 watt | ^pompa air & sumur dangkal & 125 watt / ^pompa air shimizu & sumur dangkal
philips led | ^lampu led philips / ^downlight led philips | ^lampu led / ^downlight led / ^lampu sorot philips
panasonic saklar | ^saklar & panasonic | ^saklar tunggal / ^saklar ganda / ^saklar hotel
broco | broco | uticon / ^saklar tunggal / ^saklar ganda / ^saklar hotel / ^stop kontak / ^steker / ^fitting lampu
makita gerinda | ^gerinda tangan makita | ^gerinda tangan
bosch gsb 550 | ^bor tembok bosch gsb 550 | ^bor tembok
penguin tandon | ^tandon air penguin | ^tandon air
mu 380 | ^mortar utama mu-380 | ^drymix thinbed / ^demix thinbed / ^grand elephant thinbed / ^lemkra perekat bata ringan
sika grout 215
mowilex emulsion | ^cat tembok mowilex emulsion | ^cat tembok
tiga roda | ^semen tiga roda | ^semen & pcc / ^semen & serbaguna / ^semen dynamix / ^semen putih tiga roda
roman keramik | ^keramik lantai roman / ^keramik dinding roman | ^keramik / ^granit tile roman / ^plint keramik roman
avian cat kayu besi | ^cat kayu & avian | ^cat kayu
dekkson | dekkson | ^engsel pintu / ^handle / ^kunci tanam / ^kunci silinder / ^door stopper / ^grendel pintu
rinnai kompor 2 tungku
ariston water heater 15 liter | ^water heater listrik ariston & 15 liter | ^water heater listrik & 15 liter / ^water heater listrik ariston
knauf compound | ^kompon & knauf | ^kompon
wasser kran | ^kran & wasser | ^kran
jayaboard | ^papan gypsum jayaboard | ^papan gypsum / ^papan grc jayaboard
`,
  'fifteenth words of the trade': `
tambang timba
selotip ledeng | ^seal tape | ^lem pipa
sok drat luar | ^valve socket | ^faucet socket
keni pipa | ^elbow pvc | ^tee pvc
watermur |  | ^socket pvc
double neple |  | ^valve socket
grendel | ^grendel pintu | ^grendel jendela
hak angin
espagnolet |  | ^grendel
cetok | ^cetok | ^roskam / ^kape dempul
jidar aluminium
lot tukang |  | ^waterpass
benang nilon tukang
tang kakaktua |  | ^tang kombinasi / ^tang potong
obeng kembang |  | ^obeng set
linggis | ^linggis | ^pahat beton
fiser | ^fisher | ^dynabolt / ^paku beton
klep pelampung toren | ^pelampung tandon | ^pelampung otomatis
lisplang grc
wuwung | ^nok genteng | ^nok metal
usuk reng kayu | ^kaso / ^reng kayu | ^kayu balok / ^reng baja ringan
arko | ^gerobak sorong
pitingan lampu | ^fitting lampu
kalsi plafon | ^kalsiboard & ceiling | ^kalsiboard & partition / ^papan gypsum / ^papan grc / ^plafon pvc
colokan t | ^steker t | ^stop kontak 3 lubang / ^stop kontak 5 lubang
`,
  'fifteenth properties': `
kran wastafel panas dingin tinggi |  | ^kran wastafel
lampu led 9 watt kuning |  | ^lampu led & bulb & 7 watt / ^lampu led & bulb & 12 watt
keramik kamar mandi anti slip motif batu |  | ^keramik lantai & batu abu
cat tembok luar tahan cuaca abu abu | ^cat luar | ^cat tembok
meja lipat plastik putih
rak besi 4 susun roda |  | ^rak besi siku / ^rak gudang
pintu kamar kayu solid minimalis | ^pintu minimalis | ^pintu engineering / ^pintu panel jati
saklar ganda warna hitam |  | ^saklar ganda
lampu taman tenaga surya waterproof | ^lampu taman tenaga surya
pompa air sumur dalam otomatis |  | ^pompa air & jet pump
kran angsa dinding stainless |  | ^kran dapur angsa / ^kran tembok
gorden blackout 2 lapis abu |  | ^gorden blackout
kunci pintu digital sidik jari
tempat tidur besi tingkat
vinyl lantai motif kayu klik | ^lantai spc | ^lantai vinyl / ^parket laminate
kipas angin gantung dengan lampu remote
cat semprot hitam doff | ^cat semprot & standar | ^cat semprot & tahan panas
lem silikon bening anti jamur | ^silikon sealant anti jamur | ^silikon sealant kaca
kabel roll 10 meter 4 lubang | ^kabel roll & 10 m | ^kabel roll & 20 m / ^stop kontak & kabel 5 m
bor baterai 12v 2 baterai |  | ^bor cordless
`,
  'fifteenth purposes': `
atap bocor | ^pelapis anti bocor / ^membran bakar
wc mampet | ^pelancar saluran mampet
dinding lembab mengelupas |  | ^pelapis anti bocor & serbaguna / ^pelapis anti bocor dulux aquashield
pembersih kerak keramik kamar mandi |  | ^pembersih lantai / ^karbol
anti rayap kayu | ^anti rayap
buat nempel keramik di dinding | ^perekat keramik & dinding | ^perekat keramik
penambal tembok retak | ^dempul tembok | ^plamir tembok / ^silikon sealant akrilik
alat potong keramik | ^alat potong keramik | ^mata potong keramik
peredam suara ruangan | ^glasswool
peredam panas atap | ^aluminium foil / ^foam insulasi / ^glasswool
penghilang karat besi | ^penghilang karat | ^cat dasar zinkromat
pengusir tikus
lampu kalau mati listrik | ^lampu led & emergency
filter air sumur kuning |  | ^housing filter air / ^cartridge filter air
pagar buat ayam | ^kawat ayam | ^kawat loket
cat untuk lantai garasi
buat gantung tv di tembok
lem buat nyambung pipa pvc | ^lem pipa pvc | ^seal tape / ^lem epoksi
penutup celah bawah pintu
alat bor tanah untuk pagar |  | ^linggis
`,
  'fifteenth typing errors': `
sipon wastapel
steker arde brocco | ^steker arde broco | ^steker arde
gerinda tagan | ^gerinda tangan
kermik dinding | ^keramik dinding | ^mosaik / ^keramik lantai
wallpeper 3d |  | ^wallpaper dinding
semen grsik | ^semen gresik | ^semen & pcc / ^semen & serbaguna / ^semen dynamix
lampu sorto led 50w | ^lampu sorot & 50 watt | ^lampu sorot & 30 watt / ^lampu sorot & 100 watt
tirai shawer
tripelk 12mm | ^triplek & 12 mm | ^triplek & 9 mm / ^multiplek & 12 mm / ^blockboard
pillox putih | ^cat semprot & standar | ^cat semprot & tahan panas
`,
  'fifteenth not sold': `
tiket pesawat jakarta bali
honda beat bekas
nasi padang
jasa sedot wc
iphone 13
pulsa telkomsel
lowongan kerja tukang
susu bayi
obat sakit kepala
kontrakan murah bekasi
`
}

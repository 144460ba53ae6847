/**
 * Two hundred searches of a sixth hand (sixth-other-hand.txt): who wrote them had seen nothing of the shop, and who judged
 * them only its names. They were held out too and missed all goals (docs/measured.md); since then the search is tuned to
 * them. The lines are as in the other judged queries.
 */
export const sixthOtherHandQueries = {
  'sixth goods': `
semen | ^semen & leaf semen portland | leaf semen putih / leaf mortar instan
pasir | leaf pasir beton / leaf pasir pasang | ^sirtu
cat tembok | leaf cat interior / leaf cat eksterior | ^plamir tembok
keran air | leaf kran air | ^stop kran
kloset duduk | ^kloset duduk | ^kloset jongkok
wastafel | ^wastafel | ^kitchen sink
stop kontak | ^stop kontak | ^kabel roll / ^steker t cabang tiga
saklar lampu | ^saklar & !sensor | ^saklar sensor
gergaji kayu | ^gergaji kayu | ^mesin gergaji circular / ^mesin jigsaw
bor listrik | leaf bor listrik
pompa air | ^pompa air
tandon air | ^tandon air
water heater | ^water heater
kasa nyamuk | ^kasa nyamuk
engsel pintu | ^engsel pintu | ^engsel jendela
gagang pintu | ^handle pintu / ^handle plus kunci
kunci gembok | ^gembok
rak dinding |  | ^rak sudut tempat sabun / ^rak besi siku
lemari plastik |  | ^lemari pakaian
kompor gas
kipas angin | ^kipas angin
setrika | ^setrika
jemuran baju
tangga lipat | ^tangga lipat | ^tangga teleskopik
bak cuci piring | ^kitchen sink
shower mandi | ^shower
jet shower | ^jet washer
floor drain | ^floor drain
granit lantai | ^granit tile | ^keramik lantai
lantai vinyl | ^lantai vinyl | ^lantai spc / ^parket laminate
wallpaper dinding | ^wallpaper dinding
genteng | ^genteng | leaf nok genteng / ^atap bitumen
talang air | leaf talang air
papan gypsum | ^papan gypsum | ^papan grc / ^kalsiboard
wiremesh | ^wiremesh
kawat bendrat | ^kawat bendrat | ^kawat galvanis
meteran | ^meteran | ^laser ukur
waterpass | ^waterpass
lem kayu | ^lem kayu | ^lem kuning
amplas | ^amplas & leaf amplas | ^amplas susun
thinner | ^thinner
selang air | ^selang air / ^selang set semprotan
mcb | ^mcb | ^box mcb
bel rumah | ^bel pintu
cermin kamar mandi | leaf cermin
keset
ember | ^ember cor
tempat sampah
gorden jendela | ^gorden
roster beton | ^roster & !tanah liat | ^roster & tanah liat`,
  'sixth attributes': `
kran panas dingin stainless wastafel |  | ^kran wastafel
cat tembok warna abu abu muda | ^cat tembok & abu muda | ^cat luar & abu tua
keramik lantai motif kayu kasar | ^keramik lantai & kayu | ^keramik lantai & !kayu
pintu kamar mandi aluminium putih |  | ^pintu kamar mandi pvc & putih / ^pintu aluminium
handle pintu hitam doff minimalis | ^handle pintu & hitam / ^handle plus kunci & hitam
lampu gantung rotan meja makan |  | ^lampu gantung
kloset jongkok warna biru |  | ^kloset jongkok
atap transparan bening polycarbonate | ^atap polycarbonate & bening | ^atap fiberglass & bening / ^atap upvc & bening
granit hitam polos glossy | ^granit tile & nero marquina | ^keramik lantai & marmer hitam
sink dapur 2 lubang stainless ada sayapnya | ^kitchen sink 2 lubang | ^kitchen sink 1 lubang
cat kayu warna walnut transparan water based | ^pernis kayu & woodstain | ^pernis kayu & !woodstain
shower tiang hitam matte 3 fungsi | ^shower tiang | ^shower tangan & 3 fungsi & hitam
lampu sorot led outdoor tahan air warm white | ^lampu sorot & kuning 3000k
genteng metal pasir warna merah maroon | ^genteng metal & pasir & merah marun | ^genteng metal & polos & merah marun
rak piring aluminium 3 susun gantung |  | ^rak piring
engsel sendok slow motion stainless 304
wastafel batu alam bulat hitam |  | ^wastafel counter top
kunci pintu digital fingerprint pintu kayu |  | ^handle plus kunci / ^kunci tanam
pompa air otomatis hemat listrik suara halus | ^pompa air & !celup
saklar ganda putih inbow minimalis | ^saklar ganda & inbow & putih | ^saklar ganda & outbow & putih
plafon pvc motif kayu coklat tua | ^plafon pvc & motif kayu | ^plafon pvc & !motif kayu
meja lipat kayu jati kecil
kursi plastik sandaran hijau
batu alam andesit bakar abu | ^batu alam andesit & bakar | ^batu alam andesit & !bakar
kaca cermin oval bingkai emas |  | ^cermin bulat & emas`,
  'sixth sizes': `
keramik 40x40 | ^keramik lantai & 40x40 cm | ^keramik lantai & !40x40 cm
granit 60 x 60 putih | ^granit tile & white & 60x60 cm | ^granit tile & white & !60x60 cm
keramik dinding 25x40 cm | ^keramik dinding & 25x40 cm | ^keramik dinding & !25x40 cm
lantai granit 60/120 | ^granit tile & 60x120 cm | ^granit tile & !60x120 cm
besi beton 10mm | ^besi beton & 10 mm | ^besi beton & !10 mm
besi 8 full sni | ^besi beton & 8 mm | ^besi beton & !8 mm
besi ulir d13 | ^besi beton ulir & 13 mm | ^besi beton ulir & !13 mm
pipa pvc 3/4 | ^pipa pvc & aw 3/4 inch | ^pipa pvc & !aw 3/4 inch
pipa 4 inch | ^pipa pvc & d 4 inch | ^pipa pvc & !d 4 inch
pipa paralon 1/2" | ^pipa pvc & aw 1/2 inch | ^pipa pvc & !aw 1/2 inch
elbow 1 1/2 inch |  | ^elbow pvc
triplek 9mm | ^triplek & 9 mm | ^triplek & !9 mm
tripleks 12 mili | ^triplek & 12 mm | ^triplek & !12 mm / ^multiplek melamin & 12 mm / ^blockboard & 12 mm
hollow 4x4 tebal 1,2 | ^hollow & 4x4 cm 1,2 mm | ^hollow & !4x4 cm 1,2 mm
hollow 40x40x1.2mm | ^hollow & 4x4 cm 1,2 mm | ^hollow & !4x4 cm 1,2 mm
besi siku 5x5 | ^besi siku & 50x50x5 mm | ^besi siku & !50x50x5 mm
semen 40kg | leaf semen portland & 40 kg | leaf semen portland & 50 kg / leaf semen putih & 40 kg
cat tembok 25 kg | ^cat tembok & 25 kg | ^cat tembok & !25 kg / ^cat luar & 20 liter
cat 1 galon 5kg | ^cat tembok & 5 kg | ^cat tembok & 2,5 liter / ^cat luar & 2,5 liter / ^cat tembok & 25 kg / ^cat dasar zinkromat & 5 kg
cat 1 pail 20 liter | ^cat tembok & 20 liter / ^cat luar & 20 liter | ^cat tembok & !20 liter / ^cat luar & !20 liter / ^cat genteng & 20 kg
kabel 2x1,5 | leaf kabel listrik & 2x1,5 mm | ^kabel nym & !2x1,5 mm / ^kabel nymhy & !2x1,5 mm
kabel nym 3x2.5 50 meter | ^kabel nym & 3x2,5 mm | ^kabel nym & !3x2,5 mm
lampu led 12 watt | ^lampu led & 12 watt | ^lampu led & !12 watt / ^downlight led & 12 watt
tandon 1000 liter | ^tandon air & 1000 liter | ^tandon air & !1000 liter
toren air 500 ltr | ^tandon air & 500 liter | ^tandon air & !500 liter
seng gelombang 0,20 panjang 1.8 m |  | ^atap spandek / ^asbes gelombang & 180x105 cm
mcb 6a | ^mcb & 6 a | ^mcb & !6 a
paku 7cm | ^paku kayu & 3 inch | ^paku & 3 inch & !paku kayu / ^paku kayu & 2 inch
hebel tebal 7,5 | ^bata ringan hebel & tebal 7,5 cm | ^bata ringan hebel & tebal 10 cm
bata ringan uk 60x20x10 | ^bata ringan hebel & tebal 10 cm | ^bata ringan hebel & tebal 7,5 cm`,
  'sixth brands': `
dulux | dulux
toto | toto
nippon paint | nippon paint
avian | avian
philips led | ^lampu led & philips / ^downlight led & philips | ^lampu sorot & philips / ^lampu taman & philips / ^lampu led & !philips / ^downlight led & !philips
semen tiga roda | ^semen tiga roda | ^semen putih tiga roda / leaf semen portland & !tiga roda
semen gresik 40 kg | ^semen gresik & 40 kg | ^semen gresik & 50 kg / leaf semen portland & 40 kg & !gresik
mu 200 |  | ^mortar utama & plester / ^semen putih & acian
rucika 3 inch |  | ^pipa pvc rucika / ^pipa pvc & aw 3 inch
wavin d 4 inch |  | ^pipa pvc wavin / ^pipa pvc & d 4 inch
no drop 4kg | ^pelapis anti bocor no drop & 4 kg | ^pelapis anti bocor no drop & !4 kg / ^pelapis anti bocor & 4 kg & !no drop
aquaproof abu abu | ^pelapis anti bocor aquaproof & abu | ^pelapis anti bocor & abu & !aquaproof
shimizu pompa sumur dangkal | ^pompa air shimizu sumur dangkal | ^pompa air & sumur dangkal & !shimizu / ^pompa air shimizu jet pump
shimitsu ps 128 | ^pompa air shimizu sumur dangkal 125 watt | ^pompa air shimizu sumur dangkal 200 watt / ^pompa air & sumur dangkal 125 watt & !shimizu
makita gerinda | ^gerinda tangan makita | ^gerinda tangan & !makita
bosh bor tembok | ^bor tembok bosch | ^bor tembok & !bosch / ^bor rotary hammer bosch
kloset toto cw421 | ^kloset duduk dual flush toto | ^kloset duduk monoblok toto / ^kloset duduk dual flush & !toto
closet american standart | ^kloset & american standard | ^kloset & !american standard
propan ultran | ^pernis kayu propan | ^pernis kayu & !propan
jotun jotashield | ^cat luar jotun jotashield | ^cat luar & !jotun
roman keramik 30x60 |  | ^keramik dinding roman / ^keramik dinding & 30x60 cm
penguin tangki 1050 | ^tandon air penguin & 1100 liter | ^tandon air penguin & !1100 liter / ^tandon air & 1100 liter & !penguin
onda kran | leaf kran air & onda | leaf kran air & !onda / ^stop kran & onda
sneider mcb 16 ampere | ^mcb domae schneider 16 a | ^mcb domae schneider & !16 a / ^mcb & 16 a & !schneider
miyako magic com 1,8 liter | ^rice cooker miyako & 1,8 liter | ^rice cooker & !miyako`,
  'sixth purposes': `
buat tambal tembok retak | ^dempul tembok | ^plamir tembok / ^silikon sealant akrilik / leaf mortar instan & plester
cat buat kamar mandi lembab biar ga jamuran | leaf cat eksterior | leaf cat interior / ^pelapis anti bocor
anti bocor buat dak beton | ^pelapis anti bocor & dak beton / ^membran bakar | ^pelapis anti bocor & !dak beton
lem buat pasang keramik di atas keramik | ^perekat keramik
pembersih kerak keramik kamar mandi |  | ^pembersih lantai / ^karbol
obat saluran wc mampet | ^pelancar saluran mampet
alat buat potong keramik | ^alat potong keramik | ^mata potong keramik
buat ngecat pagar besi biar ga karatan | ^cat kayu besi / ^cat dasar zinkromat | ^cat semprot
penghilang karat besi | ^penghilang karat | ^pelumas semprot
penutup celah bawah pintu biar kecoa ga masuk
peredam suara kamar | ^glasswool | ^foam insulasi
atap buat kanopi garasi yang ga berisik kalo hujan | ^atap upvc / ^atap bitumen | ^atap polycarbonate / ^atap fiberglass / ^atap spandek pasir
lampu buat taman tenaga matahari | ^lampu taman tenaga surya
pengaman tangga buat anak kecil
pompa buat nguras banjir | ^pompa air celup & air kotor | ^pompa air celup & air bersih
filter air sumur kuning bau besi | leaf filter air
pelapis kayu biar ga dimakan rayap | ^anti rayap | ^pernis kayu
lem kaca akuarium | ^silikon sealant kaca
buat nutup nat keramik yang hitam | ^nat keramik | ^semen putih & standar
alat pengaduk semen | ^mesin molen | ^cangkul / ^sekop pasir
gantungan tv di dinding
tempat nyimpen beras anti kutu
penahan panas bawah atap seng | leaf insulasi atap
lantai carport yang tidak licin | ^paving block / ^batu alam andesit & !susun sirih / ^batu koral sikat | ^batu alam candi & !susun sirih / ^stiker anti slip lantai
alat nambah tekanan air shower lantai 2 | ^pompa air & booster`,
  'sixth trade': `
paralon | ^pipa pvc | ^pipa ppr
knee 3/4 drat dalam |  | ^elbow pvc / ^faucet socket pvc & 3/4 inch
sok drat luar | ^valve socket pvc | ^faucet socket pvc / ^socket pvc
sengkang besi |  | ^besi beton polos & 6 mm / ^besi beton polos & 8 mm
cakar ayam jadi
kaso 5/7 | ^kaso & 5x7 cm | ^kaso & 4x6 cm
reng baja ringan | ^reng baja ringan
kanal c 75 | ^baja ringan kanal c & c75 | ^baja ringan kanal c & c81
dinabolt | ^dynabolt
fischer tembok | ^fisher
sekrup gipsum | ^sekrup gypsum
sealtape | ^seal tape
dempul | ^dempul | ^plamir tembok
kape | ^kape dempul
roskam | ^roskam
benang nilon tukang
bata hebel | ^bata ringan hebel
gerobak arco | ^gerobak sorong
cetok | ^cetok
pacul | ^cangkul
linggis | ^linggis
usuk kayu | ^kaso
grendel slot pintu | ^grendel pintu | ^grendel jendela
pelor kran bak otomatis | ^pelampung tandon bola | ^pelampung otomatis dua bandul
kompon gypsum | ^kompon gypsum | ^kompon serbaguna`,
  'sixth typing': `
kramik dindng dapur | ^keramik dinding | ^mosaik
smen putih | ^semen putih
clset duduk murah | ^kloset duduk | ^kloset jongkok
stopkontk 4 lubang | ^kabel roll 4 lubang | ^stop kontak 3 lubang / ^stop kontak 5 lubang
westafel gantung | ^wastafel gantung | ^wastafel & !gantung
alumunium foil atap | ^aluminium foil | ^foam insulasi / ^glasswool lapis foil
silikon selant | ^silikon sealant
gerinda tanagn | ^gerinda tangan
kunci ingris | ^kunci inggris
polikarbonet | ^atap polycarbonate | ^atap fiberglass / ^atap upvc
bohlam lamu led | ^lampu led & bulb | ^lampu led & emergency
gipsun plafom | ^papan gypsum | ^plafon pvc / ^papan grc / ^kalsiboard & ceiling
dispeser galon bawah
batrei bor |  | ^bor cordless
spry gun cat`,
  'sixth not sold': `
tiket pesawat jakarta bali
motor beat bekas
pulsa telkomsel 50rb
kucing persia anakan
obat batuk anak`
}

/**
 * Two hundred searches of a sixteenth hand (sixteenth-other-hand.txt): who wrote them had seen nothing of the shop, and who judged them
 * only its names. They were held out too and missed the goals (docs/measured.md); since then the search is tuned to them. The lines
 * are as in the other judged queries.
 */
export const sixteenthOtherHandQueries = {
  'sixteenth goods': `
kran tembok | ^kran tembok | ^kran taman / ^kran engkol
engsel sendok
selot pintu | ^grendel pintu | ^grendel jendela
gembok | ^gembok
tangga lipat | ^tangga lipat | ^tangga teleskopik
gerobak sorong | ^gerobak sorong
paku beton | ^paku beton | ^klem kabel
sekrup gypsum | ^sekrup gypsum
fitting lampu | ^fitting lampu
stop kontak | ^stop kontak & !lantai & !kabel | ^stop kontak lantai / ^stop kontak & kabel
kabel roll | ^kabel roll | ^stop kontak & kabel 3 m / ^stop kontak & kabel 5 m
kloset jongkok | ^kloset jongkok
floor drain | ^floor drain
bak cuci piring | ^kitchen sink
sifon wastafel
tandon air | ^tandon air
otomatis pompa air | ^otomatis pompa | ^pelampung otomatis
radar tandon | ^pelampung otomatis | ^pelampung tandon
kuas cat | ^kuas cat / ^kuas minyak
dempul tembok | ^dempul tembok / ^plamir tembok | ^kompon
amplas | ^amplas kain / ^amplas kertas / ^amplas roll | ^amplas susun
seal tape | ^seal tape
semen putih | ^semen putih | ^nat keramik
talang air hujan | ^talang air | ^plat seng talang / ^talang karpet
plafon pvc | ^plafon pvc | ^lis profil pvc
kawat nyamuk | ^kasa nyamuk
kunci inggris | ^kunci inggris
waterpas | ^waterpass
terpal
tali tambang
exhaust fan | ^exhaust fan
bel rumah | ^bel pintu
gantungan handuk | ^gantungan handuk
tempat sampah injak
rel gorden
jemuran baju
glass block
roster beton | ^roster & beton minimalis / ^roster & motif bunga | ^roster & tanah liat
mata gerinda potong | ^batu gerinda potong | ^mata potong keramik / ^mata potong beton
door closer
`,
  'sixteenth sizes': `
pipa pvc 3/4 | ^pipa pvc & 3/4 inch
pipa 4 inch | ^pipa pvc & 4 inch
keramik 40x40 | ^keramik lantai & 40x40
granit 60 x 60 | ^granit tile & 60x60
keramik dinding 25x40 | ^keramik dinding & 25x40
triplek 9mm | ^triplek & 9 mm
multiplek 18 mili | ^multiplek & 18 mm | ^blockboard & 18 mm / ^triplek film faced & 18 mm
besi 10 ulir | ^besi beton ulir & 10 mm
besi beton 8 mm | ^besi beton polos & 8 mm
hollow 4x4 | ^hollow & 4x4
hollow 2x4 galvalum | ^hollow galvalum & 2x4 | ^hollow galvanis & 2x4
kabel nym 2x1,5 | ^kabel nym & 2x1,5 | ^kabel nymhy & 2x1,5
kabel 3x2.5 50m | ^kabel nym & 3x2,5
lampu led 12w | ^lampu led & 12 watt | ^downlight led & 12 watt
tangki air 500 liter | ^tandon air & 500 liter | ^tandon air & 550 liter
toren 1000l | ^tandon air & 1000 liter | ^tandon air & 1100 liter
cat tembok 5kg | ^cat tembok & 5 kg | ^cat tembok & 2,5 liter
cat tembok 25 kg | ^cat tembok & 25 kg | ^cat tembok & 20 liter
paku 5 cm | ^paku kayu & 2 inch | ^paku beton & 2 inch / ^paku triplek & 2 inch
baut baja ringan 12x20 |  | ^sekrup baja ringan & 1 inch
dynabolt m10 | ^dynabolt & m10
fisher s8 | ^fisher & s8
mata bor 6mm | ^mata bor & 6 mm
elbow 1/2 inch | ^elbow pvc & 1/2 inch
selang 5/8 20 meter |  | ^selang air / ^selang set semprotan
pintu pvc 70x195 | ^pintu kamar mandi pvc & 70x195 | ^pintu kamar mandi pvc & 75x195
terpal 4x6
bata ringan tebal 10cm | ^bata ringan & 10 cm
spandek 0,3 panjang 4 m | ^atap spandek & 0,30 mm | ^atap spandek & 0,25 mm / ^atap spandek & 0,35 mm
wastafel 50 cm | ^wastafel counter top & 50 cm / ^wastafel gantung & 50 cm | ^wastafel pedestal & 50 cm
`,
  'sixteenth brands': `
cat dulux catylac | ^cat tembok dulux catylac | ^cat tembok dulux / ^cat luar dulux
dulux weathershield putih | ^cat luar dulux weathershield & putih | ^cat luar & putih
nippon vinilex 5kg | ^cat tembok nippon paint vinilex & 5 kg | ^cat tembok nippon paint vinilex & 25 kg
avian cat kayu besi | ^cat kayu & besi avian | ^cat kayu
no drop 4kg | ^pelapis anti bocor no drop & 4 kg | ^pelapis anti bocor
aquaproof abu abu | ^pelapis anti bocor aquaproof & abu | ^pelapis anti bocor
semen tiga roda | ^semen tiga roda | ^semen & semen portland
mu 380 | ^mortar utama mu-380 | ^lemkra perekat bata ringan / mortar instan & thinbed
sika waterproofing | ^pelapis anti bocor sika / ^membran bakar sika | ^silikon sealant & sika / ^pelapis anti bocor / ^membran bakar
pipa rucika | ^pipa pvc rucika | ^pipa ppr rucika / sambungan pipa & rucika & !klem
wavin d 3 inch |  | ^pipa pvc & 3 inch
toto kloset duduk | ^kloset duduk & toto
shower toto | ^shower & toto | ^jet washer toto / ^shower
american standard wastafel | ^wastafel & american standard | ^wastafel
kran onda | ^kran & onda | ^stop kran & onda
kran wasser | ^kran & wasser | ^shower & wasser / ^kran
shimizu ps 135 | ^pompa air shimizu sumur dangkal & 125 watt | ^pompa air shimizu sumur dangkal / ^pompa air & sumur dangkal & 125 watt
pompa sanyo | ^pompa air sanyo | ^pompa air panasonic
penguin 1050 |  | ^tandon air & 1100 liter / ^tandon air & 1000 liter
philips led 9 watt |  | ^lampu led philips bulb & 7 watt
panasonic saklar | ^saklar tunggal panasonic / ^saklar ganda panasonic | ^saklar sensor & panasonic / ^stop kontak & panasonic / ^saklar & !sensor
broco stop kontak | ^stop kontak broco / ^stop kontak usb broco | ^stop kontak & broco / ^stop kontak & !kabel & !lantai
mcb schneider 10a | ^mcb domae schneider & 10 a | ^mcb domae schneider / ^mcb & 10 a
kabel eterna | ^kabel & eterna | kabel listrik
bor makita | ^bor & makita | bor listrik
gerinda bosch gws 060 | ^gerinda tangan bosch gws 060 | ^gerinda tangan
tekiro kunci pas | ^kunci pas set tekiro / ^kunci ring pas set tekiro | ^kunci pas set / ^kunci ring pas set
modena kompor tanam
ariston water heater 15 liter | ^water heater listrik ariston & 15 liter | ^water heater listrik ariston / ^water heater listrik & 15 liter
gembok solid | ^gembok & solid | ^gembok
`,
  'sixteenth words of the trade': `
hebel | ^bata ringan | ^lemkra perekat bata ringan / ^mortar utama mu-380 / mortar instan & thinbed
kenci drat luar | ^valve socket pvc
sok drat dalam | ^faucet socket pvc | ^valve socket pvc
keni 3/4 |  | ^elbow pvc & 1/2 inch
vlok sok | ^reducer pvc
watermur
tusen klep
kawat bendrat | ^kawat bendrat | ^kawat galvanis
wermes m8 | ^wiremesh & m8 | ^wiremesh & m6
kaso 5/7 | ^kaso & 5x7 | ^kaso & 4x6
reng baja ringan | ^reng baja ringan | ^baja ringan kanal c
kanal c 75 | ^baja ringan kanal c & c75 & 0,75 mm / ^baja ringan kanal c & c75 & 0,65 mm | ^baja ringan kanal c
besi siku lobang |  | ^rak besi siku
plamir | ^plamir tembok | ^dempul tembok
meni besi | ^cat dasar zinkromat
cat dasar alkali
kape | ^kape dempul
roskam | ^roskam | ^cetok
sendok semen | ^cetok
unting unting
tedos
inbodos
skun kabel
list plint | ^plint keramik
ramset tembak
`,
  'sixteenth properties': `
keramik lantai kamar mandi kasar abu |  | ^keramik lantai & abu / ^granit tile & grey cement
keramik dinding dapur putih 30x60 |  | ^keramik dinding & putih
granit lantai krem 60x60 glossy |  | ^granit tile & crema beige
cat tembok luar warna krem | ^cat luar & krem
cat kayu coklat tua doff |  | ^pernis kayu & doff / ^pernis kayu mowilex woodstain
kran dapur stainless leher angsa |  | ^kran dapur angsa
kran wastafel hitam minimalis | ^kran wastafel & hitam
shower mandi hitam set tiang |  | ^shower tiang / ^shower tangan & hitam
pintu kamar mandi aluminium putih |  | ^pintu kamar mandi pvc & putih
lampu led kuning 5 watt |  | ^lampu led & 7 watt & kuning
lampu dinding outdoor tahan air | ^lampu taman tenaga surya dinding sensor
lampu taman tenaga surya tancap | ^lampu taman tenaga surya tancap | ^lampu taman tenaga surya dinding
rak dinding kayu putih
rak sepatu besi 5 susun
lemari plastik 4 susun
handle pintu stainless panjang
kabel tis hitam 20 cm | ^kabel ties & 20 cm & hitam
vinyl lantai motif kayu 3mm | ^lantai vinyl & 3 mm | ^lantai vinyl & 4 mm / ^lantai spc
wallpaper dinding motif bata putih |  | ^wallpaper dinding motif bata
ember plastik besar ada tutup
`,
  'sixteenth purposes': `
tembok rembes | ^pelapis anti bocor & !dak beton | ^pelapis anti bocor & dak beton / ^cat luar no drop
cat kamar mandi biar tidak jamuran |  | ^pelapis anti bocor / ^cat luar no drop
dak bocor | ^pelapis anti bocor | ^membran bakar
tambal seng bocor |  | ^silikon sealant / ^pelapis anti bocor / ^atap spandek / ^plat seng
wc mampet | ^pelancar saluran mampet
saluran cuci piring mampet | ^pelancar saluran mampet
kran netes terus | ^kran | ^seal tape
kloset bocor di bawah |  | ^silikon sealant / ^semen putih
air sumur kuning | ^housing filter air / ^cartridge filter air
air keran kecil | ^pompa air & booster
lem keramik lepas | ^perekat keramik
keramik kopong | ^perekat keramik
pembersih kerak keramik
hilangkan karat besi | ^penghilang karat | ^amplas / ^pelumas semprot / ^cat dasar zinkromat / ^cat kayu
obat rayap kayu | ^anti rayap
usir tikus di plafon
pasang tv di dinding |  | ^fisher / ^dynabolt / bor listrik / ^mata bor beton
gantung barang tanpa paku
lubang tembok bekas paku | ^dempul tembok & !20 kg | ^dempul tembok / ^plamir tembok / ^kompon & 1 kg
tembok retak rambut | ^dempul tembok | ^plamir tembok / ^pelapis anti bocor / ^silikon sealant akrilik / ^kompon serbaguna
peredam panas atap | ^aluminium foil | ^glasswool / ^foam insulasi
pintu bunyi berdecit | ^pelumas semprot | ^engsel pintu
kunci pintu rusak | ^handle plus kunci / ^kunci tanam | ^kunci silinder / ^gembok
lampu otomatis nyala malam | ^lampu taman tenaga surya dinding sensor | ^saklar sensor / ^lampu taman tenaga surya tancap
listrik sering jeglek | ^mcb | ^tang ampere / kabel listrik
`,
  'sixteenth typing errors': `
kramik lantai | ^keramik lantai | ^granit tile
wastapel | ^wastafel
closed duduk | ^kloset duduk
saower kamar mandi | ^shower
stopkontk tanam | ^stop kontak & inbow | ^stop kontak lantai
lampu dowlight | ^downlight led
genten metal | ^genteng metal | ^nok metal
gipsum 9 mm | ^papan gypsum & 9 mm
enggsel pintu | ^engsel pintu & 4 inch | ^engsel pintu & 3 inch / ^engsel jendela
pompa aer | ^pompa air & sumur dangkal / ^pompa air & jet pump | ^pompa air & booster / ^pompa air celup
slang air | ^selang air / ^selang set semprotan
smen instan | mortar instan / ^perekat keramik
cat bsi hitam | ^cat kayu & hitam
gagng pintu | ^handle plus kunci | ^handle pintu
tripleks 12mm | ^triplek & 12 mm / ^multiplek & 12 mm
lem silikon kca | ^silikon sealant kaca | ^silikon sealant
kompor tnam 2 tungku
waterheter gas | ^water heater gas | ^water heater listrik
holo galpanis | ^hollow galvanis | ^hollow galvalum
baut rofing |  | ^sekrup baja ringan
`,
  'sixteenth not sold': `
tiket pesawat jakarta surabaya
motor beat bekas
lowongan kerja gudang
ayam geprek
pulsa telkomsel 50rb
kontrakan murah bekasi
susu formula bayi
iphone 13 second
baju gamis lebaran
obat maag
`
}

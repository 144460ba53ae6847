/**
 * Two hundred searches of a tenth hand (tenth-other-hand.txt): who wrote them had seen nothing of the shop, and who judged them
 * only its names. They were held out too and missed the goals (docs/measured.md); since then the search is tuned to them. The
 * lines are as in the other judged queries.
 */
export const tenthOtherHandQueries = {
  'tenth goods': `
semen | leaf semen portland | ^semen putih / leaf mortar instan
kran air | ^kran | ^stop kran
engsel pintu | ^engsel pintu | ^engsel jendela
gerinda tangan | ^gerinda tangan
kloset duduk | ^kloset duduk | ^kloset jongkok
lampu led | ^lampu led | ^downlight led
pipa pvc | ^pipa pvc | ^pipa ppr
cat tembok | ^cat tembok / ^cat luar | ^pelapis anti bocor
paku beton | ^paku beton | ^paku kayu / ^paku triplek
gembok | ^gembok
wastafel | ^wastafel | ^kitchen sink
bor listrik | ^bor tembok | ^bor cordless / ^bor rotary hammer
stop kontak | ^stop kontak | ^steker / ^saklar & !sensor / ^kabel roll
kabel listrik | leaf kabel listrik | leaf kabel roll
keramik lantai | ^keramik lantai | ^granit tile
kompor gas
selang air | ^selang air / ^selang set semprotan
tangga lipat | ^tangga lipat | ^tangga teleskopik
pompa air | ^pompa air & sumur dangkal / ^pompa air & jet pump | ^pompa air celup / ^pompa air & booster
shower mandi | ^shower
kuas cat | ^kuas cat / ^kuas minyak | ^rol cat
rak piring | ^rak piring
saklar | ^saklar | ^otomatis pompa
sarung tangan | ^sarung tangan
seng gelombang |  | ^atap spandek / ^plat seng talang
genteng metal | ^genteng metal | leaf genteng tanah liat / ^atap bitumen / ^nok metal
pintu kamar mandi | ^pintu kamar mandi | ^pintu aluminium kaca
kunci pintu | ^kunci tanam / ^handle plus kunci | ^kunci silinder / ^handle pintu / ^grendel pintu
gergaji kayu | ^gergaji kayu | ^gergaji besi
meteran | ^meteran | ^laser ukur
floor drain | ^floor drain
tandon air | ^tandon air
helm proyek | ^helm proyek
palu | ^palu kambing | ^palu karet / ^bodem
kitchen sink | ^kitchen sink | ^wastafel
sekop | ^sekop
lem pipa | ^lem pipa | ^lem epoksi / ^seal tape
kipas angin | ^kipas angin | ^exhaust fan
lantai vinyl | ^lantai vinyl | ^lantai spc / ^parket laminate
triplek | ^triplek | ^blockboard / ^mdf / ^multiplek
exhaust fan | ^exhaust fan
gunting rumput
sepatu safety | ^sepatu safety
water heater | ^water heater
pot bunga | ^pot
`,
  'tenth sizes': `
pipa pvc 1/2 inch | ^pipa pvc & aw 1/2 inch | ^pipa pvc & aw 3/4 inch
keramik 60x60 | ^keramik lantai & 60x60 cm / ^granit tile & 60x60 cm | ^keramik lantai & 50x50 cm / ^granit tile & 60x120 cm
besi beton 10mm | ^besi beton & 10 mm | ^besi beton & 8 mm / ^besi beton & 12 mm
stop kran 3/4" | ^stop kran & 3/4 inch | ^stop kran & 1/2 inch / ^stop kran & 1 inch
paku 7 cm | ^paku kayu & 3 inch | ^paku kayu & 2 inch / ^paku beton & 3 inch / ^paku triplek & 3 inch
triplek 9mm | ^triplek & 9 mm | ^triplek & 12 mm / ^multiplek & 12 mm
lampu led 12 watt | ^lampu led & 12 watt | ^downlight led & 12 watt
tandon air 1000 liter | ^tandon air & 1000 liter | ^tandon air & 1100 liter
mcb 6 ampere | ^mcb & 6 a | ^mcb & 10 a
kabel nym 2x1.5 | ^kabel nym & 2x1,5 mm | ^kabel nym & 3x1,5 mm / ^kabel nym & 2x2,5 mm
hollow 4x4 | ^hollow & 4x4 cm | ^hollow & 2x4 cm
elbow pvc 3 in |  | ^elbow pvc & 4 inch
cat tembok 25kg | ^cat tembok & 25 kg | ^cat tembok & 5 kg / ^cat tembok & 20 liter / ^cat luar & 20 liter
mata bor besi 10 mm | ^mata bor besi & 10 mm | ^mata bor besi & 8 mm / ^mata bor beton & 10 mm
baut m12 x 50 |  | ^baut mur & m12
selang air 5/8 20 meter | ^selang set semprotan & 20 m | ^selang air / ^selang set semprotan
keramik dinding 25x40 | ^keramik dinding & 25x40 cm
pipa pralon 4 dim | ^pipa pvc & 4 inch | ^pipa pvc & 3 inch
kunci pas 12 |  | ^kunci pas set / ^kunci ring pas set
batu gerinda potong 4 inch | ^batu gerinda potong & 4 inch | ^batu gerinda poles & 4 inch / ^batu gerinda potong & 14 inch
semen 40 kg | leaf semen portland & 40 kg | leaf semen portland & 50 kg / leaf mortar instan & 40 kg / ^semen putih & 40 kg
pintu pvc 70x195 | ^pintu kamar mandi pvc & 70x195 cm | ^pintu kamar mandi pvc & 75x195 cm
gypsum 9 mm 120x240 | ^papan gypsum & 9 mm | ^papan gypsum & 12 mm
sekrup gypsum 1 inch | ^sekrup gypsum & 1 inch | ^sekrup gypsum & 2 inch
engsel pintu 4" | ^engsel pintu & 4 inch | ^engsel pintu & 3 inch
wiremesh m8 | ^wiremesh & m8 | ^wiremesh & m6 / ^wiremesh & m10
vinyl 3mm per m2 | ^lantai vinyl & 3 mm | ^lantai vinyl & 4 mm / ^lantai spc
kran tembok 1/2in | ^kran tembok & 1/2 inch | ^kran tembok / ^kran & 1/2 inch
papan cor 2 x 20 x 400 | ^papan cor & 2x20 cm x 4 m | ^papan cor / ^triplek film faced
pompa air 125 watt | ^pompa air & sumur dangkal & 125 watt | ^pompa air & sumur dangkal / ^pompa air & jet pump
`,
  'tenth attributes': `
lampu led warna kuning 9 watt e27 |  | ^lampu led & 7 watt
keramik kamar mandi anti slip abu abu | ^keramik lantai & abu | ^keramik lantai / ^granit tile & grey cement
cat tembok putih luar ruangan tahan air | ^cat luar | ^cat tembok / ^pelapis anti bocor
kran wastafel stainless leher tinggi | ^kran wastafel angsa | ^kran dapur angsa
bor cas 12v 2 baterai | ^bor cordless & 12 v | ^bor cordless & 18 v
kloset jongkok warna putih | ^kloset jongkok
kabel rol 10 meter 4 lubang | ^kabel roll & 10 m | ^kabel roll / ^stop kontak 3 lubang / ^stop kontak 5 lubang
pintu wpc coklat polos |  | ^pintu engineering / ^pintu minimalis
gembok anti maling leher panjang | ^gembok leher panjang | ^gembok leher pendek
tangga aluminium lipat 2 meter | ^tangga lipat aluminium & 2 m | ^tangga lipat / ^tangga teleskopik
wastafel gantung keramik kecil | ^wastafel gantung & 40 cm | ^wastafel gantung & 50 cm / ^wastafel counter top & 40 cm
kompor tanam 2 tungku kaca
sink cuci piring 1 lubang dengan sayap | ^kitchen sink 1 lubang | ^kitchen sink 2 lubang
lampu sorot led outdoor 50w putih | ^lampu sorot & 50 watt | ^lampu sorot & 30 watt / ^lampu sorot & 100 watt
granit 60x60 putih polos glossy |  | ^granit tile & white & 60x60 cm
gerinda variable speed 4 inch | ^gerinda tangan & 4 inch
rak dinding kayu minimalis putih
saklar 2 tombol putih inbow | ^saklar ganda & inbow | ^saklar ganda / ^saklar tunggal / ^saklar hotel
kipas angin dinding remote 16 inch |  | ^kipas angin dinding
atap transparan bening gelombang | ^atap fiberglass / ^atap polycarbonate | ^atap upvc
sepatu boot karet kuning panjang
kunci pintu kamar gagang panjang hitam | ^handle plus kunci | ^handle pintu / ^kunci tanam
cat besi hitam doff 1 kg | ^cat kayu & besi & doff & 1 kg | ^cat kayu & besi & 1 kg / ^cat kayu & besi & doff
selang fleksibel kran 40 cm stainless
shower set tiang hitam panas dingin | ^shower tiang & panas dingin | ^shower tiang rain
lampu downlight tanam bulat 4 inch 3 warna | ^downlight led & inbow bulat | ^downlight led & outbow kotak
kawat las 2,6 mm 1 kg stainless |  | ^kawat las & 2,6 mm
plafon pvc motif kayu 4 meter | ^plafon pvc & motif kayu & 4 m | ^plafon pvc & motif kayu / ^plafon pvc & 4 m / ^plafon pvc & putih glossy
box container plastik besar 80 liter roda
rumput sintetis tebal 3 cm hijau
`,
  'tenth purposes': `
lem buat nempelin keramik lepas | ^perekat keramik / ^lem epoksi | ^nat keramik
cat untuk kamar mandi lembab | ^pelapis anti bocor & serbaguna / ^pelapis anti bocor & aquashield | ^pelapis anti bocor / ^cat tembok / ^cat luar
biar atap dak gak bocor | ^pelapis anti bocor / ^membran bakar | ^silikon sealant akrilik
pembersih kerak kamar mandi |  | ^pembersih lantai / ^karbol
obat wc mampet | ^pelancar saluran mampet
penutup retak tembok | ^dempul tembok / ^plamir tembok | ^silikon sealant akrilik / ^kompon / ^semen putih & acian
lem untuk kaca aquarium | ^silikon sealant kaca | ^silikon sealant anti jamur
alat potong keramik | ^alat potong keramik | ^mata potong keramik / ^gerinda tangan
biar air kencang di lantai 2 | ^pompa air & booster | ^pompa air & sumur dangkal / ^pompa air & jet pump
cat anti karat buat pagar besi | ^cat dasar zinkromat | ^cat kayu & besi / ^penghilang karat
peredam panas atap seng | leaf insulasi atap
pengusir tikus di plafon
anti rayap untuk kayu | ^anti rayap | ^pernis kayu & woodstain
buat gantung tv di tembok |  | ^dynabolt / ^fisher
lampu buat teras nyala otomatis malam |  | ^lampu taman / ^saklar sensor cahaya
cara nambal pipa bocor | ^lem epoksi | ^seal tape / ^lem pipa
tutup lubang biar kecoa ga masuk kamar mandi | ^floor drain
saringan air sumur keruh | leaf filter air
pelapis dinding biar ga lembab | ^pelapis anti bocor & serbaguna / ^pelapis anti bocor & aquashield | ^pelapis anti bocor / ^cat luar
alas lantai garasi anti licin |  | ^stiker anti slip
buat ngecat pakai semprotan |  | ^cat semprot
alat ngukur tembok lurus | ^waterpass | ^meteran / ^laser ukur
penahan pintu biar ga kebanting | ^door stopper
nutup celah bawah pintu
pelitur buat meja kayu jati | ^pernis kayu
`,
  'tenth trade': `
kawat bendrat | ^kawat bendrat | ^kawat galvanis
hebel | ^bata ringan | leaf mortar instan & thinbed / leaf mortar instan & perekat bata ringan / ^bata merah / ^batako
dinabol 10 | ^dynabolt & m10 | ^dynabolt & m8 / ^dynabolt & m12
fiser | ^fisher | ^dynabolt
angkong | ^gerobak sorong
cetok | ^cetok | ^roskam / ^kape
roskam kayu | ^roskam kayu | ^roskam besi / ^roskam spons
benang nilon tukang
unting unting |  | ^waterpass
kape | ^kape
betel beton | ^pahat beton | ^pahat kayu
keni 1/2 | ^elbow pvc & 1/2 inch | ^tee pvc & 1/2 inch
sok drat luar 3/4 | ^valve socket & 3/4 inch | ^faucet socket & 3/4 inch / ^socket pvc & 3/4 inch
watermur 1 inch
tusen klep |  | ^stop kran
isolasi pipa putih | ^seal tape
tedos
lasdop
pitingan lampu | ^fitting lampu plafon | ^fitting lampu gantung
kalsi plafon | ^kalsiboard & ceiling | ^kalsiboard & partition / ^papan gypsum / ^papan grc
reng baja ringan | ^reng baja ringan | ^baja ringan kanal c
besi cnp |  | ^baja ringan kanal c
usuk kayu 5/7 | ^kaso & 5x7 cm | ^kaso & 4x6 cm / ^kayu balok & 6x12 cm / ^kayu balok & 5x10 cm
plamir tembok | ^plamir tembok / ^dempul tembok | ^semen putih & acian / ^kompon serbaguna
pelampung radar toren | ^pelampung otomatis | ^pelampung tandon
`,
  'tenth brands': `
cat dulux catylac | ^cat tembok dulux catylac | ^cat tembok dulux / ^cat luar dulux
gerinda makita | ^gerinda tangan makita | ^gerinda tangan
pompa shimizu ps 135 | ^pompa air shimizu sumur dangkal & 125 watt | ^pompa air & shimizu / ^pompa air & sumur dangkal & 125 watt
kloset toto | ^kloset & toto | ^kloset
lampu philips 10w |  | ^lampu led philips
rucika pipa aw 1 |  | ^pipa pvc & aw 1 inch / ^pipa pvc rucika aw 3/4 inch / ^pipa pvc rucika aw 1 1/2 inch / ^pipa pvc rucika d
mcb schneider | ^mcb & schneider | ^mcb / ^box mcb & schneider
aquaproof abu | ^pelapis anti bocor aquaproof | ^pelapis anti bocor
no drop 4 kg | ^pelapis anti bocor no drop & 4 kg | ^pelapis anti bocor no drop / ^pelapis anti bocor aquaproof & 4 kg
stop kontak broco | ^stop kontak & broco | ^stop kontak / ^saklar & broco / ^kabel roll & broco
kompor rinnai 2 tungku
tandon penguin | ^tandon air penguin | ^tandon air
lem aibon | ^lem kuning aica aibon
bosch gsb 550 | ^bor tembok bosch gsb 550 | ^bor tembok bosch
kunci inggris tekiro | ^kunci inggris tekiro | ^kunci inggris
`,
  'tenth typos': `
kloset dudu | ^kloset duduk | ^kloset jongkok
wastapel | ^wastafel | ^kitchen sink
sower panas dingin | ^shower & panas dingin | ^shower
stop kotak 4 lubang |  | ^stop kontak 3 lubang / ^stop kontak 5 lubang / ^kabel roll 4 lubang
skrup kayu 2 in | ^sekrup kayu & 2 inch | ^sekrup kayu & 1 inch
gipsum papan | ^papan gypsum | ^kalsiboard / ^papan grc / ^lis profil gypsum
gransi lantai 60 x 60 | ^granit tile & 60x60 cm | ^keramik lantai & 60x60 cm / ^granit tile
cet tembok putih | ^cat tembok / ^cat luar
pylox hitam dop | ^cat semprot
exhos fan kamar mandi | ^exhaust fan & 6 inch / ^exhaust fan & 8 inch | ^exhaust fan & 10 inch
lampu donlight | ^downlight led | ^lampu led / ^lampu sorot
tlg kompresor angin yg kecil ada?
watter hiter listrik | ^water heater listrik | ^water heater gas
gagang pntu stenlis | ^handle pintu / ^handle plus kunci
keramik dnding dapur mtif | ^keramik dinding & !polos | ^keramik dinding & polos / ^mosaik
`,
  'tenth not sold': `
jasa tukang bangunan harian
motor bekas vario 125
paracetamol tablet
tiket kereta jakarta surabaya
kambing aqiqah
rumah dijual murah bekasi
pulsa telkomsel 50rb
lowongan kerja admin toko
nasi padang
sewa excavator
jasa sedot wc
kontrakan 2 kamar
top up diamond ml
bibit ayam petelur
susu bayi 0-6 bulan
`
} as const

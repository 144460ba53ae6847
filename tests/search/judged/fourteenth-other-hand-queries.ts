/**
 * Two hundred searches of a fourteenth hand (fourteenth-other-hand.txt): who wrote them had seen nothing of the shop, and who judged them
 * only its names. They were held out too and missed the goals (docs/measured.md); since then the search is tuned to them. The lines
 * are as in the other judged queries.
 */
export const fourteenthOtherHandQueries = {
  'fourteenth goods': `
afur wastafel
engsel sendok |  | ^engsel pintu / ^engsel jendela
jet washer toilet | ^jet washer
pelampung toren | ^pelampung tandon / ^pelampung otomatis
isolasi listrik | ^isolasi listrik
roster beton | ^roster & beton minimalis | ^roster & motif bunga / ^roster & tanah liat
kawat bendrat | ^kawat bendrat | ^kawat galvanis
arko | ^gerobak sorong
jidar aluminium |  | ^waterpass
roskam | ^roskam | ^cetok
bata ringan | ^bata ringan | ^bata merah / ^batako
nok genteng | ^nok genteng | ^nok metal
fitting lampu | ^fitting lampu
steker | ^steker arde | ^steker t
klem kabel | ^klem kabel | ^kabel ties
selang gas
kompor tanam
rak piring | ^rak piring
tudung saji
jemuran handuk |  | ^gantungan handuk
sikat wc
tandon air | ^tandon air
keset kaki
gunting dahan
polybag |  | ^pot
paranet
sprayer gendong
arit
linggis | ^linggis
kedok las
stang las
amplas | ^amplas & !susun | ^amplas susun
dempul kayu |  | ^dempul plastik / ^dempul tembok
tali tambang
hand pallet
lakban bening
terminal colokan | ^stop kontak 3 lubang / ^stop kontak 5 lubang | ^kabel roll / ^stop kontak & inbow / ^stop kontak usb / ^stop kontak lantai / ^steker t
bel rumah wireless | ^bel pintu wireless
kaca spion tikungan
gorden | ^gorden & !vitrase | ^gorden vitrase
tangga lipat | ^tangga lipat | ^tangga teleskopik
lampu tembak | ^lampu sorot | ^lampu taman
exhaust fan | ^exhaust fan
keran cabang |  | ^kran tembok / ^kran taman / ^kran engkol
meteran laser | ^laser ukur | ^meteran
`,
  'fourteenth sizes': `
pipa pvc 3/4 inch | ^pipa pvc & 3/4 inch | ^pipa pvc & 1/2 inch / ^pipa pvc & 1 inch / leaf sambungan pipa & pvc & 3/4 inch & !klem
triplek 9mm | ^triplek & 9 mm | ^triplek & 12 mm / ^multiplek & 12 mm / ^blockboard
hollow galvanis 4x4 | ^hollow galvanis & 4x4 cm | ^hollow galvanis & 2x4 cm / ^hollow galvanis & 4x6 cm / ^hollow galvalum & 4x4 cm
besi beton 10 polos | ^besi beton polos & 10 mm | ^besi beton polos & 8 mm / ^besi beton polos & 12 mm / ^besi beton ulir & 10 mm
kabel nym 3x2.5 | ^kabel nym & 3x2,5 mm | ^kabel nym & 2x2,5 mm / ^kabel nym & 3x1,5 mm
lampu led 12 watt | ^lampu led & 12 watt | ^lampu led & !12 watt / ^downlight led & 12 watt
mcb 6a | ^mcb & 6 a | ^mcb & 10 a
baut 8 x 50 | ^baut mur & m8 x 50 mm | ^baut mur & m10
fisher s8 | ^fisher & s8 | ^fisher & s6 / ^fisher & s10
toren 1000 liter | ^tandon air & 1000 liter | ^tandon air & !1000 liter
granit 80x80 | ^granit tile & 80x80 cm | ^granit tile & 60x60 cm / ^granit tile & 60x120 cm
knee 4 inch aw | ^elbow pvc & 4 inch
selang air 20 meter | ^selang set & 20 m | ^selang air / ^selang set & 10 m
paku 5 cm | ^paku kayu & 2 inch / ^paku triplek & 2 inch | ^paku beton & 2 inch / ^paku payung & 2 inch / ^paku kayu & 3 inch / ^paku triplek & 3 inch
mata bor beton 10mm | ^mata bor beton & 10 mm | ^mata bor beton & 8 mm / ^mata bor beton & 12 mm
kawat las 2.6 mm | ^kawat las & 2,6 mm | ^kawat las & !2,6 mm
seng gelombang 0.2 |  | ^plat seng / ^atap spandek
pompa air 125 watt | ^pompa air & 125 watt | ^pompa air & 200 watt
terpal 4x6
gypsum 9mm 120x240 | ^papan gypsum & 9 mm | ^papan gypsum & 12 mm / ^papan grc / ^kalsiboard
cat 2.5 liter | ^cat & 2,5 liter | ^cat genteng & 2,5 kg / ^cat tembok & 5 kg
reng 0.45 | ^reng baja ringan & 0,45 mm | ^reng baja ringan & 0,40 mm / ^baja ringan kanal c & 0,75 mm
kran 1/2 dim | ^kran & 1/2 inch | ^kran & 3/4 inch / ^stop kran & 1/2 inch
kaca 5mm | ^kaca & 5 mm | ^kaca & 8 mm
kipas angin 16 inch | ^kipas angin & 16 inch | ^kipas angin & 12 inch
wiremesh m8 | ^wiremesh & m8 | ^wiremesh & m6 / ^wiremesh & m10
plastik cor 2 meter
box panel 30x40 |  | ^box mcb
kulkas 1 pintu 150 liter |  | ^kulkas
roda etalase 3in
`,
  'fourteenth trade': `
sok drat dalam | ^faucet socket | ^valve socket / ^socket pvc
kanal c baja ringan | ^baja ringan kanal c | ^reng baja ringan
dynabolt | ^dynabolt | ^fisher
kompon gypsum | ^kompon gypsum | ^kompon serbaguna / ^dempul tembok
tdos
inbow dos
skun kabel
las dop |  | ^isolasi listrik
sealtape | ^seal tape | ^lem pipa pvc
tusen klep
foot klep
water mur |  | ^faucet socket / ^valve socket / ^socket pvc
vlok sok | ^reducer pvc | ^socket pvc
kusen aluminium 4 inch open back |  | ^kusen aluminium
karet backup kaca |  | ^silikon sealant kaca
casement friction stay |  | ^engsel jendela
rambuncis |  | ^grendel jendela
skrup reng | ^sekrup baja ringan
talang jurai |  | ^plat seng talang / ^talang karpet / ^talang air pvc
list profil gypsum | ^lis profil gypsum | ^lis profil pvc / ^lis profil polyurethane
multiroof | ^genteng metal & pasir / ^genteng metal & multi roof | ^genteng metal & polos & !multi roof / ^nok metal & multi roof / ^atap spandek
begel |  | ^besi beton polos & 6 mm / ^besi beton polos & 8 mm
bekisting | ^triplek film faced / ^papan cor | ^triplek & 12 mm / ^triplek & 9 mm
scafolding main frame | ^main frame steger | ^scaffolding steger set
kwh meter prabayar token
`,
  'fourteenth purposes': `
penambal genteng bocor | ^pelapis anti bocor | ^membran bakar / ^cat luar no drop / ^silikon sealant / ^cat genteng
obat saluran mampet | ^pelancar saluran mampet
pembersih kerak keramik |  | ^pembersih lantai / ^karbol
lem buat wallpaper lepas | ^lem wallpaper | ^lem kayu
anti rayap kayu | ^anti rayap
penangkal petir rumah
penutup celah pintu bawah
pengusir burung di sawah
alat potong keramik manual | ^alat potong keramik | ^mata potong keramik
peredam panas atap | ^aluminium foil / ^foam insulasi / ^glasswool
peredam suara kamar kos |  | ^glasswool
lampu buat kandang ayam | ^lampu led & bulb | ^lampu led & emergency / ^lampu sorot
saringan air sumur keruh | ^housing filter air / ^cartridge filter air
pelapis dinding dapur anti minyak |  | ^wallpaper / ^keramik dinding
gantungan baju belakang pintu |  | ^gantungan handuk
penahan pintu biar gak kebanting | ^door stopper
rel buat pintu geser kayu
cat buat besi pagar anti karat | ^cat kayu / ^cat dasar zinkromat
rak gudang barang berat | ^rak gudang | ^rak besi siku
sarung tangan tukang las | ^sarung tangan kulit las
kunci pintu kamar kos | ^kunci tanam / ^handle plus kunci | ^kunci silinder / ^gembok / ^grendel pintu
penyiram tanaman otomatis |  | ^selang set
alat ngaduk cat
nat kamar mandi anti jamur | ^nat keramik & anti jamur | ^nat keramik & tahan air / ^silikon sealant anti jamur
colokan tv dinding ruang tamu | ^stop kontak & inbow / ^stop kontak usb | ^stop kontak lantai / ^stop kontak 3 lubang / ^stop kontak 5 lubang
`,
  'fourteenth brands': `
aquaproof | ^pelapis anti bocor aquaproof | ^membran bakar & aquaproof / ^pelapis anti bocor & !aquaproof / ^cat luar no drop
no drop 4kg | ^pelapis anti bocor no drop & 4 kg | ^pelapis anti bocor no drop & 20 kg / ^pelapis anti bocor aquaproof & 4 kg / ^cat luar no drop
dulux catylac | ^cat tembok dulux catylac | ^cat tembok dulux & !catylac / ^cat tembok avian avitex
avian besi kayu | ^cat kayu & avian | ^cat kayu & !avian / ^cat dasar zinkromat avian
rucika jis | ^pipa pvc rucika | ^pipa pvc & !rucika / leaf sambungan pipa & rucika & !klem
wavin aw | ^pipa pvc wavin & aw / leaf sambungan pipa & wavin | ^pipa pvc & aw & !wavin / ^pipa pvc wavin d 2 inch
philips downlight | ^downlight led & philips | ^downlight led & !philips / ^lampu led philips
saklar broco | ^saklar & broco | ^saklar & !broco & !sensor / ^stop kontak & broco
schneider mcb domae | ^mcb domae schneider | ^mcb 1 fasa
kabel eterna | ^kabel & eterna | leaf kabel listrik & !eterna
shimizu jet pump | ^pompa air & shimizu & jet pump | ^pompa air & jet pump & !shimizu / ^pompa air & shimizu & !jet pump
sanyo pompa air | ^pompa air & sanyo | ^pompa air & !sanyo / ^otomatis pompa sanyo
toto closet duduk | ^kloset duduk & toto | ^kloset duduk & !toto
kloset jongkok ina | ^kloset jongkok & ina | ^kloset jongkok & !ina / ^kloset duduk & ina
bor makita | ^bor & makita | ^bor & !makita / ^gerinda tangan makita
gerinda bosch | ^gerinda tangan bosch | ^gerinda tangan & !bosch / leaf mata gerinda & bosch
krisbow | krisbow | tekiro / kenmaster
tekiro kunci ring pas set | ^kunci ring pas set tekiro | ^kunci ring pas set & !tekiro / ^kunci pas set
lem dextone | ^lem epoksi dextone | ^lem & dextone & !epoksi / ^lem super & !dextone
mowilex wood stain | ^pernis kayu & mowilex | ^pernis kayu & !mowilex
sika top | ^pelapis anti bocor & sika | ^membran bakar & sika / sika & !pelapis anti bocor / ^pelapis anti bocor & !sika
mu 380 | mu-380 | leaf mortar instan & thinbed / leaf mortar instan & perekat bata ringan & !mu-380 / mu-301
penguin tb 110 | ^tandon air penguin & 1100 liter | ^tandon air penguin & !1100 liter / ^tandon air & 1100 liter & !penguin
rinnai 2 tungku
miyako magic com | ^rice cooker & miyako | ^rice cooker & !miyako
`,
  'fourteenth attributes': `
handle pintu hitam doff | ^handle pintu & hitam | ^handle plus kunci & hitam
wastafel marmer |  | ^wastafel
bak cuci piring stenlis 2 lubang | ^kitchen sink 2 lubang | ^kitchen sink 1 lubang
lampu tidur warm white |  | ^lampu meja
cat hijau tosca |  | ^cat tembok & hijau sage / ^cat kayu & hijau
lantai vinyl motif kayu | ^lantai vinyl | ^lantai spc / ^parket
kursi plastik napolly hijau
pot terakota | ^pot tanah liat terakota | ^pot semen / ^pot plastik
genteng kaca bening |  | leaf atap transparan & bening
pintu pvc kamar mandi biru | ^pintu kamar mandi pvc & biru | ^pintu aluminium
stop kontak putih tanam | ^stop kontak & inbow & putih | ^stop kontak usb & putih / ^stop kontak lantai
keran kuningan |  | ^kran / ^stop kran ball valve kuningan
engsel stainless tebal |  | ^engsel pintu / ^engsel jendela
kawat harmonika galvanis |  | ^kawat loket
meja lipat kayu jati |  | ^meja kerja / ^meja tamu
gordyn blackout abu | ^gorden blackout & abu | ^gorden smokering & abu / ^gorden vitrase & abu
ember tutup hitam |  | ^ember cor
sepatu boot karet panjang |  | ^sepatu safety tinggi
shower set rose gold |  | ^shower tiang / ^shower tangan
kanopi polikarbonat bronze |  | leaf atap transparan
`,
  'fourteenth typos': `
selotif kertas
baterei a3
kuas rool cta | ^rol cat | ^kuas cat / ^kuas minyak
meteranbangunan | ^meteran | ^laser ukur
obeng min plas | ^obeng set
stopkran 1/2 | ^stop kran & 1/2 inch | ^stop kran & 3/4 inch / ^stop kran & 1 inch
wasbak cuci pirng | ^kitchen sink | ^wastafel
palu kambng | ^palu kambing | ^palu karet / ^bodem
gergji kayu | ^gergaji kayu | ^mesin gergaji circular
lampuemergency | ^lampu led & emergency
silen kaca | ^silikon sealant kaca | ^silikon sealant & !kaca
tang kombinasii | ^tang kombinasi | ^tang lancip / ^tang potong
pipa ledengg | ^pipa pvc & aw | ^pipa pvc & d 2 inch / ^pipa pvc & d 4 inch / ^pipa ppr / leaf sambungan pipa & pvc & !klem
wolpaper dinding | ^wallpaper
showwer mandi | ^shower tangan / ^shower tiang
karpet plastk meteran |  | ^lantai vinyl / ^talang karpet / ^karpet
dispencer galon bawah
engselpintu | ^engsel pintu | ^engsel jendela
mesin pmotong rumput
pupk kandang |  | ^kompos / ^pupuk
`,
  'fourteenth not sold': `
jasa sedot wc
tiket pesawat jakarta medan
rumah subsidi dijual
mobil bekas avanza
nasi padang
kontrakan 2 kamar
tukang harian bekasi
sewa mobil pickup pindahan
martabak telor
kos putri dekat ugm
`
}

/**
 * Two hundred searches of a twelfth hand (twelfth-other-hand.txt): who wrote them had seen nothing of the shop, and who judged them
 * only its names. They were held out too and missed the goals (docs/measured.md); since then the search is tuned to them. The lines
 * are as in the other judged queries.
 */
export const twelfthOtherHandQueries = {
  'twelfth goods': `
ember cor | ^ember cor
gerobak sorong | ^gerobak sorong
palu karet | ^palu karet | ^palu kambing
benang nilon buat bangunan
engsel kupu kupu | ^engsel pintu / ^engsel jendela
grendel pintu kamar mandi | ^grendel pintu | ^grendel jendela / ^kunci silinder kamar mandi
kran wastafel | ^kran wastafel | ^kran dapur / ^kran tembok / ^kran engkol
saringan got kamar mandi | ^floor drain | ^tutup saluran got grill
semprotan cebok | ^jet washer
pelampung toren | ^pelampung tandon / ^pelampung otomatis | ^tandon air
seng gelombang |  | leaf spandek / ^plat seng / leaf asbes gelombang / leaf atap transparan
nok genteng | ^nok genteng | ^nok metal / leaf genteng tanah liat
talang air | ^talang air | ^talang karpet / ^plat seng talang
stop kontak tempel | ^stop kontak & outbow | ^stop kontak & inbow / ^stop kontak 3 lubang / ^stop kontak 5 lubang
saklar dua tombol | ^saklar ganda | ^saklar tunggal / ^saklar hotel
lampu emergency | ^lampu led & emergency
kabel ties | ^kabel ties | ^klem kabel
meteran tukang | ^meteran | ^laser ukur
tangga lipat | ^tangga lipat | ^tangga teleskopik
gergaji kayu tangan | ^gergaji kayu | ^gergaji besi / ^mesin gergaji circular
kacamata safety
sarung tangan las | ^sarung tangan kulit las | ^sarung tangan karet bintik
rompi proyek | ^rompi proyek
batu alam dinding | ^batu alam | ^mosaik & batu mix
paving blok | ^paving block & !grass block | ^paving block & grass block
kaca cermin kamar mandi |  | ^cermin bulat
gantungan handuk | ^gantungan handuk | ^rak sudut tempat sabun
tempat sabun cair |  | ^tempat sabun / ^rak sudut tempat sabun
bak mandi sudut | ^bak mandi sudut | ^bak mandi kotak
lemari plastik anak |  | ^lemari pakaian minimalis
kasur lipat |  | ^kasur busa
kursi bakso
meja belajar lesehan |  | ^meja kerja
rak sepatu susun |  | ^rak besi siku
jemuran baju lipat
wajan anti lengket | ^wajan anti lengket | ^fry pan / ^panci gagang ganda
cobek batu
saringan santan
galon kran
gunting dahan
pot gantung |  | ^pot
pupuk kandang |  | ^kompos / ^pupuk
kipas angin dinding | ^kipas angin dinding | ^kipas angin berdiri / ^kipas angin meja / ^exhaust fan dinding
sepatu boot karet |  | ^sepatu safety
beras pulen | ^beras & si pulen / ^beras pandan wangi | ^beras premium & !si pulen
`,
  'twelfth sizes': `
besi ulir 13 12m | ^besi beton ulir & 13 mm | ^besi beton ulir & 10 mm / ^besi beton ulir & 16 mm / ^besi beton polos & 12 mm
besi 8 polos full | ^besi beton polos & 8 mm | ^besi beton polos & 6 mm / ^besi beton polos & 10 mm
hebel 7,5cm | ^bata ringan hebel & tebal 7,5 cm | ^bata ringan hebel & tebal 10 cm
paralon 3in tipe d |  | ^pipa pvc & aw 3 inch / ^pipa pvc & d 4 inch / ^pipa pvc & d 2 inch
pipa 1/2 aw | ^pipa pvc & aw 1/2 inch | ^pipa pvc & aw 3/4 inch
kenee 3/4 45 drjt |  | ^elbow pvc & 1/2 inch
kabel nym 3x1,5 50m | ^kabel nym & 3x1,5 mm | ^kabel nym & 3x2,5 mm / ^kabel nym & 2x1,5 mm / ^kabel nymhy & 3x1,5 mm
mcb 6a 1 pas | ^mcb & 6 a | ^mcb & 10 a
lampu led 15w kuning |  | ^lampu led & bulb & 12 watt / ^lampu led & bulb & 18 watt
triplek 9mili | ^triplek & 9 mm | ^triplek & 12 mm / ^multiplek & 12 mm
multiplek 18 mm 122x244 | ^multiplek & 18 mm | ^triplek film faced & 18 mm / ^blockboard & 18 mm
gipsum 9mm 1,2 x 2,4 | ^papan gypsum & standar & 9 mm | ^papan gypsum & tahan air / ^papan gypsum & tahan api / ^papan gypsum & 12 mm / ^kalsiboard
kramik 40x40 polos putih |  | ^keramik lantai & 40x40 cm / ^keramik lantai & putih & 50x50 cm
granit 60 60 krem |  | ^granit tile & 60x60 cm / ^granit tile & crema beige
holo galvanis 4x4 1,2mm | ^hollow galvanis & 4x4 cm 1,2 mm | ^hollow galvalum & 4x4 cm 1,2 mm / ^hollow galvanis & 4x6 cm 1,6 mm
kanal c 75 tebal 0,75 | ^baja ringan kanal c & c75 0,75 mm | ^baja ringan kanal c & c75 0,65 mm / ^baja ringan kanal c & c75 1,00 mm / ^baja ringan kanal c & c81 0,75 mm
spandek 0.3 4 meter | ^atap spandek & 0,30 mm | ^atap spandek & 0,25 mm / ^atap spandek & 0,35 mm
paku 10cm sekilo |  | ^paku kayu
baut baja ringan 10x16 |  | ^sekrup baja ringan
dynabolt m10x75 | ^dynabolt & m10 | ^dynabolt & m8 / ^dynabolt & m12
mata bor tembok 10mm panjang |  | ^mata bor beton & 10 mm
wermes m6 5,4x2,1 | ^wiremesh & m6 lembar | ^wiremesh & m8 lembar / ^wiremesh & m6 roll
terpal a5 4x6
toren 550 ltr | ^tandon air & 550 liter | ^tandon air & 500 liter / ^tandon air & 1000 liter / ^tandon air & 1100 liter
cat tembok 20 kilo pail |  | ^cat tembok & 25 kg / ^cat tembok & 20 liter / ^cat tembok & 5 kg / ^cat luar & 20 liter
selang air 5/8 30mtr |  | ^selang air / ^selang set
gembok 50mili leher panjang | ^gembok leher panjang & 50 mm | ^gembok leher panjang & 40 mm / ^gembok leher pendek & 50 mm
pintu pvc 70 x 195 | ^pintu kamar mandi pvc & 70x195 cm | ^pintu kamar mandi pvc & 75x195 cm
ampelas no 400 lembaran |  | ^amplas kertas & grit 240 / ^amplas kain & grit 240 / ^amplas roll & grit 240
springbed no 2 160x200 | ^kasur spring bed & 160x200 cm | ^kasur busa & 160x200 cm
`,
  'twelfth attributes': `
keramik kmr mandi kasar abu 25x25 |  | ^keramik lantai & abu
kran dapur leher angsa dinding stenlis 304 |  | ^kran dapur angsa / ^kran tembok
lampu sorot outdoor 50w putih tahan air | ^lampu sorot & 50 watt | ^lampu sorot & 30 watt / ^lampu sorot & 100 watt
gagang pintu minimalis item plat panjang | ^handle plus kunci & plat panjang & hitam | ^handle pintu & plat pendek
bor cas 12v 2 batre koper | ^bor cordless & 12 v | ^bor cordless & 18 v
kloset duduk putih dual flush siphon murah | ^kloset duduk dual flush & putih | ^kloset duduk monoblok
cat kayu doff bening water based |  | ^pernis kayu
pompa air sumur dangkal otomatis 125 watt | ^pompa air & sumur dangkal 125 watt | ^pompa air & sumur dangkal 200 watt / ^pompa air & jet pump
lemari baju 3 pintu sliding cermin putih | ^lemari pakaian cermin & 3 pintu & putih | ^lemari pakaian minimalis
gorden blekot abu polos ring lebar 2 meter |  | ^gorden blackout / ^gorden smokering
kursi kantor jaring hitam sandaran kepala |  | ^kursi kantor jaring / ^kursi direktur
rak besi siku 5 susun putih tebal |  | ^rak besi siku / ^rak gudang
helm proyek kuning ada tali fastrack | ^helm proyek & dengan ratchet & kuning | ^helm proyek & standar
sepatu safety kulit coklat tali ujung besi 42 | ^sepatu safety & cokelat 42
`,
  'twelfth purposes': `
dak atas bocor tiap ujan mau dilapis apa ya | ^pelapis anti bocor | ^membran bakar
mau nambal tembok retak rambut sebelum dicat | ^dempul tembok | ^plamir tembok / ^silikon sealant akrilik
wc mampet disiram ga turun2 | ^pelancar saluran mampet
nyambung pipa paralon bocor di sambungan | ^lem pipa pvc | ^seal tape / ^socket pvc
ngilangin kerak kuning di keramik wc |  | ^pembersih lantai / ^karbol
motong besi holo biar cepet dan lurus | ^gerinda tangan | ^batu gerinda potong / ^gergaji besi
kusen kayu dimakan rayap mau disemprot | ^anti rayap
tikus rame di plafon gimana ngusirnya
biar air pam kenceng sampe lantai dua | ^pompa air & booster | ^pompa air & sumur dangkal / ^otomatis pompa
air sumur kuning bau karat pengen jernih | ^housing filter air | ^cartridge filter air
pager besi karatan mau dicat ulang | ^cat dasar zinkromat | ^cat kayu / ^penghilang karat
pintu bunyi ngik ngik kalo dibuka | ^pelumas semprot | ^engsel pintu
masang ambalan di tembok tanpa ngebor
nat keramik udah item mau diisi baru | ^nat keramik
buka baut karatan macet | ^pelumas semprot | ^penghilang karat / ^kunci inggris
nyedot air banjir dari dalem rumah | ^pompa air celup & air kotor | ^pompa air celup & air bersih
kamar kos biar ga kedengeran sebelah |  | ^glasswool / ^foam insulasi / ^gorden blackout
rumput depan rumah udah tinggi mau dibabat
jemuran susah kering musim ujan |  | ^mesin cuci & 2 tabung
anak kos mau masak nasi dikit listriknya kecil |  | ^rice cooker
biar plafon seng ga panas siang siang | ^aluminium foil / ^glasswool / ^foam insulasi
nempel kaca akuarium pecah | ^silikon sealant kaca | ^silikon sealant anti jamur
bikin lubang gede di kayu buat engsel sendok |  | ^mata bor kayu spade
ngecek tembok lurus apa miring | ^waterpass
`,
  'twelfth trade': `
bendrat | ^kawat bendrat | ^kawat galvanis
begel jadi 8x12 |  | ^besi beton polos & 6 mm
cetok | ^cetok | ^roskam
pasah kayu listrik
bodem 5 kg |  | ^bodem & 4 kg
tatah kayu set |  | ^pahat kayu / ^pahat beton
unting unting |  | ^waterpass
jidar aluminium
watermur |  | ^socket pvc
sok drat dalem | ^faucet socket | ^valve socket / ^socket pvc
dobel nepel
dop paralon | ^dop pvc
inbodus
tedos
lasdop
sekun kabel
stik arde
fiting duduk | ^fitting lampu plafon | ^fitting lampu gantung
cok sambung | ^stop kontak 3 lubang / ^stop kontak 5 lubang | ^kabel roll / ^stop kontak & inbow / ^stop kontak & outbow / ^steker
tedmon air | ^tandon air | ^pelampung tandon
usuk 5/7 | ^kaso & 5x7 cm | ^kaso & 4x6 cm / ^reng kayu & 3x4 cm
lat plafon | ^lis profil pvc / ^lis profil polyurethane | ^lis profil gypsum / ^reng kayu
meni kayu |  | ^cat dasar zinkromat
plamir | ^plamir tembok | ^dempul tembok
sirlak |  | ^pernis kayu
loster beton | ^roster & beton minimalis | ^roster & motif bunga / ^roster & tanah liat
andang besi | ^scaffolding | ^main frame steger
blencong |  | ^cangkul / ^linggis
ungkal |  | ^batu gerinda poles
obeng kembang |  | ^obeng set
dingklik kayu
`,
  'twelfth brands': `
makita hr2470 | makita hr2470 | ^bor rotary hammer makita hr2630 / ^bor rotary hammer bosch
bosch gws 060 | bosch gws 060 | ^gerinda tangan bosch gws 750 / ^gerinda tangan makita
modern m2350b |  | ^gerinda tangan modern
no drop abu abu 4 kg | ^pelapis anti bocor no drop & 4 kg & abu | ^pelapis anti bocor no drop & 20 kg / ^pelapis anti bocor aquaproof & abu
aquaproof 1kg putih | ^pelapis anti bocor aquaproof & 1 kg & putih | ^pelapis anti bocor aquaproof & 4 kg / ^pelapis anti bocor no drop
vinilex putih 25kg | vinilex 25 kg & putih | vinilex 5 kg / ^cat tembok nippon paint & !vinilex
catylac interior | ^cat tembok dulux catylac | ^cat tembok dulux & !catylac
cat avian besi hijau | ^cat kayu & avian & hijau | ^cat kayu & hijau & !avian
jotun jotashield | jotun jotashield | jotun majestic / ^cat luar & !jotun
semen tiga roda 50 | ^semen tiga roda & 50 kg | ^semen tiga roda & 40 kg / leaf semen portland & 50 kg & !tiga roda
mu 301 plester | mu-301 plester | ^mortar utama mu-380 / leaf mortar instan & plester & !mortar utama
sika top 107 seal |  | ^pelapis anti bocor sika / ^membran bakar sika
am 40 perekat keramik |  | ^perekat keramik
rucika 4 inch d |  | ^pipa pvc & d 4 inch / ^pipa pvc rucika d
toto cw421j |  | ^kloset duduk & toto
shimizu ps135e | ^pompa air shimizu sumur dangkal 125 watt | ^pompa air shimizu sumur dangkal 200 watt / ^pompa air & sumur dangkal 125 watt & !shimizu
sanyo ph 137ac | ^pompa air sanyo sumur dangkal 125 watt | ^pompa air sanyo sumur dangkal 200 watt / ^pompa air sanyo jet pump / ^pompa air panasonic sumur dangkal
penguin tb 110 | ^tandon air penguin plastik 1100 liter | ^tandon air penguin & !1100 liter / ^tandon air & 1000 liter / ^tandon air & 1100 liter & !penguin
broco galleo saklar tunggal |  | ^saklar tunggal / ^saklar ganda broco / ^saklar hotel broco
schneider domae 10a | ^mcb domae schneider 10 a | ^mcb domae schneider 6 a / ^mcb domae schneider 16 a / ^mcb & broco & 10 a
kabel eterna nya 2,5 |  | ^kabel nya eterna / ^kabel nya & 1x2,5 mm / ^kabel nyaf eterna & 1x2,5 mm
jayaboard 9 mili | ^papan gypsum jayaboard & 9 mm | ^papan gypsum & 9 mm & !jayaboard
kalsiboard 3,5 | ^kalsiboard & 3,5 mm | ^kalsiboard & 4,5 mm / ^kalsiboard & 6 mm / ^papan grc & 4 mm
lem fox putih | ^lem kayu pvac fox | ^lem kayu pvac rajawali
aibon kaleng kecil | aica aibon 350 gr | aica aibon 700 gr
dextone 5 menit | ^lem epoksi dextone
wd40 kecil | ^pelumas semprot wd-40 & 120 ml | ^pelumas semprot wd-40 & !120 ml / ^pelumas semprot rexco / ^pelumas semprot dextone
lakoni falcon 120 | ^mesin las inverter lakoni 120 a | ^mesin las inverter lakoni 160 a / ^mesin las inverter & 120 a & !lakoni
tekiro kunci pas ring 8 24 | ^kunci ring pas set tekiro & isi 11 | ^kunci ring pas set tekiro & isi 8 / ^kunci pas set tekiro / ^kunci ring pas set & !tekiro
rinnai ri 522c
miyako magic com 1,8 | ^rice cooker miyako & 1,8 liter | ^rice cooker & 1,8 liter & !miyako
hannochs 9 watt |  | ^lampu led hannochs
`,
  'twelfth typos': `
smen putih | ^semen putih | leaf semen portland / ^nat keramik & putih
gerindra tangan | ^gerinda tangan | ^batu gerinda
kramk dindng | ^keramik dinding | ^keramik lantai / ^mosaik
wasatfel gantung | ^wastafel gantung | ^wastafel counter top / ^wastafel pedestal
tripek 12ml | ^triplek & 12 mm | ^triplek & 9 mm / ^multiplek & 12 mm
kompresr agin
cat tmebok ungu muda |  | ^cat tembok
stopkntak 4 lubnag | ^kabel roll 4 lubang | ^stop kontak 3 lubang / ^stop kontak 5 lubang
pomap celup air kotor | ^pompa air celup & air kotor | ^pompa air celup & air bersih
bajaringgan 0,65 | ^baja ringan kanal c & 0,65 mm | ^baja ringan kanal c & 0,75 mm / ^reng baja ringan
genteg mteal | ^genteng metal | leaf genteng tanah liat / ^atap spandek
kuas rol cta | ^rol cat | ^kuas cat / ^kuas minyak
slot pnitu ruamh | ^grendel pintu / ^kunci tanam | ^gembok / ^handle plus kunci
dispnser galon bwah
`,
  'twelfth not sold': `
sedot wc panggilan 24 jam
tukang borongan renov rumah harian
tiket pesawat jogja makassar
perpanjang stnk motor
amoxicillin 500mg sestrip
beat bekas 2019 surat lengkap
urus pbg imb rumah tinggal
rumah subsidi dp 0 bekasi
pinjol cair buat bangun rumah
loker mandor proyek kalimantan
`
}

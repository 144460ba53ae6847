/**
 * Two hundred searches of a seventh hand (seventh-other-hand.txt): who wrote them had seen nothing of the shop, and who judged
 * them only its names. They were held out too and missed the goals (docs/measured.md); since then the search is tuned to
 * them. The lines are as in the other judged queries.
 */
export const seventhOtherHandQueries = {
  'seventh goods': `
semen putih | ^semen putih | leaf nat keramik
jet shower | ^jet washer
engsel pintu | ^engsel pintu | ^engsel jendela
pompa air | ^pompa air
meja makan |  | ^meja tamu
stop kontak | ^stop kontak | ^kabel roll / ^steker t cabang tiga
genteng | ^genteng | leaf nok genteng / leaf spandek / leaf asbes gelombang / leaf atap transparan
rice cooker | ^rice cooker
talang air | leaf talang air
kuas cat | ^kuas cat / ^kuas minyak | ^rol cat
floor drain | ^floor drain
gergaji kayu | ^gergaji kayu | ^mesin gergaji circular / ^mesin jigsaw
lemari pakaian | ^lemari pakaian
besi hollow | ^hollow galvanis / ^hollow galvalum | ^besi beton / ^besi siku
bor listrik | leaf bor listrik
lampu taman | ^lampu taman | ^lampu sorot
kompor gas
wastafel | ^wastafel | ^kitchen sink
tangga lipat | ^tangga lipat / ^tangga teleskopik
plafon pvc | ^plafon pvc | ^lis profil pvc / ^papan gypsum
mcb | ^mcb | ^box mcb
kunci inggris | ^kunci inggris
kipas angin | ^kipas angin | ^exhaust fan
tandon air | ^tandon air
lem kayu | ^lem kayu | ^lem kuning
rak sepatu |  | ^rak besi siku
roster | ^roster
gembok | ^gembok
setrika | ^setrika
meteran | ^meteran | ^laser ukur
triplek | ^triplek / ^multiplek / ^blockboard | ^mdf
water heater | ^water heater
sekop | ^sekop
kawat bendrat | ^kawat bendrat | ^kawat galvanis
wajan | ^wajan / ^fry pan
karpet | ^karpet
thinner | ^thinner
bak cuci piring | ^kitchen sink | ^wastafel
paku beton | ^paku beton | ^paku
gorden | ^gorden
sarung tangan kerja | ^sarung tangan
list plafon | ^lis profil
kabel ties | ^kabel ties | ^klem kabel
mesin las | ^mesin las
sofa | ^sofa
kaca cermin | ^cermin
selang air | ^selang air / ^selang set semprotan
ember cor | ^ember cor
`,
  'seventh attributes': `
keramik lantai kamar mandi kasar abu | ^keramik lantai & abu | ^granit tile & grey cement / ^batu alam andesit
keran wastafel tinggi hitam | ^kran wastafel angsa & hitam | ^kran dapur angsa
pintu kamar mandi alumunium putih |  | ^pintu kamar mandi pvc / ^pintu aluminium
lampu gantung minimalis kayu |  | ^lampu gantung
kursi plastik sandaran warna hijau
cat kayu putih doff | ^cat kayu & doff & putih | ^cat kayu & putih
handle pintu stainless panjang |  | ^handle plus kunci / ^handle pintu
granit lantai krem glossy | ^granit tile & crema beige | ^granit tile & travertine / ^granit tile & white / ^keramik lantai & krem
rak piring stainless 2 susun | ^rak piring stainless & 2 susun | ^rak piring stainless
shower tiang hitam set |  | ^shower tiang
meja lipat kaki besi |  | ^meja kerja / ^meja tamu
seng gelombang transparan | leaf atap transparan | leaf spandek / leaf asbes gelombang
kabel tembaga serabut hitam | ^kabel nyaf & hitam | leaf kabel listrik
wallpaper dinding motif bata | ^wallpaper dinding motif bata | ^wallpaper dinding
kulkas 1 pintu kecil |  | ^kulkas
lampu led warm white ulir | ^lampu led & kuning
pagar besi minimalis dorong
engsel sendok slow motion
kloset jongkok warna biru |  | ^kloset jongkok
saklar tunggal putih inbow | ^saklar tunggal & inbow & putih | ^saklar tunggal / ^saklar ganda / ^saklar hotel
baut roofing galvanis kepala segi enam |  | ^sekrup baja ringan
lemari plastik susun gambar kartun
conblock hexagon merah | ^paving block & hexagon & merah | ^paving block
kasur busa lipat |  | ^kasur busa
kipas angin dinding remote |  | ^kipas angin dinding
tirai bambu teras anti air
vinyl lantai motif kayu lem | ^lantai vinyl | ^lantai spc
teko listrik stainless
`,
  'seventh sizes': `
pipa pvc 3 inch | ^pipa pvc & aw 3 inch | ^pipa pvc & d 4 inch / ^pipa pvc & d 2 inch
besi beton 10mm | ^besi beton & 10 mm | ^besi beton & 8 mm / ^besi beton & 12 mm / ^besi beton & 13 mm
keramik 40x40 | ^keramik lantai & 40x40 cm | ^keramik lantai / ^granit tile & 60x60 cm
lampu led 12w | ^lampu led & 12 watt | ^downlight led & 12 watt
toren 1000 liter | ^tandon air & 1000 liter / ^tandon air & 1100 liter | ^tandon air
triplek 9 mili | ^triplek & 9 mm | ^triplek & 12 mm / ^multiplek & 12 mm
kabel nym 3x2,5 | ^kabel nym & 3x2,5 mm | ^kabel nym & 2x2,5 mm / ^kabel nym & 3x1,5 mm
granit 60 x 120 | ^granit tile & 60x120 cm | ^granit tile
keran air 1/2 inci | leaf kran air & 1/2 inch | leaf kran air
cat tembok 25kg | ^cat tembok & 25 kg | ^cat tembok / ^cat luar & 20 liter
hollow 4x4 tebal 0.3 |  | ^hollow galvanis & 4x4 cm / ^hollow galvalum & 4x4 cm / ^hollow galvanis & 2x4 cm / ^hollow galvalum & 2x4 cm
hebel 10cm | ^bata ringan & 10 cm | ^bata ringan
spandek 0,3 mm 6 meter | ^atap spandek & 0,30 mm | ^atap spandek
kabel roll 15mtr |  | ^kabel roll & 10 m / ^kabel roll & 20 m
baja ringan c75 0.75 | ^baja ringan kanal c & c75 0,75 mm | ^baja ringan kanal c / ^reng baja ringan
kulkas 200 liter | ^kulkas & 200 liter | ^kulkas
paku 5 cm | ^paku kayu & 2 inch / ^paku triplek & 2 inch | ^paku & 2 inch / ^paku kayu / ^paku triplek
tv led 32" | ^tv led & 32 inch | ^tv led
kasur 160x200 | ^kasur & 160x200 cm | ^kasur
bor beton 8mm | ^mata bor beton & 8 mm | ^mata bor beton / ^mata bor besi & 8 mm
ac 1/2 pk | leaf ac & 1/2 pk | leaf ac
gypsum 9mm 120x240 | ^papan gypsum & 9 mm | ^papan gypsum
pompa air 125 watt | ^pompa air & 125 watt | ^pompa air & 100 watt
elbow 3/4 pvc |  | ^elbow pvc rucika 1/2 inch / ^tee pvc wavin 3/4 inch
kayu kaso 5/7 | ^kaso & 5x7 cm | ^kaso
mcb 6 ampere 1 phase | ^mcb & schneider 6 a | ^mcb & 10 a
batu gerinda 4 inch | ^batu gerinda & 4 inch | ^amplas susun flap disc / ^mata potong & 4 inch
pintu 80x210 | ^pintu & 80x210 cm | ^pintu
dynabolt m10 x 77 | ^dynabolt & m10 x 77 mm | ^dynabolt
magic com 1,8 L | ^rice cooker & 1,8 liter | ^rice cooker
wiremesh m8 | ^wiremesh & m8 | ^wiremesh
selang 5/8 20 m | ^selang set semprotan & 20 m | ^selang air / ^selang set semprotan
`,
  'seventh brands': `
dulux catylac putih | ^cat tembok dulux catylac & putih | ^cat tembok & putih / ^cat luar dulux & putih
toto closet duduk | ^kloset duduk & toto | ^kloset duduk
pompa shimizu ps 128 | ^pompa air shimizu & 125 watt | ^pompa air shimizu / ^pompa air & sumur dangkal
philips led 8 watt |  | ^lampu led philips / ^downlight led philips / ^lampu led & 7 watt
semen tiga roda 50kg | ^semen tiga roda & 50 kg | leaf semen portland
no drop | ^pelapis anti bocor no drop | ^pelapis anti bocor / ^cat luar no drop
mesin bor makita | leaf bor listrik & makita | leaf bor listrik / ^gerinda tangan makita / leaf gergaji listrik & makita
rucika 4 in |  | ^pipa pvc & d 4 inch / ^pipa pvc rucika
aquaproof 4 kg | ^pelapis anti bocor aquaproof & 4 kg | leaf pelapis anti bocor
rinnai 2 tungku
saklar broco | ^saklar & broco | ^saklar / ^stop kontak & broco
cosmos magic com | ^rice cooker cosmos | ^rice cooker
kabel eterna nyy |  | ^kabel nym eterna
mu 380 | ^mortar utama mu-380 | leaf mortar instan & thinbed / leaf mortar instan & perekat bata ringan / ^perekat keramik mortar utama
tangki penguin | ^tandon air penguin | ^tandon air
onda keran | leaf kran air & onda | leaf kran air / ^stop kran & onda
kulkas sharp 2 pintu | ^kulkas sharp 2 pintu | ^kulkas
avitex 5kg | ^cat tembok avian avitex 5 kg | ^cat tembok
miyako blender | ^blender miyako | ^blender
schneider mcb 10a | ^mcb & schneider 10 a | ^mcb & schneider / ^mcb & 10 a / ^saklar & schneider
dekson kunci pintu | ^kunci tanam dekkson / ^kunci silinder kamar mandi dekkson / ^handle plus kunci dekkson | ^kunci tanam / ^kunci silinder kamar mandi / ^handle plus kunci
sika grouting |  | ^nat keramik sika / ^silikon sealant & sika
gerinda bosch gws | ^gerinda tangan bosch gws | ^gerinda tangan
panasonic pompa jet pump | ^pompa air panasonic jet pump | ^pompa air & jet pump / ^pompa air panasonic
kran wasser | leaf kran air & wasser | leaf kran air / ^shower & wasser
jayaboard 9 mm | ^papan gypsum jayaboard & 9 mm | ^papan gypsum
`,
  'seventh purposes': `
buat nambal atap bocor | leaf pelapis anti bocor / ^silikon sealant | leaf spandek / leaf asbes gelombang / leaf atap transparan
lem buat keramik lepas | ^perekat keramik | ^nat keramik / ^lem epoksi
obat wc mampet | ^pelancar saluran mampet
cat untuk pagar besi biar ga karatan | ^cat dasar zinkromat / ^cat kayu | ^cat semprot / ^penghilang karat
untuk gantung tv di tembok
alat potong keramik | ^alat potong keramik | ^mata potong keramik
penghilang kerak kamar mandi |  | ^pembersih lantai / ^karbol
anti rayap kayu | ^anti rayap | ^pernis kayu
biar air pam kenceng | ^pompa air & booster | ^pompa air & sumur dangkal
untuk nutup retak tembok | ^dempul tembok / ^plamir tembok / ^silikon sealant akrilik | ^silikon sealant / ^kompon serbaguna / ^pelapis anti bocor / ^wallpaper dinding
saringan air sumur kuning bau besi | leaf filter air
buat nahan pintu biar ga kebanting | ^door stopper
lampu emergency kalo mati lampu | ^lampu led & emergency
peredam panas atap | leaf insulasi atap
tempat sampah dapur injak
alas biar lantai kamar mandi ga licin | ^stiker anti slip lantai | ^keramik lantai & batu abu
buat jemur baju di apartemen |  | ^gantungan handuk
cat kolam ikan |  | ^pelapis anti bocor
`,
  'seventh trade': `
sok drat luar 1/2 | ^valve socket pvc rucika 1/2 inch | ^valve socket pvc / ^faucet socket pvc rucika 1/2 inch
ledeng | leaf kran air | ^pipa pvc / ^pipa ppr / leaf stop kran / leaf sambungan pipa
kenie 1/2 aw | ^elbow pvc rucika 1/2 inch | ^elbow pvc / ^tee pvc
cetok | ^cetok | ^roskam / ^sekop
paralon 1/2 dim | ^pipa pvc & aw 1/2 inch | ^pipa pvc & aw 3/4 inch
dop lampu | ^lampu led | ^fitting lampu
plamir tembok | ^plamir tembok / ^dempul tembok | ^dempul plastik
gerendel jendela | ^grendel jendela / ^grendel pintu | ^gembok
cat besi zinkromat | ^cat dasar zinkromat | ^cat kayu
bata ringan citicon | ^bata ringan & citicon | ^bata ringan / ^bata merah
kalsi plapon | ^kalsiboard / ^papan grc | ^papan gypsum
unting2 |  | ^waterpass
kawat las rb 26 | ^kawat las & rb-26 | ^kawat las
fischer s8 | ^fisher & s8 | ^fisher / ^sekrup
stop kran 3/4 | ^stop kran & 3/4 inch | ^stop kran
skrap cat | ^kape dempul
benang tukang
reng bajring | ^reng baja ringan | ^baja ringan kanal c / ^reng kayu
`,
  'seventh typing': `
kramik 60x60 puti | ^granit tile & white 60x60 cm | ^granit tile & white / ^granit tile & crema beige / ^keramik lantai & putih / ^keramik lantai & krem
stopkontak 4lubang | ^kabel roll 4 lubang | ^stop kontak 3 lubang / ^stop kontak 5 lubang
wastavel cuci tangan | ^wastafel | ^kitchen sink
despenser galon bawah
gagangpintu | ^handle pintu / ^handle plus kunci
shawer mandi | ^shower tangan / ^shower tiang
cat temok anti jamur |  | ^cat tembok / ^cat luar
lampuled 18wat | ^lampu led & 18 watt / ^downlight led & 18 watt
mesin cuci 2tabung 9kg | ^mesin cuci & 2 tabung 9 kg | ^mesin cuci
pian air pvc | ^pipa pvc | ^pipa ppr
gerindra tangan | ^gerinda tangan | leaf mata gerinda
obeng set mganet | ^obeng set
kabelrol | ^kabel roll | ^stop kontak 3 lubang / ^stop kontak 5 lubang
silen kaca bening | ^silikon sealant kaca & bening | ^silikon sealant
excaust fan kamar mandi | ^exhaust fan
lemariplastik 4 susun
grc borad 4mm | ^papan grc & 4 mm | ^papan grc / ^kalsiboard / ^papan gypsum / ^triplek
gunting taman rumpt
kompr listrik induksi
meja bela jar anak |  | ^meja kerja
`,
  'seventh not sold': `
motor beat bekas
tiket pesawat jakarta surabaya
ayam potong 1 ekor
pulsa telkomsel 50rb
jasa sedot wc
skincare wajah glowing
kos dekat kampus ui
obat batuk anak
baju gamis lebaran
bensin pertalite
`
}

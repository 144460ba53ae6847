/**
 * Two hundred searches of an eighth hand (eighth-other-hand.txt): who wrote them had seen nothing of the shop, and who judged them
 * only its names. They were held out too and missed the goals (docs/measured.md); since then the search is tuned to them. The
 * lines are as in the other judged queries.
 */
export const eighthOtherHandQueries = {
  'eighth goods': `
tang kombinasi | ^tang kombinasi | ^tang lancip / ^tang potong
sekop | ^sekop | ^cangkul
gembok | ^gembok
wastafel | ^wastafel | ^kran wastafel / ^kitchen sink
keran taman | ^kran taman | ^kran tembok / ^kran engkol
kloset jongkok | ^kloset jongkok | ^kloset duduk
lampu emergency | ^lampu led & emergency
rak piring | ^rak piring
jemuran baju
ember | ^ember
engsel sendok |  | ^engsel pintu / ^engsel jendela
waterpass | ^waterpass
kawat bendrat | ^kawat bendrat | ^kawat galvanis
genteng metal | ^genteng metal | leaf genteng tanah liat / ^atap spandek
papan gypsum | ^papan gypsum | ^kalsiboard / ^papan grc / ^plafon pvc
kuas roll cat | ^rol cat | ^kuas cat / ^kuas minyak
amplas | ^amplas
lem pipa | ^lem pipa | ^seal tape
stop kontak | ^stop kontak & leaf saklar & !lantai | ^stop kontak / ^kabel roll / ^steker
tangga lipat | ^tangga lipat | ^tangga teleskopik
gerobak sorong | ^gerobak sorong
mesin las | ^mesin las
gerinda tangan | ^gerinda tangan
meteran | ^meteran | ^laser ukur
floor drain | ^floor drain
bak mandi | ^bak mandi | ^ember
water heater | ^water heater
exhaust fan | ^exhaust fan | ^kipas angin
sapu lidi
tempat sampah injak
kasur lipat |  | ^kasur busa
lemari plastik |  | ^lemari pakaian
rel gorden
keset kamar mandi
cermin dinding | ^cermin
selang gas
mata bor beton | ^mata bor beton | ^mata bor besi / ^mata bor kayu
dynabolt | ^dynabolt | ^fisher
kedok las
tirai bambu
door closer
roster beton | ^roster
lisplang |  | ^lis profil / ^plint
pompa celup | ^pompa air celup | ^pompa air & jet pump
talang air | ^talang air | ^talang karpet / ^plat seng talang
`,
  'eighth attributes': `
cat tembok putih untuk luar rumah | ^cat luar & putih | ^cat tembok & putih
keramik lantai kamar mandi anti slip abu abu | ^keramik lantai & abu | ^granit tile & grey cement
kursi plastik anak warna pink
lampu taman led kuning warm white | ^lampu taman | ^lampu sorot & kuning / ^lampu led & kuning / ^downlight led & kuning
rak sudut kamar mandi stainless tempel tanpa bor | ^rak sudut
meja lipat kayu kecil lesehan
pintu pvc kamar mandi motif kayu | ^pintu kamar mandi pvc & motif | ^pintu kamar mandi pvc
kran dapur leher angsa panas dingin | ^kran dapur angsa
gagang pintu hitam minimalis | ^handle pintu & hitam / ^handle plus kunci & hitam
selang air elastis tebal anti lumut | ^selang air | ^selang set semprotan
karpet bulu abu ruang tamu besar | ^karpet bulu & abu | ^karpet
cat besi hitam doff anti karat | ^cat kayu & besi & hitam & doff | ^cat kayu & besi & hitam / ^cat dasar zinkromat
kabel roll 4 lubang 10 meter | ^kabel roll & 10 m | ^kabel roll / ^stop kontak 3 lubang / ^stop kontak 5 lubang
kotak obat dinding kaca kunci
sofa bed 2 dudukan warna coklat |  | ^sofa & 2 dudukan
kipas angin dinding pakai remote | ^kipas angin dinding
shower tiang hitam model hujan | ^shower tiang rain | ^shower tangan & hitam
sarung tangan karet panjang cuci piring
lem kayu putih tahan air | ^lem kayu | ^lem kuning
wallpaper dinding kamar anak motif awan |  | ^wallpaper dinding
obeng set kecil magnet buat servis hp |  | ^obeng set
kompor tanam 2 tungku kaca
lampu sorot outdoor 50 watt putih | ^lampu sorot & 50 watt & putih | ^lampu sorot
baut l stainless m8 |  | ^baut mur stainless & m8
box container besar beroda ada tutup
kunci digital sidik jari pintu kayu |  | ^kunci tanam / ^handle plus kunci
meja wastafel gantung kabinet kayu tahan air |  | ^wastafel
lemari baju 3 pintu ada cermin | ^lemari pakaian cermin & 3 pintu | ^lemari pakaian
plafon pvc putih glossy | ^plafon pvc & putih glossy | ^plafon pvc / ^papan gypsum
gorden jendela krem anti cahaya | ^gorden blackout & krem | ^gorden
`,
  'eighth sizes': `
pipa pvc 1/2 inch | ^pipa pvc & aw 1/2 inch | ^pipa pvc & aw 3/4 inch / leaf sambungan pipa & pvc & 1/2 inch & !klem
pipa dim 4 | ^pipa pvc & 4 inch | ^pipa pvc & 3 inch
elbow 3/4 dim |  | ^elbow pvc & 1/2 inch
granit 60x60 | ^granit tile & 60x60 cm | ^granit tile / ^keramik lantai & 60x60 cm
keramik 40 x 40 | ^keramik lantai & 40x40 cm | ^keramik lantai & 50x50 cm
kabel nym 2x1.5 | ^kabel nym & 2x1,5 mm | ^kabel nym & 3x1,5 mm / ^kabel nym & 2x2,5 mm
kabel nyy 4x10mm
lampu led 12watt | ^lampu led & 12 watt / ^downlight led & 12 watt
cat tembok 5kg | ^cat tembok & 5 kg | ^cat tembok / ^cat luar
waterproofing 20 kg | ^pelapis anti bocor & 20 kg | ^pelapis anti bocor
besi beton 10mm | ^besi beton & 10 mm | ^besi beton & 8 mm / ^besi beton & 12 mm
plat bordes 3mm 4x8
triplek 9 mm | ^triplek & 9 mm | ^triplek & 12 mm / ^multiplek & 12 mm / ^papan gypsum & 9 mm / ^mdf
blockboard 18mm 122x244 | ^blockboard & 18 mm | ^blockboard / ^triplek & 18 mm / ^multiplek & 18 mm
kanal c baja ringan 0,75 | ^baja ringan kanal c & 0,75 mm | ^baja ringan kanal c / ^reng baja ringan
hollow 4x4 | ^hollow & 4x4 cm | ^hollow & 2x4 cm
siku lubang 3 x 3 putih 3m |  | ^besi siku & 30x30x3 mm
baut m10x50 |  | ^baut mur & m10 / ^baut mur & m8
paku 7 cm | ^paku kayu & 3 inch | ^paku kayu / ^paku triplek / ^paku beton / ^sekrup kayu
paku beton 2" | ^paku beton & 2 inch | ^paku beton / ^paku kayu & 2 inch / ^paku triplek & 2 inch
sekrup gypsum 1 in | ^sekrup gypsum & 1 inch | ^sekrup gypsum
selang air 5/8 20m | ^selang set semprotan & 20 m | ^selang air / ^selang set semprotan
tali tambang 8mm x 50 meter
tandon 1000 liter | ^tandon air & 1000 liter | ^tandon air & 1100 liter
jerigen 20ltr
sprei 160x200
mcb 6a | ^mcb & 6 a | ^mcb & 10 a
batu gerinda potong 4in | ^batu gerinda potong & 4 inch | ^batu gerinda potong & 14 inch / ^batu gerinda poles & 4 inch / ^amplas susun & 4 inch / ^mata potong beton & 4 inch / ^mata potong keramik & 4 inch
semen 40kg | leaf semen portland & 40 kg | leaf semen portland & 50 kg / leaf mortar instan & 40 kg / ^semen putih
ball valve 1 1/4" |  | ^stop kran ball valve & 1 inch
`,
  'eighth trade': `
dop pipa | ^dop pvc
watermur |  | ^socket pvc / ^faucet socket / ^valve socket
sok drat luar | ^valve socket | ^faucet socket
pitingan lampu | ^fitting lampu
cetok | ^cetok | ^roskam
roskam | ^roskam | ^cetok
bodem | ^bodem | ^palu
belincong |  | ^cangkul / ^linggis / ^bodem / ^palu
unting unting |  | ^waterpass
skun kabel
lasdop
tespen |  | ^tang ampere / ^obeng set
kape | ^kape | ^roskam
afdunner | ^thinner
kaso 5/7 | ^kaso & 5x7 cm | ^kaso / ^reng kayu / ^kayu balok / ^reng baja ringan
begel kolom |  | ^besi beton & 6 mm / ^besi beton & 8 mm
pelampung toren | ^pelampung
colokan t | ^steker t | ^steker arde / ^stop kontak 3 lubang / ^stop kontak 5 lubang / ^kabel roll
sanyo | ^pompa air & !celup / ^otomatis pompa sanyo | ^pompa air celup / ^otomatis pompa
pralon | ^pipa pvc | leaf sambungan pipa & pvc & !klem / ^pipa ppr / ^lem pipa
jidar aluminium |  | ^waterpass & 40 inch
grendel | ^grendel
hebel | ^bata ringan | leaf mortar instan & thinbed / leaf mortar instan & perekat bata ringan / ^bata merah / ^batako
arit
kunci inggris | ^kunci inggris | ^kunci pas set / ^kunci ring pas set
`,
  'eighth brands': `
dulux catylac interior | ^cat tembok dulux catylac | ^cat tembok
lem dextone | ^lem & dextone | ^silikon sealant & dextone
no drop | ^pelapis anti bocor no drop | ^pelapis anti bocor / ^cat luar no drop
toto kloset duduk | ^kloset duduk & toto | ^kloset duduk / ^wastafel & toto / ^jet washer toto / ^kloset jongkok
shimizu pompa air | ^pompa air & shimizu | ^pompa air / ^otomatis pompa
krisbow | krisbow | leaf obeng / leaf palu / leaf alat ukur / leaf gergaji tangan
bosch bor listrik | ^bor cordless bosch / ^bor tembok bosch | ^bor rotary hammer bosch / ^bor cordless / ^bor tembok
makita | makita | leaf bor listrik / ^gerinda tangan / leaf gergaji listrik
tekiro kunci ring pas set | ^kunci ring pas set tekiro | ^kunci ring pas set / ^kunci pas set tekiro
rucika | rucika & !lem | ^pipa pvc / ^lem pipa
onda kran | ^kran & onda | ^kran / ^stop kran & onda
mu 380 | ^mortar utama mu-380 | ^mortar utama / ^perekat keramik / leaf semen portland
aquaproof | ^pelapis anti bocor aquaproof | ^pelapis anti bocor / ^membran bakar
wd40 | ^pelumas semprot wd-40 | ^pelumas semprot / ^penghilang karat wd-40 / ^cat semprot
schneider saklar | ^saklar & schneider | ^saklar / ^stop kontak & schneider / ^mcb
`,
  'eighth purposes': `
dinding lembab berjamur | ^pelapis anti bocor & serbaguna / ^pelapis anti bocor & aquashield | ^pelapis anti bocor / ^cat tembok / ^cat luar
atap bocor pas hujan | ^pelapis anti bocor / ^membran bakar | ^atap / ^genteng / ^asbes gelombang / ^silikon sealant
wc mampet | ^pelancar saluran mampet
keran netes terus | ^kran / ^seal tape / ^stop kran
air sumur bau besi kuning | leaf filter air | ^pompa air
usir tikus di plafon
kayu dimakan rayap | ^anti rayap | ^pernis kayu
kamar mandi licin takut jatuh | ^stiker anti slip
tutup celah bawah pintu biar kecoa ga masuk
nyambung kabel putus | ^isolasi listrik
gantung tv di dinding |  | ^fisher / ^dynabolt / ^sekrup kayu
gantung lukisan tanpa paku
pintu bunyi berdecit | ^pelumas semprot / ^engsel pintu
baut karatan susah dibuka | ^pelumas semprot / ^penghilang karat | ^kunci inggris / ^kunci pas set / ^kunci ring pas set
ngilangin kerak di keramik kamar mandi |  | ^pembersih lantai / ^karbol
tembok retak rambut | ^dempul tembok / ^plamir tembok / ^silikon sealant akrilik | ^silikon sealant / ^kompon / ^pelapis anti bocor
air shower kurang kencang | ^pompa air & booster | ^shower
potong keramik lurus | ^alat potong keramik / ^mata potong keramik | ^mata potong beton / ^gerinda tangan
ngecor lantai carport | leaf semen portland / leaf pasir beton / leaf batu split / ^wiremesh / ^mesin molen / ^besi beton | leaf pasir pasang
sering mati lampu di rumah | ^genset / ^lampu led & emergency / ^lampu taman tenaga surya
suara bising dari kamar sebelah | ^glasswool | ^papan gypsum / ^karpet
nyamuk masuk lewat jendela | ^kasa nyamuk
listrik sering jeglek | ^mcb / ^box mcb
ngelem kaca akuarium bocor | ^silikon sealant kaca | ^silikon sealant & bening
colokan biar aman buat bayi
`,
  'eighth typos': `
keranik dinding dapur | ^keramik dinding | ^keramik lantai / ^granit tile / ^mosaik
semrn putih | ^semen putih | leaf semen portland / ^nat keramik & putih
paku payunh | ^paku payung | ^sekrup baja ringan
asbrs gelombang | ^asbes gelombang | ^atap bitumen gelombang / ^atap spandek / leaf atap transparan
saklat ganda | ^saklar ganda | ^saklar tunggal / ^saklar hotel / ^stop kontak & leaf saklar
gergahi besi | ^gergaji besi | ^gergaji kayu / ^mesin jigsaw
pilok hitan | ^cat semprot & hitam | ^cat kayu & besi & hitam
obneg plus minus | ^obeng set
kipas abgin berdiri | ^kipas angin berdiri | ^kipas angin meja / ^kipas angin dinding
rak sepati
dispemser air
engswl pintu | ^engsel pintu | ^engsel jendela
isolasi listik | ^isolasi listrik
bak cuci pirimg | ^kitchen sink | ^wastafel
cangkil | ^cangkul | ^sekop
`,
  'eighth not sold': `
motor beat bekas
tiket pesawat jakarta bali
obat sakit kepala
kaos polos pria lengan panjang | ^kaos lengan panjang | ^kaos
anak kucing persia
semen sapi beku
lem bulu mata
cat rambut pirang
saham semen indonesia
beras pandan wangi | ^beras pandan wangi | ^beras
kawat gigi behel
lowongan kerja tukang las
piringan hitam vinyl the beatles
kredit mobil avanza
pulsa telkomsel 50 ribu
`
} as const

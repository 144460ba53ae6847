/**
 * Two hundred searches of a fourth hand (fourth-other-hand.txt): who wrote them had seen nothing of the shop, and who judged
 * them only its names. They were held out too and missed two goals by little (docs/measured.md); since then the search is
 * tuned to them. The lines are as in the other judged queries.
 */
export const fourthOtherHandQueries = {
  'fourth goods': `
semen | ^semen & leaf semen portland | leaf mortar instan / leaf semen putih
cat tembok | leaf cat interior / leaf cat eksterior | ^plamir tembok
keramik lantai | ^keramik lantai | ^granit tile / ^keramik dinding
kloset duduk | ^kloset duduk | ^kloset jongkok
kran air | leaf kran air | ^stop kran
pompa air | ^pompa air & !celup | ^pompa air celup
bor listrik | ^bor tembok | ^bor cordless / ^bor rotary hammer
gerinda tangan | ^gerinda tangan
gembok | ^gembok
engsel pintu | ^engsel pintu | ^engsel jendela
handle pintu | ^handle pintu / ^handle plus kunci
stop kontak | leaf saklar stop kontak & ^stop kontak | leaf kabel roll
saklar lampu | ^saklar & !sensor | ^saklar sensor
kabel listrik | leaf kabel listrik | leaf kabel roll
mcb | ^mcb | ^box mcb
lampu led | ^lampu led & bulb | ^lampu led / ^downlight led
tandon air | ^tandon air
pipa pvc | ^pipa pvc | leaf sambungan pipa & pvc & !klem
wastafel | ^wastafel | ^kitchen sink
kitchen sink | ^kitchen sink | ^wastafel
shower | ^shower
floor drain | ^floor drain
triplek | ^triplek / ^multiplek | ^mdf / ^blockboard
gypsum board | ^papan gypsum | ^papan grc / ^kalsiboard / ^plafon pvc
baja ringan | ^baja ringan kanal c / ^reng baja ringan | ^hollow
besi beton | ^besi beton | ^wiremesh
genteng metal | ^genteng metal | ^atap spandek
paku | ^paku | ^sekrup
sekrup | ^sekrup | ^baut
obeng | ^obeng
palu | ^palu kambing / ^palu karet | ^bodem
meteran | ^meteran | ^laser ukur
tangga lipat | ^tangga lipat | ^tangga teleskopik
gergaji kayu | ^gergaji kayu | ^mesin gergaji circular / ^mesin jigsaw
kuas cat | ^kuas | ^rol cat
amplas | ^amplas & leaf amplas | ^amplas susun
thinner | ^thinner
selang air | ^selang air | ^selang set
sekop | ^sekop
cangkul | ^cangkul
exhaust fan | ^exhaust fan
water heater | ^water heater
lem kayu | ^lem kayu | ^lem kuning
pot bunga | ^pot & leaf pot tanaman
sarung tangan kerja | ^sarung tangan
helm proyek | ^helm proyek
mesin las | ^mesin las
kompresor angin
list plint lantai | ^plint keramik | ^lis profil
glass block |  | ^roster`,
  'fourth attribute': `
keramik 60x60 putih polos | ^granit tile & white & 60x60 cm | ^granit tile & white / ^keramik lantai & putih / ^keramik lantai & polos krem
granit 80x80 glossy | ^granit tile & 80x80 cm | ^granit tile
pipa pvc 4 inch | ^pipa pvc & 4 inch | ^pipa pvc
knee 1/2" | ^elbow pvc & 1/2 inch | ^tee pvc & 1/2 inch
pipa rucika aw 3/4 | ^pipa pvc rucika aw 3/4 inch | ^pipa pvc & 3/4 inch / ^pipa pvc rucika
kabel nym 3 x 2.5 eterna | ^kabel nym eterna & 3x2,5 mm | ^kabel nym
kabel 2,5mm hitam per meter |  | ^kabel nya & 1x2,5 mm / ^kabel nyaf & 1x2,5 mm
semen tiga roda 40kg | ^semen tiga roda & 40 kg | ^semen & leaf semen portland
cat dulux 2.5 liter putih | ^cat tembok dulux & 2,5 liter / ^cat luar dulux & 2,5 liter | ^cat tembok dulux / ^cat luar dulux / ^cat tembok & 2,5 liter / ^cat luar & 2,5 liter
cat tembok warna abu abu muda |  | leaf cat interior / leaf cat eksterior
no drop 4kg | ^pelapis anti bocor no drop & 4 kg | ^pelapis anti bocor
aquaproof 20 kg abu |  | ^pelapis anti bocor aquaproof / ^pelapis anti bocor & 20 kg
lampu philips 12 watt |  | ^lampu led & 12 watt / ^downlight led philips & 12 watt
downlight 7w warm white | ^downlight led & 6 watt | ^downlight led & 12 watt
lampu tl led 120cm 18w
mcb schneider 10a | ^mcb domae schneider 10 a | ^mcb domae schneider / ^mcb & 10 a
stop kontak broco 4 lubang |  | ^kabel roll 4 lubang broco / ^stop kontak 3 lubang broco / ^stop kontak 5 lubang broco
kabel roll 10 meter | ^kabel roll & 10 m | leaf kabel roll
tandon air 1000 liter stainless | ^tandon air & stainless & 1000 liter | ^tandon air & stainless / ^tandon air & plastik & 1100 liter
toren penguin 500 liter biru | ^tandon air penguin plastik 550 liter | ^tandon air penguin / ^tandon air & 550 liter / ^tandon air & 500 liter
pompa air shimizu 125 watt | ^pompa air shimizu & 125 watt | ^pompa air & 125 watt / ^pompa air shimizu sumur dangkal
pompa celup 1/2 hp | ^pompa air celup & 400 watt | ^pompa air celup
triplek 9mm 122x244 | ^triplek & 9 mm | ^triplek / ^multiplek
hollow galvalum 4x4 | ^hollow & 4x4 cm | ^hollow
besi siku 3x3 | ^besi siku & 30x30x3 mm | ^besi siku
wiremesh m6 | ^wiremesh & m6 | ^wiremesh
kaso 5/7 4 meter | ^kaso & 5x7 cm | ^kaso / ^kayu balok
spandek 0.3 mm 6 meter | ^atap spandek & 0,30 mm | ^atap spandek
hpl motif kayu jati
vinyl lantai 3mm click | ^lantai spc / ^lantai vinyl | ^parket laminate
kran wastafel leher angsa stainless | ^kran wastafel angsa | ^kran dapur angsa
kloset jongkok ina putih | ^kloset jongkok ina | ^kloset jongkok
jet washer toto | ^jet washer toto | ^jet washer
mata bor beton 10 mm | ^mata bor beton & 10 mm | ^mata bor beton
mata gerinda potong 4 in | ^batu gerinda potong & 4 inch | ^batu gerinda poles & 4 inch / ^mata potong keramik & 4 inch / ^mata potong beton & 4 inch
bor baterai makita 12v | ^bor cordless makita & 12 v | ^bor cordless makita / ^bor cordless & 12 v
kunci pas ring set 8-24 | ^kunci ring pas set & isi 11 | ^kunci ring pas set / ^kunci pas set
paku beton 5cm | ^paku beton & 2 inch | ^paku beton
baut roofing 12x20 |  | ^sekrup baja ringan
fischer s8 | ^fisher s fischer s8 | ^fisher
engsel sendok slow motion lurus
rel laci 45cm double track
gembok anti maling 60mm | ^gembok & 60 mm | ^gembok
selang taman 5/8 20m | ^selang set & 20 m | ^selang
paranet 75%`,
  'fourth wording': `
toren | ^tandon air
kran tembok bocor seal karet |  | ^seal tape / ^kran tembok / ^kran engkol
colokan listrik | leaf saklar stop kontak & ^stop kontak / ^steker | leaf kabel roll
steker | ^steker arde | ^steker t
terminal listrik kabel panjang | leaf kabel roll & ^stop kontak & kabel 5 m / leaf kabel roll & ^stop kontak & kabel 3 m | leaf kabel roll
fiting lampu gantung | ^fitting lampu gantung | ^lampu gantung / ^fitting lampu plafon
seltip pipa | ^seal tape | ^lem pipa pvc
isolasi listrik hitam | ^isolasi listrik
lem pralon | ^lem pipa pvc
paralon 3 dim | ^pipa pvc & 3 inch | ^pipa pvc
sambungan L pipa | ^elbow pvc | ^tee pvc / ^socket pvc
stop kran | ^stop kran | leaf kran air
klosed duduk | ^kloset duduk | ^kloset jongkok
westafel | ^wastafel | ^kitchen sink
saringan wc | ^floor drain
bak cuci piring | ^kitchen sink | ^wastafel
kramik dinding kmr mandi | ^keramik dinding | ^keramik lantai
granit tile | ^granit tile | ^keramik lantai
tegel kunci motif |  | ^keramik lantai & papan catur / ^keramik dinding & kawung
nat keramik | ^nat keramik | ^perekat keramik
semen instan | leaf mortar instan | leaf semen portland / ^perekat keramik / ^semen putih & acian
hebel | ^bata ringan | ^bata merah / ^batako
bata ringan lem perekat | leaf mortar instan & thinbed / leaf mortar instan & perekat bata ringan | ^perekat keramik
dempul tembok | ^dempul tembok | ^plamir tembok / ^kompon serbaguna
plamir | ^plamir tembok | ^dempul tembok / ^dempul plastik / ^kompon serbaguna / ^semen putih & acian
kape dempul | ^kape dempul | ^cetok
roskam | ^roskam | ^cetok
cetok semen | ^cetok | ^roskam / ^kape
pelitur kayu | ^pernis kayu
cat duko semprot | ^cat semprot
rol cat | ^rol cat
waterproffing dak | ^pelapis anti bocor | ^membran bakar
bor cas | ^bor cordless
grinda bosch | ^gerinda tangan bosch | ^gerinda tangan
gergaji mesin sirkel | ^mesin gergaji circular | ^mesin jigsaw
serut kayu listrik
tang buaya |  | ^tang kombinasi / ^tang lancip / ^tang potong
kunci inggris | ^kunci inggris | ^kunci ring pas set / ^kunci pas set
dynabolt | ^dynabolt | ^fisher
kawat bendrat | ^kawat bendrat | ^kawat galvanis
seng talang | ^plat seng talang | ^talang air pvc / ^talang karpet
atap fiber bening | ^atap fiberglass / ^atap polycarbonate | ^atap upvc
plafon pvc shunda | ^plafon pvc shunda | ^plafon pvc
mesin potong rumput gendong
grendel pintu | ^grendel pintu | ^grendel jendela`,
  'fourth purpose': `
tembok lembab dan berjamur | ^pelapis anti bocor | leaf cat eksterior
atap bocor waktu hujan | ^pelapis anti bocor / ^membran bakar | ^silikon sealant
nambal pipa bocor | ^lem epoksi / ^lem pipa pvc | ^seal tape / ^socket pvc / ^klem pipa
wc mampet | ^pelancar saluran mampet
wastafel bau got | ^pelancar saluran mampet | ^floor drain
air sumur kuning bau besi | ^housing filter air / ^cartridge filter air
air di lantai 2 kecil | ^pompa air & booster | ^otomatis pompa
biar air tandon ga luber | ^pelampung
pasang tv di dinding |  | ^fisher / ^dynabolt / ^mata bor beton / ^bor tembok / ^bor rotary hammer
gantung lukisan tanpa paku
lubangin tembok beton | ^bor rotary hammer / ^bor tembok / ^mata bor beton / ^pahat beton
bongkar keramik lantai lama | ^pahat beton / ^bodem / ^palu kambing / ^bor rotary hammer | ^linggis
potong keramik rapi | ^alat potong keramik / ^mata potong keramik | ^gerinda tangan / ^mata potong beton
lem keramik yang copot | ^perekat keramik / ^lem epoksi | ^nat keramik
bersihin kerak kamar mandi
lantai kamar mandi licin | ^stiker anti slip
cat pagar besi biar ga karatan | ^cat dasar zinkromat / ^cat kayu | ^penghilang karat
ngilangin karat di besi | ^penghilang karat / ^pelumas semprot | ^cat dasar zinkromat / ^amplas
kayu dimakan rayap | ^anti rayap
usir tikus dari plafon
nyamuk jangan masuk jendela | ^kasa nyamuk
pintu bunyi berderit | ^pelumas semprot | ^engsel pintu
pintu nutup sendiri
supaya pintu ga kebanting | ^door stopper
ganti kunci pintu kamar rusak | ^kunci tanam / ^handle plus kunci | ^kunci silinder / ^handle pintu
nutup celah bawah pintu
ruangan panas atap seng | leaf insulasi atap
peredam suara kamar | ^glasswool | ^foam insulasi
penerangan jalan depan rumah tanpa listrik | ^lampu taman tenaga surya | ^lampu led & emergency
lampu nyala otomatis kalo malam | ^saklar sensor cahaya / ^lampu taman tenaga surya | ^saklar sensor gerak
listrik sering jeglek | ^mcb | ^tang ampere
cek kabel ada setrum |  | ^tang ampere
rapihin kabel di dinding | ^kabel duct / ^klem kabel / ^kabel ties
nyiram tanaman otomatis
mangkas ranting pohon tinggi
cuci motor semprotan kencang |  | ^selang set
pasang batu alam di tembok | ^batu alam | ^perekat keramik
retak rambut dinding | ^dempul tembok / ^silikon sealant akrilik / ^plamir tembok | ^pelapis anti bocor / ^kompon serbaguna
bikin rak dinding sendiri | ^blockboard / ^mdf / ^multiplek | ^triplek mebel / ^triplek meranti / ^triplek sengon / ^besi siku
ngecat rumah cepat ga capek | ^rol cat`,
  'fourth not sold': `
nasi padang
martabak keju
kos putri dekat kampus
rumah dijual kpr
jasa sedot wc
tukang pijat panggilan
honda beat bekas
ban mobil ring 15
hp samsung second |  | leaf ponsel android & samsung / leaf ponsel android & bekas
laptop gaming |  | ^laptop
gamis lebaran
celana jeans pria
cat kuku
makanan kucing whiskas
susu bayi formula
obat batuk anak
tiket kereta jakarta surabaya
kunci gitar lagu
lipstik semen matte
pulsa telkomsel`
}

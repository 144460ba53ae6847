/**
 * Two hundred searches of another hand (other-hand.txt): who wrote them, and what each wants, had seen neither the code nor the
 * catalogue nor the vocabulary of the search. A third hand judged them by those words and by the catalogue, without
 * seeing what the search returns. They were held out once and missed the goals (docs/measured.md); since then the search is
 * tuned to them too. The lines are as in the other judged queries.
 */
export const otherHandQueries = {
  'other goods': `
semen | leaf semen portland | leaf semen putih / leaf mortar instan
pasir beton | leaf pasir beton & !cor super | leaf pasir beton / leaf pasir pasang
besi beton | ^besi beton | ^wiremesh
bata ringan | ^bata ringan | ^bata merah / ^batako
mortar perekat bata ringan | leaf mortar instan & thinbed / leaf mortar instan & perekat bata ringan | leaf mortar instan / ^perekat keramik
genteng metal | ^genteng metal | ^atap spandek / ^genteng
baja ringan | ^baja ringan kanal c / ^reng baja ringan | ^hollow galvalum
papan gypsum | ^papan gypsum | ^kalsiboard / ^papan grc
cat tembok | ^cat tembok / ^cat luar | ^pelapis anti bocor
cat kayu dan besi | ^cat kayu besi | ^pernis kayu
thinner | ^thinner
kuas cat | ^kuas | ^rol cat
rol cat tembok | ^rol cat | ^kuas
keramik lantai | ^keramik lantai | ^granit tile / ^keramik dinding
granit lantai | ^granit tile | ^keramik lantai & 60x60
pipa pvc | ^pipa pvc | ^pipa ppr
kran wastafel | ^kran wastafel | ^kran
kloset duduk | ^kloset duduk | ^kloset jongkok
shower mandi | ^shower tangan | ^shower tiang
wastafel | ^wastafel | ^kitchen sink
floor drain kamar mandi | ^floor drain
tandon air | ^tandon air | ^bak mandi
pompa air | ^pompa air & !celup | ^pompa air celup
water heater | ^water heater
kabel listrik | leaf kabel listrik | leaf kabel roll
saklar lampu | ^saklar
stop kontak | leaf saklar stop kontak & ^stop kontak | leaf kabel roll
mcb | ^mcb
lampu led | ^lampu led | ^downlight
lampu gantung | ^lampu gantung
bor listrik | ^bor tembok | ^bor cordless / ^bor rotary hammer
mesin gerinda | ^gerinda tangan
gergaji kayu | ^gergaji kayu | ^mesin gergaji / ^mesin jigsaw
palu | ^palu kambing | ^palu karet / ^bodem
obeng set | ^obeng set
tang potong | ^tang potong | ^tang kombinasi
meteran | ^meteran | ^laser ukur
waterpass | ^waterpass
paku kayu | ^paku kayu | ^paku
sekrup gypsum | ^sekrup gypsum | ^sekrup
dynabolt | ^dynabolt | ^fisher
engsel pintu | ^engsel pintu | ^engsel jendela
gembok | ^gembok
handle pintu | ^handle pintu | ^handle plus kunci
pintu kamar mandi | ^pintu kamar mandi | ^pintu
triplek | ^triplek / ^multiplek | ^blockboard / ^mdf
selang air | ^selang air | ^selang set semprotan
kipas angin | ^kipas angin | ^exhaust fan
lemari pakaian | ^lemari pakaian
rice cooker | ^rice cooker | ^panci presto`,
  'other attribute': `
semen tiga roda 50kg | leaf semen portland & tiga roda & 50kg | leaf semen portland & tiga roda / leaf semen portland & 50kg
semen gresik 40 kg | leaf semen portland & gresik & 40kg | leaf semen portland & gresik / leaf semen portland & 40kg
besi beton ulir 13 mm | ^besi beton ulir & 13mm | ^besi beton ulir / ^besi beton polos & 12mm
bata ringan 60x20x10 | ^bata ringan & 10cm | ^bata ringan
cat dulux putih 5 kg | ^cat tembok dulux & putih & 5kg / ^cat tembok dulux & putih & 2.5 liter / ^cat luar dulux & putih & 2.5 liter | ^cat tembok dulux / ^cat luar dulux
cat avian hitam 1 kg | ^cat kayu besi avian & hitam & 1kg | ^cat kayu besi avian / ^cat kayu besi & hitam
cat nippon vinilex 25 kg | ^cat tembok & vinilex & 25kg | ^cat tembok & vinilex / ^cat tembok nippon & 25kg / ^cat tembok nippon & 20 liter / ^cat luar nippon & 20 liter
no drop 4 kg abu abu | ^pelapis anti bocor no drop & abu & 4kg | ^pelapis anti bocor no drop / ^pelapis anti bocor aquaproof & abu & 4kg
keramik 60 x 60 putih polos |  | ^keramik lantai & 60x60 / ^granit tile & 60x60
keramik kamar mandi 25x40 | ^keramik dinding & 25x40 | ^keramik dinding
granit roman 80x80 |  | ^granit tile roman / ^granit tile & 80x80
keramik kasar 40x40 |  | ^keramik lantai & 40x40
pipa rucika 4 inch tipe d |  | ^pipa pvc rucika d / ^pipa pvc & d & 4 inch
pipa wavin aw 3/4 | ^pipa pvc wavin aw & 3/4 inch | ^pipa pvc wavin aw / ^pipa pvc & aw & 3/4 inch
kran onda 1/2 inch | ^kran & onda & 1/2 inch | ^kran & onda / ^kran & 1/2 inch / ^stop kran & onda
kloset toto putih | ^kloset & toto & putih | ^kloset & putih
shower american standard |  | ^shower
kran dapur stainless angsa |  | ^kran dapur / ^kran wastafel angsa
kitchen sink 2 lubang | ^kitchen sink 2 lubang | ^kitchen sink
tangki air 1000 liter penguin | ^tandon air penguin & 1000 liter / ^tandon air penguin & 1100 liter | ^tandon air penguin / ^tandon air & 1000 liter / ^tandon air & 1100 liter
pompa air shimizu 125 watt | ^pompa air shimizu & 125watt | ^pompa air shimizu / ^pompa air & 125watt
kabel eterna nym 3x2.5 | ^kabel nym eterna & 3x2.5 | ^kabel nym eterna / ^kabel nym & 3x2.5
kabel supreme nya 1,5 merah | ^kabel nya supreme & 1x1.5 & merah | ^kabel nya
kabel serabut 2x0,75 |  | ^kabel nymhy
saklar broco ganda putih | ^saklar ganda broco & putih | ^saklar & broco / ^saklar ganda
stop kontak panasonic 4 lubang |  | ^stop kontak & panasonic / ^kabel roll 4 lubang
mcb schneider 10a 1 phase | ^mcb & schneider & 10ampere | ^mcb & schneider / ^mcb & 10ampere
lampu philips 12 watt kuning |  | ^lampu led philips & kuning / ^downlight led philips & kuning & 12watt / ^lampu led & bulb & kuning & 12watt
downlight inbow 9w 3 warna |  | ^downlight
lampu sorot 50 watt outdoor | ^lampu sorot & 50watt | ^lampu sorot
bor makita 10mm | ^bor & makita & 10mm | ^bor cordless makita / ^bor tembok makita / ^bor & 10mm
gerinda bosch gws 060 | ^gerinda tangan bosch gws 060 | ^gerinda tangan
bor cas 12v 2 baterai | ^bor cordless & 12volt | ^bor cordless
kunci pas ring tekiro 10 |  | ^kunci ring pas set tekiro
mata bor beton 8mm | ^mata bor beton & 8mm | ^mata bor beton
paku beton 5 cm | ^paku beton & 2 inch | ^paku beton / ^paku kayu & 2 inch
baut baja ringan 12x20 |  | ^sekrup baja ringan
dynabolt m10x100 |  | ^dynabolt
hollow galvanis 4x4 tebal 1,2 | ^hollow galvanis & 4x4 & 1.2mm | ^hollow & 4x4 / ^hollow & 2x4
spandek 0.30 panjang 4 meter | ^atap spandek & 0.3mm | ^atap spandek
atap upvc warna putih |  | ^atap upvc / ^atap polycarbonate
triplek 9mm 122x244 | ^triplek & 9mm | ^triplek / ^multiplek
kayu kaso 5/7 | ^kaso & 5x7 | ^kaso / ^kayu balok
pintu kayu jati 80x200 | ^pintu panel jati & 80x210 | leaf pintu kayu
kunci pintu dekkson hitam | ^handle plus kunci dekkson & hitam | leaf kunci handle & dekkson / ^handle plus kunci & hitam
gembok yale 50mm | ^gembok & yale & 50mm | ^gembok & yale / ^gembok & 50mm
engsel solid 4 inch stainless | ^engsel pintu solid & 4 inch | ^engsel pintu solid / ^engsel pintu & 4 inch
ac 1,5 pk inverter daikin |  | ^ac daikin
tv 43 inch smart tv | ^tv & smart & 43 inch | ^tv & smart
tangga aluminium 2 meter lipat | ^tangga lipat aluminium & 2m | ^tangga
wallpaper dinding motif kayu | ^wallpaper dinding & motif kayu | ^wallpaper / ^plafon pvc & motif kayu
vinyl lantai 3mm coklat | ^lantai vinyl oak & 3mm / ^lantai spc walnut & 3mm | ^lantai vinyl / ^lantai spc
rak besi siku 5 susun |  | leaf rak serbaguna
wd 40 yang kecil | ^pelumas semprot wd-40 & 120 ml | ^pelumas semprot
nat keramik am 53 abu muda 1kg | ^nat keramik am & abu muda & 1kg | ^nat keramik & abu muda`,
  'other wording': `
besi10mm | ^besi beton & 10mm | ^besi beton
besi 12 banci | ^besi beton & 12mm | ^besi beton
hebel 10 cm | ^bata ringan & 10cm | ^bata ringan
smen tigaroda | leaf semen portland & tiga roda | leaf semen portland / ^semen putih tiga roda
semen holcim | leaf semen portland & holcim / leaf semen portland & dynamix | leaf semen portland
kramik lante 40x40 | ^keramik lantai & 40x40 | ^keramik lantai / ^granit tile
closed duduk toto | ^kloset duduk & toto | ^kloset duduk
wc jongkok | ^kloset jongkok | ^kloset duduk
semprotan wc | ^jet washer | ^shower tangan
krn air plastik |  | ^kran
toren air 500 ltr | ^tandon air & 500 liter / ^tandon air & 550 liter | ^tandon air
mesin sanyo air | ^pompa air & sumur dangkal | ^pompa air
paralon 3 dim | ^pipa pvc & 3 inch | ^pipa pvc
knee 1/2" | ^elbow pvc & 1/2 inch | ^elbow pvc / ^tee pvc & 1/2 inch
kni 4in | ^elbow pvc & 4 inch | ^elbow pvc
sok drat luar 3/4 | ^valve socket & 3/4 inch | ^valve socket / ^socket pvc & 3/4 inch
siltip pipa | ^seal tape
lem paralon isarplas | ^lem pipa pvc isarplas | ^lem pipa pvc
lem fox putih | ^lem kayu pvac fox | ^lem kayu pvac
lem alteko | ^lem super alteco | ^lem super
sealen kaca bening | ^silikon sealant kaca & bening | ^silikon sealant
aqua prof | ^pelapis anti bocor aquaproof | ^pelapis anti bocor / ^membran bakar aquaproof
cat dulax catilac | ^cat tembok dulux catylac | ^cat tembok / ^cat luar
pilok hitam dof |  | ^cat semprot
plamir tembok | ^plamir tembok | ^dempul / ^semen putih & acian
kape dempul | ^kape dempul | ^cetok / ^roskam besi
amplas 1000 | leaf amplas & 1000 | leaf amplas
colokan listrik 5 lobang | ^stop kontak 5 lubang | leaf kabel roll / ^stop kontak
cok roll kabel | ^kabel roll | leaf kabel roll
steker broco | ^steker & broco | ^steker / ^stop kontak & broco
saklar tunggal + stopkontak |  | ^saklar tunggal / leaf saklar stop kontak & ^stop kontak
bohlam lampu 5w |  | ^lampu led & bulb
piting lampu | ^fitting lampu
lampu donlait | ^downlight
lampu selang led 5 meter
tespen |  | ^obeng set / ^tang ampere
skun kabel
martil kambing | ^palu kambing | ^palu / ^bodem
sendok semen | ^cetok sendok semen | ^cetok / ^roskam
gerobak sorong | ^gerobak sorong
pacul | ^cangkul | ^sekop
sekop pasir | ^sekop pasir | ^sekop / ^cangkul
cordless drill | ^bor cordless | ^bor tembok
gurinda tangan 4" | ^gerinda tangan & 4 inch
mesin gergaji jigsau | ^mesin jigsaw | ^mesin gergaji
cutting wheel WD 4in | ^batu gerinda potong wd & 4 inch | ^batu gerinda
fiser s8 | ^fisher s fischer & s8 | ^fisher
skrup gipsum 1in | ^sekrup gypsum & 1 inch | ^sekrup gypsum
kalsibord 3,5mm | ^kalsiboard & 3.5mm | ^kalsiboard / ^papan grc
multiplek 18 mili | ^triplek & 18mm / ^multiplek & 18mm | ^triplek / ^multiplek / ^blockboard & 18mm / ^mdf & 18mm
seng gelombang |  | ^atap spandek
konblok | ^paving block & !grass block | ^paving block / ^batako
grendel pintu | ^grendel pintu | ^grendel / ^kunci tanam / ^kunci silinder / ^handle plus kunci
mesin cuci 2 tbg | ^mesin cuci & 2 tabung | ^mesin cuci
kulkas 1pintu sharp |  | ^kulkas sharp`,
  'other purpose': `
cat buat dak bocor | ^pelapis anti bocor | ^membran bakar
obat tembok rembes | ^pelapis anti bocor & !dak beton | ^pelapis anti bocor / ^cat luar
penambal atap seng bocor |  | ^pelapis anti bocor / ^membran bakar / ^silikon sealant
lem untuk pasang keramik di atas keramik lama |  | ^perekat keramik
pengisi nat keramik | ^nat keramik
cairan campuran cor biar kedap air
lem beton lama dan baru sika |  | ^lem epoksi
cat anti karat pagar besi | ^cat kayu besi / ^cat dasar zinkromat
pembersih kerak kamar mandi |  | ^pembersih lantai / ^karbol
wc mampet | ^pelancar saluran
biar air kamar mandi deras | ^pompa air & booster | ^pompa air
otomatis air tandon penuh | ^pelampung
saringan air sumur bau dan kuning | leaf filter air
lampu taman tenaga surya | ^lampu taman tenaga surya
lampu darurat kalau mati listrik | ^lampu led & emergency
alat potong keramik manual | ^alat potong keramik manual | ^mata potong keramik
alat buat bobok tembok | ^bor rotary hammer | ^pahat beton / ^bodem
sarung tangan untuk las | ^sarung tangan kulit las | ^sarung tangan
bahan plafon kamar mandi tahan air | ^plafon pvc / ^kalsiboard & ceiling / ^papan grc | ^kalsiboard / ^papan gypsum
penutup carport transparan | leaf atap transparan | ^atap
peredam panas atap | leaf insulasi atap
kunci pintu pakai sidik jari
obat rayap kayu | ^anti rayap
pelapis kayu outdoor biar ga kusam tetap kelihatan serat | ^pernis kayu & woodstain | ^pernis kayu
saya mau pasang rak gantung di tembok bata butuh apa ya | ^fisher / ^sekrup kayu | ^bor / ^dynabolt
kasa supaya nyamuk tidak masuk jendela | ^kasa nyamuk`,
  'other not sold': `
motor honda beat
tiket pesawat jakarta medan
semen dokter gigi
nasi padang
obat sakit kepala
baju koko pria
popok bayi ukuran l
besi penambah darah tablet
pulsa telkomsel 50rb
cat kuku merah
makanan kucing whiskas
lipstik wardah
kontrakan rumah 2 kamar di bekasi
ban mobil ring 15`
}

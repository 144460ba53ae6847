/**
 * Two hundred searches of an eleventh hand (eleventh-other-hand.txt): who wrote them had seen nothing of the shop, and who judged them
 * only its names. They were held out too and missed the goals (docs/measured.md); since then the search is tuned to them. The lines
 * are as in the other judged queries.
 */
export const eleventhOtherHandQueries = {
  'eleventh goods': `
pintu kayu jati | ^pintu panel jati | leaf pintu kayu
kran air | ^kran | ^stop kran
lampu taman tenaga surya | ^lampu taman tenaga surya
rak sepatu |  | ^rak besi siku
meja belajar anak |  | ^meja kerja
panci presto | ^panci presto | ^panci gagang ganda
dispenser galon bawah
mesin cuci | ^mesin cuci
gamis
jam dinding | ^jam dinding
gorden jendela | ^gorden
laptop bekas | ^laptop & bekas | ^laptop
mouse wireless | ^mouse wireless | ^mouse gaming
gula pasir | ^gula pasir
tisu
tangga lipat | ^tangga lipat | ^tangga teleskopik
selang air | ^selang air / ^selang set semprotan
wastafel | ^wastafel | ^kitchen sink
genteng metal | ^genteng metal | ^atap spandek
keramik lantai kamar mandi | ^keramik lantai | ^granit tile
setrika uap | ^setrika uap | ^setrika listrik
rice cooker | ^rice cooker
engsel pintu | ^engsel pintu | ^engsel jendela
semen putih | ^semen putih | ^nat keramik
bata merah | ^bata merah | ^batako / ^bata ringan
kloset duduk | ^kloset duduk | ^kloset jongkok
sapu ijuk
kasur busa | ^kasur busa | ^kasur spring bed
plafon pvc | ^plafon pvc | ^papan gypsum / ^kalsiboard & ceiling
karpet bulu | ^karpet bulu | ^karpet
gembok | ^gembok
stop kontak | ^stop kontak | ^kabel roll
wajan anti lengket | ^wajan anti lengket | ^fry pan
bunga plastik
cat tembok | ^cat tembok | ^cat luar
kipas angin | ^kipas angin | ^exhaust fan
ember | ^ember
gergaji kayu | ^gergaji kayu | ^gergaji besi / ^mesin jigsaw / ^mesin gergaji circular
casing hp
deterjen bubuk | ^deterjan & bubuk | ^deterjan
kaos polos | ^kaos polos | ^kaos
lemari pakaian | ^lemari pakaian
minyak goreng | ^minyak goreng
kuas cat | ^kuas cat / ^kuas minyak | ^rol cat
pasir pasang | leaf pasir pasang | leaf pasir beton`,
  'eleventh sizes': `
besi beton 10 mm | ^besi beton & 10 mm | ^besi beton & 8 mm / ^besi beton & 12 mm
granit 60x60 | ^granit tile & 60x60 cm | ^granit tile / ^keramik lantai & 60x60 cm
holo 4x4 tebal 1.2 | ^hollow & 4x4 cm & 1,2 mm | ^hollow & 4x4 cm
kabel nym 3x2.5 | ^kabel nym & 3x2,5 mm | ^kabel nym
papan gypsum 9mm 120x240 | ^papan gypsum & 9 mm & 120x240 cm | ^papan gypsum
tandon 1000 liter | ^tandon air & 1000 liter | ^tandon air & 1100 liter
paku 5 cm | ^paku & 2 inch | ^paku & 3 inch
tv 43 inch | ^tv led & 43 inch | ^tv led & 32 inch
baja ringan c75 0.75 | ^baja ringan kanal c & c75 & 0,75 mm | ^baja ringan kanal c & c75 / ^baja ringan kanal c & 0,75 mm
kulkas 2 pintu 200 liter | ^kulkas & 2 pintu & 200 liter | ^kulkas
hebel tebal 10 cm | ^bata ringan hebel & 10 cm | ^bata ringan hebel
amplas 240 | ^amplas & grit 240 | ^amplas & grit 120
besi siku 40x40x4 | ^besi siku & 40x40x4 mm | ^besi siku
ac 1/2 pk | ^ac & 1/2 pk | ^ac & 1 pk
lampu led 12 watt | ^lampu led & 12 watt | ^lampu led / ^downlight led & 12 watt
bor beton 8mm | ^mata bor beton & 8 mm | ^mata bor beton
terpal 4x6
cat 25 kg putih | ^cat tembok & 25 kg | ^cat tembok & 20 liter / ^cat luar & 20 liter
keramik 40x40 motif kayu |  | ^keramik lantai & kayu / ^keramik lantai & 40x40 cm
kabel nyy 4x6
beras 5kg | ^beras & 5 kg | ^beras
semen 40kg | leaf semen portland & 40 kg | leaf semen portland & 50 kg
pipa pvc 3 inch | ^pipa pvc & 3 inch | ^pipa pvc & 4 inch / ^pipa pvc & d 2 inch
spandek 0.3 panjang 4 meter | ^atap spandek & 0,30 mm | ^atap spandek
kasur 160x200 | ^kasur & 160x200 cm | ^kasur
pintu pvc kamar mandi 70x195 | ^pintu kamar mandi pvc & 70x195 cm | ^pintu kamar mandi pvc
baut baja ringan 12x20 |  | ^sekrup baja ringan
elbow 1/2 inch | ^elbow pvc & 1/2 inch | ^elbow pvc
mcb 6 ampere | ^mcb & 6 a | ^mcb & 10 a
triplek 9mm | ^triplek & 9 mm | ^triplek & 12 mm`,
  'eleventh attributes': `
pintu besi minimalis warna hitam |  | ^pintu minimalis / ^pintu aluminium kaca ayun
keramik dinding dapur putih glossy | ^keramik dinding & putih | ^keramik dinding
lemari plastik 4 susun murah
kipas angin dinding remote | ^kipas angin dinding | ^kipas angin
wallpaper dinding motif bata putih | ^wallpaper dinding motif bata | ^wallpaper dinding
hijab segi empat polos bahan voal
kompor gas 1 tungku low pressure
laptop ram 8gb ssd 512 murah |  | ^laptop
kitchen sink stainless 1 lubang | ^kitchen sink 1 lubang | ^kitchen sink 2 lubang
gagang pintu stainless hitam doff | ^handle pintu | ^handle plus kunci
sofa minimalis 3 dudukan abu abu |  | ^sofa
genteng keramik glazur merah bata | ^genteng keramik glazur | ^genteng tanah liat
meja makan kayu jati 6 kursi
cat tembok luar tahan cuaca warna krem | ^cat luar`,
  'eleventh purposes': `
cat anti bocor buat dak beton | ^pelapis anti bocor & dak beton | ^pelapis anti bocor / ^membran bakar
lem buat nempel keramik lepas | ^perekat keramik | ^lem epoksi
alat potong keramik | ^alat potong keramik | ^mata potong keramik / ^gerinda tangan
pembersih kerak keramik kamar mandi |  | ^pembersih lantai / ^karbol
peredam panas atap seng | leaf insulasi atap | ^atap upvc double layer
cat buat pagar besi biar ga karatan | ^cat kayu / ^cat dasar zinkromat | ^cat semprot
peredam suara kamar | ^glasswool | ^foam insulasi
alat buat ngebor tembok beton | ^bor rotary hammer / ^bor tembok | ^mata bor beton / ^bor cordless
tempat simpan beras
jebakan tikus
penyedot asap dapur |  | ^exhaust fan
pengganti triplek plafon yg tahan air | ^plafon pvc / ^kalsiboard & ceiling / ^papan grc & 4 mm | ^kalsiboard / ^papan grc / ^papan gypsum & tahan air
lampu buat teras rumah minimalis | ^lampu taman tenaga surya dinding / ^downlight led & outbow | ^lampu taman tenaga surya / ^downlight led / ^lampu led & bulb / ^lampu gantung
kak pompa yg cocok buat sumur 30 meter yg mana ya | ^pompa air & jet pump | ^pompa air celup submersible & air bersih
obat rayap kayu | ^anti rayap
penghilang karat besi | ^penghilang karat | ^pelumas semprot
min ada semen instan buat plester dinding? | leaf mortar instan & plester | leaf semen portland
buat nambal talang bocor | ^pelapis anti bocor & !dak beton / ^silikon sealant & !akrilik | ^pelapis anti bocor / ^silikon sealant / ^membran bakar / ^talang karpet / ^lem epoksi
penutup lubang bekas paku di tembok | ^dempul tembok | ^plamir tembok / ^kompon serbaguna / ^silikon sealant akrilik
mesin aduk semen buat ngecor | ^mesin molen beton & !tanpa mesin | ^mesin molen beton
kado pernikahan peralatan dapur | ^panci / ^wajan / ^fry pan / ^blender / ^rice cooker | ^piring makan / ^mangkuk / ^pisau dapur / ^talenan
dinding kamar mandi rembes pakai apa | ^pelapis anti bocor & !dak beton | ^pelapis anti bocor / ^nat keramik & tahan air / ^silikon sealant anti jamur
wc mampet | ^pelancar saluran mampet
lantai carport yang ga licin | ^paving block / ^batu alam andesit & !susun sirih / ^batu koral sikat | ^batu alam & !susun sirih / ^stiker anti slip lantai / ^keramik lantai & batu`,
  'eleventh trade': `
hebel | ^bata ringan hebel | ^batako / ^bata merah
reng baja ringan | ^reng baja ringan | ^baja ringan kanal c
wermes | ^wiremesh | ^besi beton
kaso | ^kaso | ^kayu balok / ^reng kayu
pasir beton 1 truk | leaf pasir beton & pickup | leaf pasir beton
asbes gelombang | ^asbes gelombang | ^atap bitumen gelombang / ^atap spandek
list profil gypsum | ^lis profil gypsum | ^lis profil
cat duko |  | ^cat semprot / ^cat kayu
plamir | ^plamir tembok | ^dempul tembok
cetok | ^cetok | ^roskam
pacul | ^cangkul | ^sekop
tang kakatua |  | ^tang potong / ^tang kombinasi
keni paralon | ^elbow pvc | ^tee pvc / ^socket pvc / ^faucet socket pvc / ^valve socket pvc
lem paralon | ^lem pipa pvc
kawat bendrat | ^kawat bendrat | ^kawat galvanis
slot pintu tanam | ^kunci tanam | ^kunci silinder / ^handle plus kunci / ^grendel pintu
batako press | ^batako & press | ^batako
holo galvalum | ^hollow galvalum | ^hollow galvanis
dempul tembok | ^dempul tembok | ^plamir tembok
sirtu | ^sirtu | ^tanah urug
linggis | ^linggis
benangan tukang
torent air | ^tandon air
nok genteng | ^nok genteng / ^nok metal | ^genteng
bodem | ^bodem | ^palu kambing
sock drat luar | ^valve socket pvc | ^faucet socket pvc / ^socket pvc
tripek melamin | ^multiplek melamin | ^triplek mebel / ^triplek meranti / ^triplek sengon
kompon gypsum | ^kompon gypsum | ^kompon serbaguna
roskam | ^roskam | ^cetok
seal tape | ^seal tape
besi cor ulir | ^besi beton ulir | ^besi beton polos`,
  'eleventh brands': `
philips 9 watt |  | ^lampu led philips / ^downlight led philips / ^lampu led & bulb & 7 watt
mcb schneider domae | ^mcb domae schneider | ^mcb 1 fasa
bor makita | ^bor & makita | ^bor
modern m-2350 | ^gerinda tangan modern | ^gerinda tangan / ^bor & modern / ^mesin & modern
roman granit | ^granit tile roman granit | ^granit tile / ^keramik lantai roman
sika 107 | ^pelapis anti bocor sika | ^pelapis anti bocor / ^membran bakar sika
rinnai 2 tungku
redmi note 13 |  | ^xiaomi redmi note
olympic | olympic | ^lemari pakaian / ^meja kerja
nippon paint vinilex | ^cat tembok nippon paint vinilex | ^cat tembok
toto ce7 | ^kloset jongkok toto | ^kloset jongkok / ^kloset duduk & toto
aquaproof abu abu | ^pelapis anti bocor aquaproof | ^pelapis anti bocor / ^membran bakar aquaproof
kran wasser | ^kran & wasser | ^kran
kabel eterna | ^kabel & eterna | leaf kabel listrik
ac daikin 1pk inverter |  | ^ac daikin inverter / ^ac & 1 pk
mu 380 | ^mortar utama mu-380 | leaf mortar instan & thinbed / leaf mortar instan & perekat bata ringan
semen gresik 50 kg | ^semen gresik & 50 kg | ^semen gresik / leaf semen portland & 50 kg
dulux catylac | ^cat tembok dulux catylac | ^cat tembok
pipa rucika aw | ^pipa pvc rucika aw | ^pipa pvc rucika / ^pipa pvc & aw
knauf | knauf | ^papan gypsum
water heater ariston 15 liter | ^water heater listrik ariston & 15 liter | ^water heater listrik ariston / ^water heater listrik & 15 liter
shimizu ps 128 bit | ^pompa air shimizu sumur dangkal & 125 watt | ^pompa air shimizu sumur dangkal / ^pompa air & sumur dangkal & 125 watt
miyako magic com | ^rice cooker miyako | ^rice cooker
indomie goreng 1 dus
wavin | wavin | ^pipa pvc
gerinda bosch gws 060 | ^gerinda tangan bosch gws 060 | ^gerinda tangan
avian kayu dan besi | ^cat kayu & avian | ^cat kayu
no drop | ^pelapis anti bocor no drop | no drop / ^pelapis anti bocor
broco saklar | ^saklar & broco | ^saklar ganda / ^saklar tunggal / ^saklar hotel / ^stop kontak & broco & leaf saklar
penguin 500 liter | ^tandon air penguin & 500 liter | ^tandon air penguin / ^tandon air & 500 liter / ^tandon air & 550 liter
semen tiga roda | ^semen tiga roda | leaf semen portland / ^semen putih tiga roda
sanyo pompa air | ^pompa air sanyo | ^pompa air`,
  'eleventh typos': `
kramik lante | ^keramik lantai | ^granit tile
gentng metal pasir | ^genteng metal & pasir | ^genteng metal
klosed jongkok | ^kloset jongkok | ^kloset duduk
bj ringan kanal c | ^baja ringan kanal c | ^reng baja ringan
kulkass mini |  | ^kulkas & 200 liter
blander | ^blender
pralon 4 in | ^pipa pvc & 4 inch | ^pipa pvc & 3 inch
stopkontk 4 lubang | ^kabel roll 4 lubang | ^stop kontak 3 lubang / ^stop kontak 5 lubang
semen tigaroda 50 kgg | ^semen tiga roda & 50 kg | ^semen tiga roda / leaf semen portland & 50 kg
cat temboj dulux | ^cat tembok dulux | ^cat tembok / ^cat luar dulux
gipsum bord | ^papan gypsum | ^kalsiboard / ^papan grc
mesin bor tngan | ^bor tembok / ^bor cordless | ^bor rotary hammer
lampu philps led | ^lampu led philips | ^downlight led philips / ^lampu led
wastapel cuci tangan | ^wastafel | ^kitchen sink`,
  'eleventh not sold': `
tiket kereta jakarta surabaya
sewa apartemen harian bandung
paket umroh
jasa bikin skripsi
rumah subsidi bekasi
mobil avanza bekas 2018
kucing persia
tiket konser coldplay
lowongan kerja tukang las
asuransi kesehatan keluarga`
}

/** Goods with their distinguishing properties: size, colour, maker; and with more words than a name has. */
export const attributeQueries = {
  size: `
besi beton 10 mm | ^besi beton & 10mm | ^besi beton
besi beton 8 mm | ^besi beton & 8mm | ^besi beton
besi 10 | ^besi & 10mm | ^besi
besi 10mm | ^besi & 10mm | ^besi
besi 12 polos | ^besi beton polos & 12mm | ^besi beton
besi polos 8mm | ^besi beton polos & 8mm | ^besi beton
besi beton ulir 16 mm | ^besi beton ulir & 16mm | ^besi beton
besi ulir 13 | ^besi beton ulir & 13mm | ^besi beton
besi d13 | ^besi & 13mm | ^besi
kanal c 0.75 mm | kanal c & 0.75mm | kanal c
baja ringan 0,75mm | baja ringan & 0.75mm | baja ringan & !sekrup & !baut
reng 0.45 mm | ^reng & 0.45mm | ^reng
kaso 4x6 | ^kaso & 4x6 | ^kaso / leaf kaso & 4x6
kaso 5/7 | ^kaso & 5x7 | ^kaso / leaf kaso & 5x7
kayu balok 6x12 | kayu balok & 6x12 | kayu balok
hollow 4x4 | ^hollow & 4x4 | ^hollow
hollow 2 x 4 | ^hollow & 2x4 | ^hollow
granit 60x60 | ^granit & 60x60 | ^granit
granit 60 x 60 cm | ^granit & 60x60 | ^granit
granit 60 120 | ^granit & 60x120 | ^granit
keramik 40x40 | ^keramik & 40x40 | ^keramik
keramik dinding 25 x 40 | ^keramik dinding & 25x40 | ^keramik
pipa 3/4 | ^pipa & 3/4 inch | ^pipa
pipa pvc 1/2 inch | ^pipa pvc & 1/2 inch | ^pipa
pipa 4" | ^pipa & 4 inch | ^pipa
pipa 3 dim | ^pipa & 3 inch | ^pipa
elbow 3/4 | ^elbow & 3/4 inch | ^elbow
knee 3/4 | ^elbow & 3/4 inch / ^knee & 3/4 inch | ^elbow / ^knee
knee 1/2 inch | ^elbow & 1/2 inch / ^knee & 1/2 inch | ^elbow / ^knee
tee 1 inch | ^tee & 1 inch | ^tee
semen 40 kg | ^semen & 40kg | ^semen
semen 50kg | ^semen & 50kg | ^semen
semen putih 1 kg | ^semen & semen putih & 1kg | ^semen & semen putih
triplek 9 mm | ^triplek & 9mm | ^triplek
triplek 12mm | ^triplek & 12mm | ^triplek
gypsum 9 mm | papan gypsum & 9mm | papan gypsum
mdf 18mm | ^mdf & 18mm | ^mdf / leaf mdf & 18mm
toren 550 liter | ^tandon & 550 liter | ^tandon
tandon 1100 liter | ^tandon & 1100 liter | ^tandon
tandon 1000 liter | ^tandon & 1000 liter / ^tandon & 1050 liter / ^tandon & 1100 liter | ^tandon
lampu 12 watt | ^lampu & 12watt / downlight & 12watt | ^lampu & !lampu hias / downlight
lampu led 18w | ^lampu led & 18watt | ^lampu led / downlight
kabel nym 3x2.5 | ^kabel nym & 3x2.5 | ^kabel nym
kabel nym 2x1,5 | ^kabel nym & 2x1.5 | ^kabel nym
mcb 10a | ^mcb & 10ampere | ^mcb / mcb & 10ampere
kalsiboard 6 mm | ^kalsiboard & 6mm | ^kalsiboard
stop kran 1/2 inch | stop kran & 1/2 inch | stop kran
mcb 16a | ^mcb & 16ampere | ^mcb / mcb & 16ampere
ac 1/2 pk | ^ac & 1/2 pk | ^ac
ac 1 pk | ^ac & 1 pk | ^ac
cat 5 kg | ^cat & 5kg | ^cat
cat tembok 20 liter | ^cat tembok & 20 liter | ^cat tembok
tangga 3 meter | ^tangga & 3m | ^tangga
meteran 5m | ^meteran & 5m | ^meteran
bata ringan 10 cm | ^bata ringan & 10cm | ^bata ringan
hebel 7,5 | ^bata ringan & 7.5cm | ^bata ringan
wiremesh m8 | ^wiremesh & m8 | ^wiremesh
spandek 0.30 | spandek & 0.3mm | spandek
paving 8 cm | ^paving & 8cm | ^paving
kaca 5 mm | ^kaca & 5mm | ^kaca
kuas 3 inch | ^kuas & 3 inch | ^kuas
engsel 4 inch | ^engsel & 4 inch | ^engsel
bor 13mm | ^bor & 13mm | ^bor
pintu 80x210 | ^pintu & 80x210 | ^pintu
tv 32 inch | ^tv & 32 inch | ^tv
beras 5kg | ^beras & 5kg | ^beras`,
  colour: `
cat tembok putih | ^cat tembok & putih | ^cat tembok
cat putih | ^cat & putih | ^cat
cat tembok abu | ^cat tembok & abu | ^cat tembok
cat abu abu | ^cat & abu | ^cat
tembok cat putih 25kg | ^cat tembok & putih & 25kg | ^cat tembok & putih / ^cat tembok
vinilex 5 kg putih | vinilex & 5kg & putih | vinilex
cat besi hitam | ^cat kayu & hitam | ^cat kayu
cat biru langit | ^cat & biru langit | ^cat & biru
cat hijau | ^cat & hijau | ^cat
keramik putih | ^keramik & putih | ^keramik
granit putih | ^granit & putih / ^granit & white / ^granit & statuario | ^granit
granit hitam | ^granit & hitam / ^granit & nero | ^granit
tandon oranye | ^tandon & oranye | ^tandon
tandon orange | ^tandon & oranye | ^tandon
tandon biru | ^tandon & biru | ^tandon
genteng metal merah | ^genteng metal & merah | ^genteng metal
nat putih | ^nat & putih | ^nat
nat keramik abu-abu | ^nat & abu | ^nat
kran hitam | ^kran & hitam | ^kran
paving merah | ^paving & merah | ^paving
saklar putih | ^saklar & putih | ^saklar
karpet merah | ^karpet & merah | ^karpet
kaos hitam polos | ^kaos & hitam & polos | ^kaos & hitam / ^kaos`,
  brand: `
semen tiga roda | ^semen & tiga roda & semen portland | ^semen & tiga roda
semen gresik | ^semen & gresik | ^semen
semen tiga roda 50 kg | ^semen & tiga roda & 50kg | ^semen & tiga roda
semen padang | ^semen & padang | ^semen
dulux | dulux
cat dulux | ^cat & dulux | dulux
cat avian | ^cat & avian | avian
dulux weathershield | dulux & weathershield | dulux
nippon paint | nippon paint
no drop | no drop
aquaproof | aquaproof
mortar utama | mortar utama
mu 301 | mu 301 | mortar utama
toto | toto
kloset toto | ^kloset & toto | ^kloset / toto
pompa shimizu | ^pompa & shimizu | ^pompa
lampu philips | ^lampu & philips / downlight & philips | ^lampu led / downlight
philips 12 watt | philips & 12watt | philips
broco | broco
mcb schneider | ^mcb & schneider | ^mcb / schneider
saklar panasonic | ^saklar & panasonic | panasonic & leaf saklar
bosch | bosch
bor bosch | ^bor & bosch | ^bor
gerinda makita | ^gerinda & makita | ^gerinda
rucika | rucika
pipa wavin 3 inch | ^pipa & wavin & 3 inch | ^pipa & wavin / ^pipa & 3 inch
penguin | penguin
knauf | knauf
keramik roman | ^keramik & roman | roman
kanmuri | kanmuri
citicon | citicon
daikin | daikin
krisbow | krisbow
taso | taso`,
  'too many words': `
kramik lantai kamar mandi anti slip | ^keramik lantai | ^keramik
granit 60x60 putih polos | ^granit & 60x60 & white / ^granit & 60x60 & putih / ^granit & 60x60 & statuario | ^granit & 60x60
cat tembok dulux putih | ^cat tembok & dulux & putih | ^cat & dulux
cat tembok avian putih | ^cat tembok & avian & putih | ^cat & avian
cat tembok dulux putih 5kg anti jamur | ^cat tembok & dulux & putih & 5kg | ^cat & dulux
besi 8 full sni | ^besi & 8mm | ^besi beton
genteng keramik kanmuri | ^genteng & kanmuri | ^genteng & keramik
semen tiga roda 40kg untuk cor | ^semen & tiga roda & 40kg | ^semen
lampu led philips 12 watt putih terang | ^lampu led & philips & 12watt | ^lampu led & philips / ^lampu led & 12watt
pipa pvc rucika aw 3/4 inch 4 meter | ^pipa pvc & rucika & 3/4 inch | ^pipa pvc & 3/4 inch / ^pipa & rucika
kloset duduk toto hemat air | ^kloset & duduk & toto | ^kloset & duduk / ^kloset & toto
bor listrik bosch 13mm variable speed | ^bor & bosch & 13mm | ^bor & bosch / ^bor & 13mm
pompa air shimizu 125 watt otomatis | ^pompa & shimizu & 125watt | ^pompa & shimizu / ^pompa & 125watt
tandon air penguin 1100 liter food grade | ^tandon & penguin & 1100 liter | ^tandon & penguin / ^tandon & 1100 liter
kabel nym supreme 3x2.5 50 meter | ^kabel nym & supreme & 3x2.5 | ^kabel nym
genteng metal pasir warna hitam | ^genteng metal & pasir & hitam | ^genteng metal
cat tembok luar tahan hujan | ^cat luar | ^cat tembok
pintu kamar mandi pvc putih | ^pintu & kamar mandi & pvc | ^pintu & pvc
pintu rumah minimalis kayu jati | ^pintu & leaf pintu kayu | ^pintu
cat anti bocor tembok putih | anti bocor & putih | anti bocor
triplek 9mm 122x244 meranti | ^triplek & 9mm & meranti | ^triplek & 9mm / ^triplek & meranti
jendela aluminium geser | ^jendela & sliding / ^jendela & geser | ^jendela
hollow galvanis 4x4 tebal 1.2 | ^hollow & galvanis & 4x4 & 1.2mm | ^hollow & 4x4
tangga lipat aluminium 3 meter | ^tangga & lipat & 3m | ^tangga & lipat / ^tangga & 3m
atap spandek pasir merah | spandek & pasir / spandek & merah | spandek
keramik 60x60 motif kayu | ^keramik & 60x60 & dwood / ^keramik & 60x60 & kayu | ^keramik & 60x60
wastafel gantung 50 cm putih | ^wastafel & gantung & 50cm | ^wastafel & gantung / ^wastafel & 50cm`
}

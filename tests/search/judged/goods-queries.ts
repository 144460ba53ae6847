/** Goods by their plain names, and names of several words of which one alone means another product. */
export const goodsQueries = {
  plain: `
semen | ^semen & semen portland | ^semen
semen putih | ^semen & semen putih
pasir | ^pasir
bata | ^bata
bata merah | ^bata merah
bata ringan | ^bata ringan
batako | ^batako
roster | ^roster
keramik | ^keramik
keramik lantai | ^keramik lantai | ^keramik / ^granit
keramik dinding | ^keramik dinding | ^keramik / mosaik
granit | ^granit
batu alam | ^batu alam
batu split | ^batu split
cat | ^cat
cat tembok | ^cat tembok | ^cat luar
cat kayu | ^cat kayu
cat genteng | ^cat genteng | ^cat
kuas | ^kuas
amplas | ^amplas
thinner | thinner & !dempul / ^thinner | leaf thinner
paku | ^paku
besi beton | ^besi beton
baja ringan | baja ringan & !sekrup & !baut | baja ringan
wiremesh | ^wiremesh
bondek | ^bondek
dynabolt | ^dynabolt
pintu | ^pintu
jendela | ^jendela
kaca | ^kaca & !film | ^kaca
engsel | ^engsel
gembok | ^gembok
pipa | ^pipa
kran | ^kran
wastafel | ^wastafel | kran wastafel
kloset | ^kloset
shower | ^shower
bak mandi | ^bak mandi / bathtub
tandon | ^tandon
pompa air | ^pompa air
septic tank | septic tank
talang | ^talang | plat seng talang
asbes | ^asbes
genteng | ^genteng
triplek | ^triplek | multiplek / plywood / blockboard
plafon | ^plafon | papan gypsum / lis
lampu | ^lampu & !lampu hias / downlight | lampu hias
kabel | ^kabel & !data | ^kabel
saklar | ^saklar
stop kontak | ^stop kontak | kabel roll / kabel rol
mcb | ^mcb | mcb
exhaust fan | exhaust fan
gerinda | ^gerinda
gergaji | ^gergaji
bor | ^bor | mata bor
palu | ^palu
obeng | ^obeng
tang | ^tang | leaf obeng tang
meteran | ^meteran
tangga | ^tangga
cangkul | ^cangkul
molen | molen
selang | ^selang
sofa | ^sofa
kulkas | ^kulkas
ac | ^ac
genset | ^genset
papan grc | ^papan grc | ^kalsiboard
kalsiboard | ^kalsiboard | ^papan grc
ball valve | ball valve
stop kran | stop kran
cetok | ^cetok
roskam | ^roskam
linggis | ^linggis
pernis | ^pernis
glasswool | ^glasswool
plint | ^plint
nok genteng | ^nok | ^genteng
tanah urug | ^tanah
sirtu | ^sirtu
scaffolding | ^scaffolding / steger
steger | steger`,
  compound: `
mesin bor | ^bor | mata bor
mesin gerinda | ^gerinda
mesin las | ^mesin las | ^kawat las
mesin cuci | ^mesin cuci
batu bata | bata merah | ^bata / batako
kawat bendrat | bendrat & kawat bendrat & ^kawat | ^kawat
lem pipa | ^lem & pipa | ^lem
kaca film | ^kaca film | ^kaca
kabel roll | ^kabel roll / ^kabel rol | stop kontak / ^kabel
kitchen sink | ^kitchen sink / bak cuci piring
water heater | water heater
tang ampere | tang ampere | ^tang
pintu kamar mandi | ^pintu & kamar mandi | ^pintu
kran wastafel | ^kran & wastafel | ^kran
kunci pintu | kunci & pintu / ^kunci & leaf kunci | handle
handle pintu | handle pintu | leaf kunci
sepatu safety | ^sepatu safety | ^sepatu
sarung tangan | ^sarung tangan
helm proyek | ^helm
papan gypsum | ^papan gypsum
lampu led | ^lampu led | downlight
gergaji kayu | ^gergaji kayu / ^gergaji & kayu | ^gergaji
kipas angin | ^kipas angin
meja kerja | ^meja kerja
kursi kantor | ^kursi & kantor | ^kursi
jam dinding | ^jam dinding
minyak goreng | ^minyak goreng
pot tanaman | ^pot
genteng metal | ^genteng metal | ^genteng
paving block | ^paving block
cermin | ^cermin | cermin & !pakaian
batu gerinda potong | ^batu gerinda potong | leaf mata gerinda
sendok semen | ^cetok
isolasi listrik | ^isolasi listrik
cat semprot | ^cat semprot | ^cat
membran bakar | ^membran bakar | anti bocor
pompa celup | ^pompa air celup | ^pompa
kusen aluminium | ^kusen aluminium | leaf jendela aluminium
koral hitam | koral hitam | koral`,
  unit: `
sak | ^semen / mortar
zak | ^semen / mortar
semen zak | ^semen & semen portland | ^semen
semen 1 sak | ^semen & semen portland | ^semen
semen per sak | ^semen & semen portland | ^semen
10 sak semen | ^semen & semen portland | ^semen
semen 50 kg 1 zak | ^semen & 50kg | ^semen
pasir 1 kubik | ^pasir & 1m3 | ^pasir
pasir per kubik | ^pasir & m3 / ^pasir & 1m3 | ^pasir
pasir 1 m3 | ^pasir & 1m3 | ^pasir
pasir karungan | ^pasir & karung | ^pasir
pasir 1 pickup | ^pasir & pickup | ^pasir
keramik per dus | ^keramik
keramik 1 dus | ^keramik
besi per batang | ^besi | hollow / kanal
triplek per lembar | ^triplek | multiplek
pipa 1 batang | ^pipa
paku 1 kg | ^paku & 1kg | ^paku
kabel 1 roll | ^kabel & !data | kabel
hebel per kubik | bata ringan & m3 / bata ringan & per m3 | ^bata ringan
bata merah 1000 biji | ^bata merah
spandek per meter | ^atap spandek | spandek
cat 1 kaleng | ^cat
cat 1 pail | ^cat
genteng per biji | ^genteng & pcs | ^genteng
kawat 1 kg | ^kawat & 1kg | ^kawat
beras 1 karung | ^beras`
}

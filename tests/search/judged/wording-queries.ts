/** The same goods in other words: misspelt, in builders' terms, and as people ask a shop. */
export const wordingQueries = {
  typo: `
smen | ^semen & semen portland | ^semen
semn tiga rda | ^semen & tiga roda & semen portland | ^semen & tiga roda
kramik | ^keramik
keramk lantai | ^keramik lantai | ^keramik
garnit 60x60 | ^granit & 60x60 | ^granit
cat tembk putih | ^cat tembok & putih | ^cat tembok
besi betn 10mm | ^besi beton & 10mm | ^besi beton
baja rinagn | baja ringan & !sekrup & !baut | baja ringan
bata rngan | ^bata ringan
gypsm | papan gypsum | gypsum
tripek 9mm | ^triplek & 9mm | ^triplek
tripleks | ^triplek | multiplek
wastafle | ^wastafel | kran wastafel
klosed duduk | ^kloset & duduk | ^kloset
pomap air | ^pompa air
pipa pcv 3/4 | ^pipa pvc & 3/4 inch | ^pipa
spandx | spandek
genteg metal | ^genteng metal | ^genteng
gerindra | ^gerinda
bor lisrik | ^bor
saklr | ^saklar
engsl pintu | ^engsel & pintu | ^engsel
cat avien | ^cat & avian | avian
duluks | dulux
pompa shimisu | ^pompa & shimizu | ^pompa
rucica | rucika
lampu philip | ^lampu & philips / downlight & philips | ^lampu led / downlight
tandom air | ^tandon
wiremes | ^wiremesh
aquaprof | aquaproof
meteram | ^meteran
tigaroda | ^semen & tiga roda | tiga roda
batako pres | ^batako & press | ^batako
waterpas | ^waterpass`,
  synonym: `
hebel | ^bata ringan
bata hebel | ^bata ringan
celcon | ^bata ringan
paralon | ^pipa pvc | ^pipa
pipa paralon 3/4 | ^pipa pvc & 3/4 inch | ^pipa
pralon 4 inch | ^pipa pvc & 4 inch | ^pipa pvc
plywood | triplek / multiplek / plywood | blockboard
multiplek 18mm | multiplek & 18mm / triplek & 18mm | triplek / multiplek
rebar | ^besi beton
besi behel | ^besi beton
besi tulangan 12 | ^besi beton & 12mm | ^besi beton
wermes | ^wiremesh
gipsum | papan gypsum | gypsum
plafond pvc | ^plafon pvc | ^plafon
galvalum | baja ringan & !sekrup & !baut / galvalum / zincalume | hollow / reng / kanal / spandek
seng | spandek / zincalume / ^plat seng | ^atap
toren | ^tandon
toren air 2000 liter | ^tandon & 2000 liter | ^tandon
wc duduk | ^kloset & duduk | ^kloset
wc jongkok | ^kloset & jongkok | ^kloset
closet | ^kloset
westafel | ^wastafel | kran wastafel
keran air | ^kran
hollo galvanis | ^hollow & galvanis | ^hollow
ubin | ^keramik lantai / ^keramik | ^granit
tegel | ^keramik lantai / ^keramik | ^granit
conblock | ^paving
kerikil | split / koral
cat minyak | ^cat kayu | kuas minyak
waterproofing | anti bocor
anti bocor | anti bocor
cat anti bocor | anti bocor
rol cat | ^rol cat | roll / rol & leaf kuas
gurinda | ^gerinda
arko | ^gerobak
gerobak dorong | ^gerobak
colokan listrik | ^stop kontak | kabel roll / kabel rol / steker
bohlam | ^lampu led | ^lampu
sekring | mcb
usuk | ^kaso
gagang pintu | handle pintu / ^handle | leaf kunci
acian | acian / skimcoat
semen instan | mortar / plester / acian / thinbed | perekat
lem keramik | perekat keramik
lem hebel | perekat bata ringan / thinbed
jet pump | ^pompa & jet pump | ^pompa
jetpump | ^pompa & jet pump | ^pompa
mesin pompa air | ^pompa air
sanyo | sanyo / ^pompa
sok 1/2 | ^socket & 1/2 inch | ^socket
sok drat | valve socket / faucet socket | ^socket / leaf sambungan
over sok | ^reducer
sambungan pipa | leaf sambungan
list gypsum | ^lis & gypsum | ^lis
kertas gosok | ^amplas
lem kaca | sealant / silikon
silikon | ^silikon / sealant
kabel rol | ^kabel roll / ^kabel rol | stop kontak / ^kabel
saringan lantai | floor drain
semprotan wc | jet washer
rooster | ^roster | rooster
pasir cor | ^pasir & beton / ^pasir cor / ^pasir & cor | ^pasir
batu belah | ^batu & belah | ^batu
atap fiber | fiberglass / leaf atap transparan | ^atap
polikarbonat | polycarbonate | leaf atap transparan
magic com | ^rice cooker
hp android | leaf ponsel android
lemari baju | ^lemari
spring bed | ^kasur & spring bed | ^kasur
tirai | ^gorden
pemanas air | water heater
slang air | ^selang air | ^selang`,
  'shop talk': `
jual semen | ^semen & semen portland | ^semen
harga semen tiga roda per sak | ^semen & tiga roda & semen portland | ^semen & tiga roda
harga besi 10 mm | ^besi & 10mm | ^besi
jual bata ringan murah | ^bata ringan
toko keramik terdekat | ^keramik
beli pasir murah | ^pasir
harga granit 60x60 per dus | ^granit & 60x60 | ^granit
daftar harga pipa pvc | ^pipa pvc | ^pipa
cat tembok bagus | ^cat tembok | ^cat
harga baja ringan per batang | baja ringan & !sekrup & !baut | baja ringan
kloset duduk murah berkualitas | ^kloset & duduk | ^kloset
harga triplek 9mm terbaru | ^triplek & 9mm | ^triplek
diskon lampu led | ^lampu led | downlight
promo cat dulux | ^cat & dulux | dulux
berapa harga semen | ^semen & semen portland | ^semen
mau beli keramik lantai | ^keramik lantai | ^keramik
grosir paku kayu | ^paku & kayu | ^paku
agen hebel | ^bata ringan
distributor wiremesh | ^wiremesh
cari genteng metal | ^genteng metal | ^genteng
pasir original kualitas super | ^pasir
lampu yang terang | ^lampu & !lampu hias / downlight | ^lampu
laptop bekas | ^laptop & bekas | ^laptop
ac second | ^ac & bekas | ^ac`
}

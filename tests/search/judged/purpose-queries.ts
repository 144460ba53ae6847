/** Goods by their purpose, by what they repair, in English, and by household names. */
export const purposeQueries = {
  purpose: `
tembok rembes | anti bocor | plamir
atap bocor | anti bocor | sealant / lem pipa
cat untuk kamar mandi | ^cat tembok | ^cat
cat tahan cuaca | ^cat luar | ^cat
dinding retak rambut | plamir / anti bocor | kompon / mortar & acian
dinding berjamur | ^cat tembok | ^cat
besi karatan | ^cat kayu besi / penghilang karat / zinkromat | ^cat
peredam panas atap | aluminium foil / insulasi | spandek
rumah panas atap seng | aluminium foil / insulasi | exhaust fan / kipas angin
listrik sering jeglek | ^mcb | ^box mcb
alat potong besi | ^gerinda / gergaji besi | ^tang potong
pemotong kayu | gergaji kayu / gergaji circular / jigsaw | gergaji
alat angkut pasir | gerobak sorong | sekop
pengaduk semen | molen | cangkul
penjepit | ^tang
pengukur jarak | laser ukur / ^meteran | ^waterpass
penutup lubang air | floor drain
pengaman kepala | ^helm
pendorong air ke lantai 2 | ^pompa air & booster | ^pompa air
keran cuci piring | ^kran dapur | ^kran
lampu kamar mandi | ^lampu led / ^downlight | ^lampu
pipa air panas | ^pipa ppr | ^pipa
lem buat keramik kolam renang | ^perekat keramik & kolam | ^perekat keramik
penghangat air mandi | ^water heater`,
  English: `
ladder | ^tangga
wall putty | ^plamir | dempul / kompon
safety shoes | sepatu safety
washing machine | ^mesin cuci
circuit breaker | ^mcb
screwdriver | ^obeng
wood glue | ^lem kayu | ^lem
paint roller | ^rol cat | ^kuas
door handle | handle pintu / handle plus kunci | ^kunci
pvc pipe | ^pipa pvc | ^pipa
power drill | ^bor
floor tiles | ^keramik lantai / ^granit tile | ^keramik`,
  'at home': `
angkong | gerobak sorong
palu godam | ^bodem | ^palu
gosokan baju | ^setrika
jamban jongkok | ^kloset jongkok | ^kloset
eternit | papan gypsum / plafon | triplek
wolpes | ^waterpass
tehel kramik 30x60 | ^keramik & 30x60 | ^keramik
keramik dinding ijo | ^keramik dinding & hijau | ^keramik dinding
tandon penguin stenlis | ^tandon & penguin & stainless | ^tandon
sepatu bot proyek | sepatu safety tinggi | sepatu safety
gen teng metal | ^genteng metal | ^genteng
gypsumboard | papan gypsum | gypsum
waterheter listrik | ^water heater & listrik | ^water heater
hollow 40x60 | ^hollow & 4x6 | ^hollow
pralon setengah inci | ^pipa pvc & 1/2 inch | ^pipa
korden jendela | ^gorden
tempat air 500 liter | ^tandon & 500 liter / ^tandon & 550 liter | ^tandon`
}

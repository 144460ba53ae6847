/** Goods that this marketplace does not sell, and searches whose last word is still being typed. */
export const edgeQueries = {
  'not sold': `
kompresor angin
cctv
panel surya
aspal
excavator
forklift
mobil bekas
sepeda gunung
ban mobil
oli motor
kamera digital
printer
gitar
boneka
popok bayi
susu bubuk
vitamin c
lipstik
kucing
ikan cupang
buku tulis
jas hujan
tiket pesawat
dispenser
obat batuk
zzqqxxw
asdfghj
http evil example`,
  'while typing': `
sem | ^semen | semen / sekrup
semen t | ^semen & tiga roda / ^semen & tonasa | ^semen
semen ti | ^semen & tiga roda | ^semen
besi bet | ^besi beton
keram | ^keramik | keramik
keramik la | ^keramik lantai | ^keramik
granit 60 | ^granit & 60x60 / ^granit & 60x120 | ^granit
granit 60x | ^granit & 60x60 / ^granit & 60x120 | ^granit
cat te | ^cat tembok | ^cat
cat tembok pu | ^cat tembok & putih | ^cat tembok
pip | ^pipa
pipa p | ^pipa pvc / ^pipa ppr | ^pipa
lamp | ^lampu
lampu l | ^lampu led | ^lampu
bata ri | ^bata ringan
hebe | ^bata ringan
tripl | ^triplek | triplek
kloset du | ^kloset & duduk | ^kloset
genteng me | ^genteng metal | ^genteng
kabel ny | ^kabel & nym / ^kabel & nya / ^kabel & nymhy | ^kabel
bor lis | ^bor
pomp | ^pompa
tando | ^tandon
wast | ^wastafel | wastafel
dul | dulux
pompa shi | ^pompa & shimizu | ^pompa
gembo | ^gembok
sakl | ^saklar`
}

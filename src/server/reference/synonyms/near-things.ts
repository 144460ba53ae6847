// Things that few shops sell here, and the nearest one of the same use: who asks for it is shown that instead of nothing. Where a shop
// sells the thing itself, it comes first.
export const nearThings = `
keset kaki > karpet; keset lantai > karpet; keset rumah > karpet; keset pintu > karpet; keset ruang tamu > karpet; selotip > isolasi listrik; seloteip > isolasi listrik; selotep > isolasi listrik; sellotape > isolasi listrik; selotif > isolasi listrik; selotip hitam > isolasi listrik; lakban > isolasi listrik; plakban > isolasi listrik; lakban hitam > isolasi listrik; solasi hitam > isolasi listrik; solasi listrik > isolasi listrik
pasah kayu > pahat kayu; pasah tangan > pahat kayu; serut kayu > ketam, pahat kayu; serutan kayu > pahat kayu; ketam kayu > pahat kayu; sugu kayu > pahat kayu; pasah kayu listrik > mesin serut; serut kayu listrik > mesin serut; ketam kayu listrik > mesin serut
alat semprot cat > spray gun, cat semprot; penyemprot cat > cat semprot; alat penyemprot cat > cat semprot
mesin cutting > gerinda tangan, batu gerinda potong; mesin cut off > gerinda tangan, batu gerinda potong; mesin cutting besi > gerinda tangan, batu gerinda potong; mesin cutting keramik > alat potong keramik, mata potong keramik; mesin cutting kayu > mesin gergaji circular
selang air > selang set; selang taman > selang set, selang air; selang kebun > selang set, selang air; plamir > dempul tembok; plamir tembok > dempul tembok; plamur > dempul tembok; sepatu boot > sepatu safety; sepatu bot > sepatu safety; sepatu boots > sepatu safety
polybag > pot plastik, pot; poly bag > pot plastik, pot; polibag > pot plastik, pot; planter bag > pot plastik, pot; kantong tanaman > pot plastik, pot; kantong bibit > pot plastik, pot
kawat harmonika > kawat loket, wiremesh; pagar harmonika > kawat loket, wiremesh; pagar kawat > kawat loket, wiremesh, kawat ayam
karet backup > silikon sealant; karet back up > silikon sealant; karet backup kaca > silikon sealant kaca; karet back up kaca > silikon sealant kaca; backup rod > silikon sealant; backer rod > silikon sealant; karet kaca > silikon sealant kaca; karet kaca jendela > silikon sealant kaca; karet kaca aluminium > silikon sealant kaca; sealer kaca > silikon sealant kaca
friction stay > engsel jendela; casement friction stay > engsel jendela; friction stay casement > engsel jendela; friction hinge > engsel jendela; casement stay > engsel jendela; engsel jungkit > engsel jendela; engsel jendela casement > engsel jendela; engsel jendela aluminium > engsel jendela; engsel friction > engsel jendela
`

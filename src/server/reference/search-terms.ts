import type { SynonymRule } from '#lib/format/search-text.ts'

import type { Db } from '#server/core/db/connect.ts'
import { curatedKeywords, synonyms } from '#server/search/schema.ts'
import { insertRows } from '#server/core/db/insert-rows.ts'

// 'word: the words it also finds'. Both directions are written where both are used.
const trade = `
hebel: bata ringan; bataringan: bata ringan hebel; celcon: bata ringan hebel; herbel: hebel bata ringan
triplek: plywood multiplek; tripleks: triplek; plywood: triplek; multiplek: triplek; multiplex: triplek
paralon: pipa pvc; pralon: pipa pvc; peralon: pipa pvc
zak: sak; sak: zak; kantong: sak
rebar: besi beton; tulangan: besi beton; begel: besi beton polos; wirmes: wiremesh; wermes: wiremesh
gipsum: gypsum; gibsum: gypsum; gypsum: gipsum; kalsiboard: papan gypsum; plapon: plafon; plafond: plafon; flapon: plafon
galvalum: baja ringan galvalume zincalume; galvalume: galvalum zincalume; spandex: spandek; seng: spandek zincalume; truss: baja ringan
toren: tandon tangki; torn: tandon; tandon: toren; tangki: tandon toren
kloset: closet toilet wc; closet: kloset; toilet: kloset; wc: kloset; westafel: wastafel; wastapel: wastafel
keran: kran; kran: keran; faucet: kran; shower: pancuran
hollo: hollow; holo: hollow; kanal: baja ringan; cnp: kanal
granit: granite tile; granite: granit; ubin: keramik; tegel: keramik; kramik: keramik; lantai: keramik vinyl
conblock: paving; konblok: paving; pavingblock: paving block; roaster: roster; loster: roster
split: batu pecah koral; kerikil: split koral; koral: split
cat: paint; tembok: dinding; waterproofing: anti bocor; waterproof: anti bocor; bocor: pelapis
kuas: brush; roll: rol; rol: roll
bor: drill; drill: bor; gurinda: gerinda; grinda: gerinda; grinder: gerinda; gerinda: grinder
waterpass: level; meteran: roll meter; palu: martil; martil: palu; obeng: screwdriver; tang: pliers
saklar: switch; sakelar: saklar; stopkontak: stop kontak; colokan: stop kontak; steker: stop kontak; lampu: led; bohlam: lampu led bulb
kabel: cable; mcb: sekring; sekring: mcb
genting: genteng; genteng: genting; fiber: atap transparan; polikarbonat: polycarbonate
kaso: usuk; usuk: kaso; balok: kayu; reng: kaso
kusen: pintu jendela; handel: handle; gagang: handle; kunci: handle; engsel: hinge
acian: mortar skimcoat; plesteran: mortar; lem: perekat; perekat: lem; tilegrout: nat; nat: grout; grout: nat
sanyo: pompa air; jetpump: jet pump; pompa: pump
hp: ponsel; handphone: ponsel; laptop: notebook; magicom: rice cooker; magic: rice cooker; penanak: rice cooker
lemari: wardrobe; kursi: chair; kasur: springbed matras; matras: kasur; gordyn: gorden; tirai: gorden; hordeng: gorden
tv: televisi; televisi: tv; teflon: wajan anti lengket; sendal: sepatu; kaus: kaos
`

const curated =
  'semen tiga roda, bata ringan, granit 60x60, cat tembok, pipa pvc 1/2 inch, besi beton 10 mm, baja ringan, triplek 9 mm, kloset duduk, lampu led, kabel nym, genteng metal, papan gypsum, bor listrik, pompa air, tandon air, keramik dinding, pasir beton, pintu kayu, anti bocor'

/** The trade's vocabulary as it is first filled; operators edit the table. */
function readSynonyms(): SynonymRule[] {
  return trade
    .trim()
    .split(/[;\n]/)
    .map(text => {
      const [word = '', means = ''] = text.split(':').map(part => part.trim())
      return { word, means }
    })
}

/** What is missing is added; what is there is the operator's. */
export async function writeSearchTerms(db: Db): Promise<void> {
  await insertRows(db, synonyms, readSynonyms(), { onConflict: { key: ['word'], rule: 'keep' } })
  await insertRows(
    db,
    curatedKeywords,
    curated.split(', ').map((keyword, index) => ({ keyword, sort: index + 1 })),
    { onConflict: { key: ['keyword'], rule: 'keep' } }
  )
}

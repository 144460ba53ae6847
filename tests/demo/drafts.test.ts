import { describe as group, expect, it } from 'vitest'

import { describe, specify } from '#demo/catalogue/description.ts'
import { draftProducts, type ProductDraft } from '#demo/catalogue/drafts.ts'
import { drawSales, offerVariants } from '#demo/catalogue/offer.ts'

// The demo's default products.
const drafts = [...draftProducts(2350)]
const goods = drafts.map(draft => {
  const variants = offerVariants(draft)
  const isSoldOut = variants.every(variant => variant.stock === 0)
  return {
    draft,
    variants,
    isSoldOut,
    text: describe(draft, isSoldOut),
    sales: drawSales(draft, variants[0]!.price)
  }
})

/** Trademarks of a line or model, and their makers. */
const makers: Record<string, string> = {
  Catylac: 'Dulux',
  Pentalite: 'Dulux',
  EasyClean: 'Dulux',
  Weathershield: 'Dulux',
  Aquashield: 'Dulux',
  Vinilex: 'Nippon Paint',
  'Q-Luc': 'Nippon Paint',
  'Spot-less': 'Nippon Paint',
  Weatherbond: 'Nippon Paint',
  'Bee Brand': 'Nippon Paint',
  Supersilk: 'Avian',
  Sunguard: 'Avian',
  Avitex: 'Avian',
  Jotashield: 'Jotun',
  Majestic: 'Jotun',
  Weathercoat: 'Mowilex',
  Cendana: 'Mowilex',
  Decorshield: 'Propan',
  Ftalit: 'Kansai',
  'MU-3': 'Mortar Utama',
  'MU-200': 'Mortar Utama',
  Kelen: 'Rucika',
  Tigris: 'Wavin',
  GSB: 'Bosch',
  GSR: 'Bosch',
  GBH: 'Bosch',
  GWS: 'Bosch',
  GLM: 'Bosch',
  HR2: 'Makita',
  HP1630: 'Makita',
  '9553B': 'Makita',
  dMarmo: 'Roman',
  dTerrazzo: 'Roman',
  dWood: 'Roman',
  dStone: 'Roman',
  Galaxy: 'Samsung',
  Redmi: 'Xiaomi',
  Reno: 'Oppo',
  Vivobook: 'Asus',
  IdeaPad: 'Lenovo',
  ThinkPad: 'Lenovo',
  Aspire: 'Acer',
  Domae: 'Schneider',
  Andris: 'Ariston'
}

/** The price of one piece in Indonesia in rupiah, 2025/26. */
const markets: [name: RegExp, low: number, high: number][] = [
  [/^Semen (?!Putih).* 40 kg/, 44_000, 64_000],
  [/^Media Tanam .* 5 kg/, 15_000, 25_000],
  [/^Blender .* 2 liter/, 170_000, 600_000],
  [/^Blender Miyako/, 150_000, 270_000],
  [/^Oppo A5 Pro/, 2_400_000, 3_500_000],
  [/^MCB/, 38_000, 90_000],
  [/^Papan GRC .* 4 mm/, 55_000, 80_000],
  [/^Kalsiboard .* 6 mm/, 95_000, 130_000],
  [/^Stop Kran Ball Valve PVC .* 1\/2 inch/, 13_000, 28_000],
  [/^Linggis/, 45_000, 170_000],
  [/^Genset/, 1_800_000, 19_000_000],
  [/^Tanah Urug .* 1 m3/, 130_000, 200_000],
  [/^Semen (?!Putih).* 50 kg/, 55_000, 78_000],
  [/^Kloset Jongkok/, 150_000, 450_000],
  [/^Kloset Duduk/, 1_100_000, 3_600_000],
  [/^Ember Cor/, 12_000, 32_000],
  [/^Cangkul/, 60_000, 130_000],
  [/^Sekop/, 70_000, 130_000],
  [/^Gerobak Sorong/, 420_000, 700_000],
  [/^Bor Rotary Hammer/, 850_000, 3_000_000],
  [/^Bor Tembok/, 330_000, 1_150_000],
  [/^Gerinda Tangan/, 180_000, 750_000],
  [/^Panci Presto/, 270_000, 1_500_000],
  [/^Tandon Air .* Stainless 1000/, 2_300_000, 3_000_000],
  [/^Tandon Air .* Plastik 1100/, 1_400_000, 2_100_000],
  [/^Besi Beton Polos .* 8 mm/, 50_000, 62_000],
  [/^Besi Beton Ulir .* 10 mm/, 78_000, 98_000],
  [/^Lem Pipa .* tube/, 6000, 9500],
  [/^Gembok/, 32_000, 240_000],
  [/^Cat Tembok Dulux Catylac 5 kg/, 105_000, 150_000],
  [/^Pasir .* 1 m3/, 230_000, 380_000],
  [/^Batu Split .* 1 m3/, 300_000, 400_000],
  [/^Besi Siku Hitam .* 40x40x4 mm/, 150_000, 210_000],
  [/^Mata Bor Beton .* 8 mm/, 8000, 28_000],
  [/^Mesin Las Inverter .* 120 A/, 700_000, 1_400_000],
  [/^Seal Tape .* 10 m/, 3500, 8000],
  [/^Pelampung Tandon .* 1\/2 inch/, 30_000, 120_000],
  [/^Cartridge Filter Air Sedimen .* 10 inch/, 13_000, 24_000],
  [/^Lampu Sorot .* 50 watt/, 130_000, 340_000],
  [/^Fitting Lampu .* E27$/, 6000, 18_000],
  [/^Kabel Ties .* 20 cm/, 11_000, 24_000],
  [/^Dempul Tembok .* 4 kg/, 55_000, 120_000],
  [/^Lem Super .* 3 gr/, 5000, 10_000],
  [/^Anti Rayap .* 1 liter/, 180_000, 300_000],
  [/^Wallpaper Dinding .* 53 cm/, 120_000, 250_000],
  [/^Kasa Nyamuk Fiber .* per m/, 12_000, 45_000]
]

const named = (name: RegExp) => goods.filter(({ draft }) => name.test(draft.name) && !draft.isSecondHand)
const words = ({ draft, variants, text }: (typeof goods)[number]) =>
  [
    draft.name,
    text,
    ...specify(draft).map(spec => spec.value),
    ...variants.flatMap(variant => [variant.subName1, variant.subName2])
  ].join(' | ')

/** Places and kinds of wood: they are told of the goods, and make none. */
const places =
  'Meranti,Sengon,Borneo,Kamper,Kruing,Jati,Lombok,Ende,Karawang,Cilegon,Garut,Muntilan,Lumajang,Rumpin,Jatiwangi,Kebumen,Plered'

group("the demo's goods", () => {
  it('are 2,350, each with a unique name', () => {
    expect(new Set(drafts.map(draft => draft.name)).size).toBe(2350)
  })

  it('name a line or model only with its maker', () => {
    const found = new Set<string>()
    // More than the default, so that every line of every maker is included.
    for (const { name, brand } of draftProducts(5000))
      for (const [mark, maker] of Object.entries(makers)) {
        if (!name.includes(mark)) continue
        found.add(mark)
        expect(brand, name).toBe(maker)
      }
    expect(Object.keys(makers).filter(mark => !found.has(mark))).toEqual([])
  })

  it.each(markets)('%s costs from %i to %i rupiah', (name, low, high) => {
    const prices = named(name).flatMap(({ variants }) => variants.map(variant => variant.price))
    expect(prices.length).toBeGreaterThan(0)
    expect(Math.min(...prices)).toBeGreaterThanOrEqual(low)
    expect(Math.max(...prices)).toBeLessThanOrEqual(high)
  })

  it('have steel tanks that cost more than plastic ones of about the same size', () => {
    const price = (name: RegExp) => named(name).map(({ variants }) => variants[0]!.price)
    expect(Math.min(...price(/^Tandon Air .* Stainless 1000/))).toBeGreaterThan(
      Math.max(...price(/^Tandon Air .* Plastik 1100/))
    )
  })

  it('are real goods: no two-core cable called NYA, no board as thick as a beam', () => {
    const odd = /NYA 2x|NYAF 2x|Reng Kayu .* 5x7|Papan Cor .* [456]x[67]|Xiaomi Galaxy|Makita GWS/
    expect(drafts.filter(draft => odd.test(draft.name)).map(draft => draft.name)).toEqual([])
  })

  it('have unique labels within their specifications', () => {
    const doubled = drafts.filter(draft => {
      const labels = specify(draft).map(spec => spec.label)
      return new Set(labels).size < labels.length
    })
    expect(doubled.map(draft => draft.name)).toEqual([])
  })

  it('write decimals with a comma, and dots only between thousands and in hours', () => {
    const dotted = goods.flatMap(
      one =>
        words(one)
          .replace(/pukul \d\d\.\d\d/g, '')
          .match(/\d+\.\d{1,2}(?!\d)|\d\.\d{4,}/g) ?? []
    )
    expect(dotted).toEqual([])
  })

  it('belong to one kind where they are used', () => {
    const used = goods.filter(({ draft }) => draft.isSecondHand)
    expect(used.length).toBeGreaterThan(5)
    for (const { draft, variants, sales } of used) {
      expect(
        variants.map(variant => variant.stock),
        draft.name
      ).toEqual([1])
      expect(sales.sold, draft.name).toBeLessThanOrEqual(1)
    }
  })

  it('mention no fresh stock when sold out, nor checking the stock by chat', () => {
    const soldOut = goods.filter(one => one.isSoldOut)
    expect(soldOut.length).toBeGreaterThan(10)
    expect(soldOut.filter(one => one.text.includes('Stok selalu baru'))).toEqual([])
    expect(goods.filter(one => /cek stok|lewat chat/.test(one.text))).toEqual([])
  })

  it('have a maker as their brand: no place and no kind of wood', () => {
    const brands = new Set(drafts.map(draft => draft.merk))
    expect(places.split(',').filter(place => brands.has(place))).toEqual([])
    const sand = drafts.find(({ name }) => name.startsWith('Pasir '))!
    expect(sand.merk).toBe('')
    expect(specify(sand)[0]).toEqual({ label: 'Asal', value: sand.brand })
    expect(goods.filter(({ text }) => /Keunggulan(?: \n| undefined|  )/.test(text))).toEqual([])
  })

  it('say what is true of their kind', () => {
    const told = (name: RegExp, said: RegExp) =>
      goods.filter(one => name.test(one.draft.name) && said.test(words(one))).map(({ draft }) => draft.name)
    expect(told(/^Bodem/, /keramik|karet/i)).toEqual([])
    expect(told(/Luminarc/, /Bahan: Keramik|Glasir/)).toEqual([])
    expect(told(/^Kunci Silinder Kamar Mandi/, /tiga anak kunci|3 anak kunci/i)).toEqual([])
    expect(told(/^Kran (?:Dapur|Wastafel)/, /3\/4 inch/)).toEqual([])
    expect(told(/^Setrika Uap/, /3[05]0 watt/)).toEqual([])
    expect(told(/./, /dijadikan hadiah/)).toEqual([])
    expect(told(/^(?:Samsung|Vivo|Oppo|Xiaomi)/, /6\/128/)).toEqual([])
    const woven = named(/^Aluminium Foil Woven .* x 50 m/)
    expect(Math.max(...woven.map(({ draft }) => draft.size.kg))).toBeLessThanOrEqual(8)
    expect(new Set(named(/^Batu Koral/).map(({ draft }) => draft.family.leaf))).toEqual(
      new Set(['Batu Koral'])
    )
  })

  it('end with a tip for their kind', () => {
    const ends = (name: RegExp) => named(name).map(({ text }) => text)
    expect(ends(/^(?:Bata|Pasir|Tanah|Sirtu) /).filter(text => /mengaduk|beralas kayu/.test(text))).toEqual(
      []
    )
    expect(ends(/^(?:Kuas|Rol|Amplas|Membran) /).filter(text => /aduk merata/.test(text))).toEqual([])
    expect(ends(/^(?:Gembok|Engsel|Kunci) /).filter(text => /mendatar|potongan/.test(text))).toEqual([])
    expect(ends(/^(?:Pot|Selang|Pupuk) /).filter(text => /tempat teduh selama/.test(text))).toEqual([])
    expect(ends(/^(?:Jam|Gorden) /).filter(text => /lorong/.test(text))).toEqual([])
    expect(ends(/^(?:Gantungan|Tandon) /).filter(text => /seal tape/.test(text))).toEqual([])
  })

  it('have no boast that compares prices', () => {
    expect(drafts.filter(({ name }) => /termurah/i.test(name)).map(({ name }) => name)).toEqual([])
  })

  it('fit their product: cement has no photo colours, a phone needs no truck', () => {
    const texts = (leaf: string) =>
      goods.filter(({ draft }) => draft.family.leaf === leaf).map(one => one.text)
    expect(texts('Semen Portland').filter(text => /warna pada foto|potongan/.test(text))).toEqual([])
    expect(texts('Ponsel Android').filter(text => /truk|proyek|sopir/.test(text))).toEqual([])
  })

  it("include a builder's everyday goods", () => {
    const everyday =
      'Amplas,Lem Pipa,Silikon,Gembok,Talang Air,Asbes Gelombang,Septic Tank,Water Heater Gas,Water Heater Listrik,Kitchen Sink,Kawat Bendrat,Fisher,Dynabolt,Tang Ampere,Kabel Roll,Cat Genteng,Bondek,Mesin Molen,Bak Mandi,Kaca Film,Saklar,Stop Kontak,Pintu Kamar Mandi PVC,Exhaust Fan,Selang Air,Meteran,Sarung Tangan,Papan GRC,Kalsiboard,Stop Kran Ball Valve,Batu Gerinda Potong,Batu Gerinda Poles,Cetok,Roskam,Linggis,Isolasi Listrik,Cat Semprot,Pernis,Glasswool,Membran Bakar,Plint Keramik,Nok Genteng,Tanah Urug,Sirtu,Scaffolding,Pompa Air Celup Submersible,Genset,Kusen Aluminium,Semen Tiga Roda PCC 40 kg,Semen Tiga Roda PCC 50 kg,Semen Gresik PCC 50 kg,Semen Padang PCC 50 kg,Semen Dynamix Serbaguna 50 kg,Semen Holcim Serbaguna 50 kg,Besi Siku,Kawat Ayam,Kawat Loket,Mata Bor Beton,Mata Bor Besi,Mata Bor Kayu,Mesin Las,Kawat Las,Pelumas Semprot WD-40,Penghilang Karat,Alat Potong Keramik Manual,Kape Dempul,Door Stopper Magnet,Grendel Pintu,Kasa Nyamuk,Dop PVC,Valve Socket PVC,Faucet Socket PVC,Seal Tape,Klem Pipa,Pelampung Tandon,Pelampung Otomatis,Otomatis Pompa,Housing Filter Air,Cartridge Filter Air,Pelancar Saluran Mampet,Tutup Saluran Got,Stiker Anti Slip,Lampu Sorot,Lampu Taman Tenaga Surya,Fitting Lampu,Kabel Ties,Klem Kabel,Kabel Duct,Steker,Saklar Sensor,Stop Kontak Lantai,Bel Pintu,Dempul Tembok,Cat Dasar Zinkromat,Anti Rayap,Lem Super,Lem Wallpaper,Plat Seng Talang,Wallpaper Dinding,Rak Piring'
    const isOffered = (thing: string) => drafts.some(({ name }: ProductDraft) => name.startsWith(thing))
    expect(everyday.split(',').filter(thing => !isOffered(thing))).toEqual([])
    for (const size of ['6 A', '10 A', '16 A', '20 A'])
      expect(named(new RegExp(`^MCB .* ${size}`)).length, size).toBeGreaterThan(0)
  })
})

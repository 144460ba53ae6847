import { expect, it } from 'vitest'

import { numberCategories, readCategories } from '#demo/catalogue/categories.ts'
import { draftProducts } from '#demo/catalogue/drafts.ts'
import { families } from '#demo/catalogue/families.ts'
import { offerVariants } from '#demo/catalogue/offer.ts'
import { photograph } from '#demo/catalogue/photos.ts'
import { bannerSources } from '#demo/pictures/banner-scenes.ts'
import { drawings } from '#demo/pictures/drawings.ts'
import { isPack } from '#demo/pictures/picture.ts'

/** Things of several leaf categories that look alike: wood, sand and stones of several uses. */
const alike = new Set(['timber', 'sand', 'sandbag'])

/** More than are sold by default, so that each kind and size of each family is there. */
const all = [...draftProducts(8000)].map(draft => ({ draft, variants: offerVariants(draft) }))

it('every kind and size has a drawing, and every drawing is shown by one', () => {
  const named = new Set([
    ...families.flatMap(family => family.drawings),
    ...families.flatMap(family => family.brands.flatMap(({ kinds }) => kinds.map(kind => kind.drawing))),
    ...families.flatMap(family => family.sizes.map(size => size.drawing))
  ])
  named.delete(undefined)
  expect([...named].filter(name => !drawings[name!])).toEqual([])
  // A stack of tiles is on a banner only.
  expect(Object.keys(drawings).filter(name => !named.has(name))).toEqual(['tilestack'])
})

it('banners show what is drawn', () => {
  for (const { canvas } of bannerSources()) expect(canvas().svg).toContain('<svg')
})

it('a cover shows the product of one leaf category; only labelled packs are shared', () => {
  const soldAs = Map.groupBy(all, ({ draft }) => draft.drawing)
  const shared = [...soldAs].filter(
    ([drawing, goods]) =>
      !isPack(drawing) && !alike.has(drawing) && new Set(goods.map(({ draft }) => draft.family.leaf)).size > 1
  )
  expect(
    shared.map(([drawing, goods]) => `${drawing}: ${goods.map(({ draft }) => draft.name).join()}`)
  ).toEqual([])
})

it('different products within a leaf have covers of their own', () => {
  const cover = (thing: string) => all.find(({ draft }) => draft.name.startsWith(thing))!.draft.drawing
  const apart = [
    ['Meteran', 'Waterpass', 'Laser Ukur', 'Tang Ampere'],
    ['Rompi', 'Sarung Tangan Karet', 'Sarung Tangan Kulit', 'Sepatu Safety Pendek', 'Sepatu Safety Tinggi'],
    ['Panci Presto', 'Talenan', 'Karbol'],
    ['Talang Air', 'Talang Karpet'],
    ['Water Heater Gas', 'Water Heater Listrik'],
    ['Box MCB', 'Kabel Roll', 'Exhaust Fan', 'MCB'],
    ['Palu Karet', 'Bodem', 'Palu Kambing', 'Linggis', 'Pahat Beton', 'Pahat Kayu'],
    ['Elbow', 'Tee', 'Socket', 'Reducer', 'Stop Kran Ball Valve PVC', 'Stop Kran Ball Valve Kuningan'],
    ['Aluminium Foil Woven', 'Aluminium Foil Bubble', 'Foam Insulasi', 'Glasswool'],
    ['Papan Gypsum', 'Papan GRC', 'Kalsiboard'],
    ['Gembok Leher Panjang', 'Gembok Leher Pendek'],
    ['Kipas Angin Dinding', 'Kipas Angin Meja', 'Kipas Angin Berdiri'],
    ['Meja Kerja Minimalis', 'Meja Kerja Laci'],
    ['Jam Dinding Minimalis', 'Jam Dinding Angka Besar'],
    ['Batu Koral', 'Batu Kali Belah', 'Batu Kali Bulat', 'Batu Split'],
    ['Kawat Ayam', 'Kawat Loket', 'Kasa Nyamuk', 'Wiremesh'],
    ['Dop', 'Valve Socket', 'Faucet Socket', 'Socket', 'Seal Tape', 'Klem Pipa'],
    [
      'Pelampung Tandon Bola Kuningan',
      'Pelampung Tandon Bola Plastik',
      'Pelampung Otomatis',
      'Otomatis Pompa'
    ],
    [
      'Lampu Sorot',
      'Lampu Taman Tenaga Surya Tancap',
      'Lampu Taman Tenaga Surya Dinding',
      'Fitting Lampu Plafon',
      'Fitting Lampu Gantung'
    ],
    [
      'Kabel Ties',
      'Klem Kabel',
      'Kabel Duct',
      'Steker Arde',
      'Steker T',
      'Saklar Sensor Gerak',
      'Saklar Sensor Cahaya',
      'Stop Kontak Lantai',
      'Bel Pintu'
    ],
    ['Lem Super', 'Lem Wallpaper', 'Silikon'],
    ['Dempul Tembok', 'Plamir Tembok', 'Cat Dasar Zinkromat', 'Cat Kayu & Besi'],
    ['Talang Air', 'Talang Karpet', 'Plat Seng Talang'],
    ['Mata Bor Beton', 'Mata Bor Besi', 'Mata Bor Kayu'],
    ['Door Stopper Magnet', 'Grendel Pintu', 'Handle Pintu', 'Kunci Tanam']
  ]
  for (const names of apart) expect(new Set(names.map(cover)).size, names.join()).toBe(names.length)
  const paving = ['Bata', 'Hexagon', 'Cacing', 'Grass']
  const drawn = paving.map(
    kind =>
      all.find(({ draft }) => draft.name.startsWith('Paving') && draft.kind.startsWith(kind))!.draft.drawing
  )
  expect(new Set(drawn).size).toBe(paving.length)
})

it("a cover is the product's drawing, and a pack shows its maker and size", () => {
  for (const { draft } of all.slice(0, 1000)) {
    const { cover } = photograph(draft)
    expect(cover.drawing).toBe(draft.drawing)
    if (isPack(cover.drawing)) expect(cover.words?.[0]).toBe(draft.merk)
    expect(cover.words?.length ?? 0).toBe(isPack(cover.drawing) ? 2 : 0)
  }
})

it('a cover shows a variant that can be bought, if any can', () => {
  let several = 0
  for (const { draft, variants } of all) {
    const { cover, ofVariants } = photograph(draft)
    const each = variants.length / ofVariants.length
    if (draft.isSecondHand || ofVariants.length === 0 || variants.every(({ stock }) => stock === 0)) continue
    const at = ofVariants.findIndex(({ look }) => look === cover.look)
    const shown = variants.slice(at * each, (at + 1) * each)
    expect(Math.max(...shown.map(({ stock }) => stock)), draft.name).toBeGreaterThan(0)
    if (variants.some(({ stock }) => stock === 0)) several += 1
  }
  expect(several).toBeGreaterThan(100)
})

it('light of several colours is one lamp', () => {
  const lamps = all.filter(({ draft }) => draft.name.startsWith('Downlight'))
  expect(lamps.flatMap(({ draft }) => photograph(draft).ofVariants)).toEqual([])
})

it('newer leaf categories have ids after all others', () => {
  const ids = numberCategories(readCategories())
  expect(ids.get('semen-mortar')).toBe(1)
  expect(ids.get('semen-portland')).toBe(3)
  expect(ids.get('tanaman')).toBeLessThan(ids.get('gembok')!)
  expect(ids.get('septic-tank')).toBeLessThan(ids.get('plint-lantai')!)
  expect(new Set(ids.values()).size).toBe(ids.size)
})

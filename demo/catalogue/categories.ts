import type { productTypes } from '#server/product/schema.ts'

export type ProductType = (typeof productTypes)[number]
/** `later` counts the additions after which a category came: the ids of earlier ones must not change. */
type Leaf = { slug: string; name: string; later: number }
type Sub = Leaf & { icon: string; leaves: Leaf[] }
export type Main = Leaf & { icon: string; type: ProductType; subs: Sub[] }

/** 'Semen & Mortar' // => 'semen-mortar' */
export const slugOf = (name: string) =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

// One block per main category: 'icon Name', then its sub-categories: 'icon Name: leaf, leaf'. Icons are Lucide's. A
// leaf or sub-category with a + was added later, with ++ or +++ after those: its id follows theirs, which stay the same.
const materials = `
package Semen & Mortar
  package Semen: Semen Portland, Semen Putih
  layers Mortar & Perekat: Mortar Instan, Perekat Keramik, Nat Keramik

brick-wall Bata & Beton
  brick-wall Bata: Bata Merah, Bata Ringan
  blocks Beton Pracetak: Paving Block, Batako, Roster

cylinder Besi & Baja
  cylinder Besi Beton: Besi Beton Ulir, Besi Beton Polos, Wiremesh, +Bondek, +++Besi Siku
  construction Baja Ringan: Kanal C, Hollow Galvanis, Reng
  nut Paku & Kawat: Paku, Kawat Bendrat, Baut & Sekrup, +Fischer & Dynabolt, +++Kawat Ayam & Loket

grid-3x3 Keramik & Granit
  grid-3x3 Lantai: Keramik Lantai, Granit Lantai, Vinyl & Parket, ++Plint Lantai
  layout-grid Dinding: Keramik Dinding, Batu Alam, Mosaik

paint-roller Cat
  paint-bucket Cat Tembok: Cat Interior, Cat Eksterior
  droplets Cat Khusus: Cat Kayu & Besi, Pelapis Anti Bocor, +Cat Genteng, ++Cat Semprot, +++Anti Rayap
  paintbrush Alat Cat: Kuas & Rol, Thinner & Dempul, +Amplas, +Sealant & Lem

bath Sanitari
  toilet Kamar Mandi: Kloset, Wastafel, Shower, +Bak Mandi, +Water Heater
  droplet Kran & Aksesoris: Kran Air, Aksesoris Kamar Mandi, +Kitchen Sink

droplets Pipa & Air
  cylinder Pipa: Pipa PVC, Pipa PPR, Sambungan Pipa, +Lem Pipa
  waves Air Bersih: Tandon Air, Pompa Air, ++Stop Kran & Katup, +++Pelampung & Otomatis, +++Filter Air
  +recycle Air Kotor: +Septic Tank, +++Saluran Pembuangan

house Atap
  house Penutup Atap: Spandek & Zincalume, Genteng Metal, Genteng Tanah Liat, +Asbes Gelombang
  sun Pelengkap Atap: Atap Transparan, Insulasi Atap, +Talang Air, ++Nok Genteng

panels-top-left Plafon & Gypsum
  panels-top-left Plafon: Papan Gypsum, Plafon PVC, ++GRC & Kalsiboard
  ruler Pelengkap Plafon: Lis Profil, Kompon

tree-pine Kayu & Triplek
  layers-2 Papan: Triplek, Blockboard & MDF
  tree-pine Kayu Gergajian: Kayu Balok, Kaso & Reng Kayu

door-open Pintu & Jendela
  door-open Pintu: Pintu Kayu, Pintu PVC & Aluminium
  app-window Jendela: Jendela Aluminium, Kaca, +Kaca Film, ++Kusen Aluminium, +++Kasa Nyamuk
  lock-keyhole Kunci & Engsel: Kunci & Handle, Engsel, +Gembok

plug Listrik
  lightbulb Lampu: Lampu LED, Lampu Downlight, +++Lampu Sorot & Taman, +++Fitting Lampu
  plug Instalasi: Kabel Listrik, Saklar & Stop Kontak, MCB & Box, +Kabel Roll, +Exhaust Fan, ++Isolasi Listrik, +++Aksesoris Kabel

hammer Perkakas
  drill Perkakas Listrik: Bor Listrik, Gerinda, Gergaji Listrik, ++Mata Gerinda, ++Genset, +++Mata Bor, +++Las & Elektroda
  hammer Perkakas Tangan: Palu & Pahat, Obeng & Tang, Alat Ukur, Gergaji Tangan, ++Cetok & Roskam
  hard-hat Perlengkapan Proyek: Tangga, Gerobak & Sekop, Alat Pelindung, +Molen, ++Scaffolding, +++Pelumas & Anti Karat

mountain Pasir & Batu
  mountain Pasir: Pasir Beton, Pasir Pasang, ++Tanah Urug & Sirtu
  gem Batu: Batu Split, Batu Kali, ++Batu Koral
`

const others = `
sofa Furnitur
  sofa Ruang Tamu: Sofa, Meja Tamu
  bed Kamar Tidur: Lemari Pakaian, Kasur
  armchair Ruang Kerja: Kursi Kantor, Meja Kerja, Rak Serbaguna

cooking-pot Dapur
  cooking-pot Alat Masak: Wajan & Panci, Pisau & Talenan
  utensils Peralatan Makan: Piring & Mangkuk, Botol & Termos

lamp Dekorasi
  lamp Hiasan: Lampu Hias, Jam Dinding, Cermin, +++Wallpaper
  blinds Tekstil Rumah: Gorden, Karpet

tv Elektronik Rumah
  fan Pendingin: Kipas Angin, AC
  refrigerator Elektronik Dapur: Rice Cooker, Blender, Kulkas
  washing-machine Rumah Tangga: Mesin Cuci, Setrika, Televisi

laptop Komputer
  laptop Laptop & Monitor: Laptop, Monitor
  keyboard Aksesoris Komputer: Keyboard & Mouse, Router & Jaringan

smartphone Ponsel
  smartphone Gawai: Ponsel Android, Tablet
  headphones Aksesoris Ponsel: Charger & Kabel, Earphone

shirt Fashion
  shirt Pakaian: Kaos, Kemeja
  footprints Sepatu & Tas: Sepatu, Tas

shopping-basket Kebutuhan Pokok
  wheat Bahan Makanan: Beras, Minyak Goreng, Gula & Kopi
  spray-can Kebersihan: Deterjan, Pembersih Lantai

sprout Taman
  sprout Tanaman: Tanaman Hias, Pot Tanaman
  shovel Perawatan Taman: Selang & Semprotan, Pupuk & Media Tanam
`

/** All categories, three levels, materials first. Slugs are unique and never a reserved word. */
export function readCategories(): Main[] {
  return [...parse(materials, 'material'), ...parse(others, 'non-material')]
}

function parse(text: string, type: ProductType): Main[] {
  return text
    .trim()
    .split(/\n\n+/)
    .map(block => {
      const [head = '', ...subs] = block.split('\n')
      const [icon, name] = splitIcon(head)
      return { slug: slugOf(name), name, icon, type, later: 0, subs: subs.map(parseSub) }
    })
}

function parseSub(text: string): Sub {
  const [head = '', list = ''] = text.trim().split(': ')
  const [icon, name] = splitIcon(head.replace(/^\++/, ''))
  const leaves = list.split(', ').map(leaf => {
    const name = leaf.replace(/^\++/, '')
    return { slug: slugOf(name), name, later: plusOf(leaf) }
  })
  return { slug: slugOf(name), name, icon, later: plusOf(head), leaves }
}

const plusOf = (text: string) => /^\+*/.exec(text)![0].length

function splitIcon(text: string): [icon: string, name: string] {
  const at = text.trim().indexOf(' ')
  return [text.trim().slice(0, at), text.trim().slice(at + 1)]
}

/** Ids by slug, in reading order; later additions follow all others, so that an id never changes. */
export function numberCategories(mains: readonly Main[]): Map<string, number> {
  const all = mains.flatMap(main => [main, ...main.subs.flatMap(sub => [sub, ...sub.leaves])])
  const inOrder = all.toSorted((a, b) => a.later - b.later)
  return new Map(inOrder.map(({ slug }, index) => [slug, index + 1]))
}

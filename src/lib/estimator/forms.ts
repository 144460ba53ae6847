import { grades } from './concrete.ts'
import type { CalculatorKind } from './kinds.ts'
import { elementRows, floorRows, openingRows, roomRows, type RowGroup } from './row-groups.ts'

export type FormField = {
  name: string
  label: string
  unit?: string
  hint?: string
  /** A text instead of a number. */
  isText?: boolean
  /** Collapsed, as few people need it. */
  isRare?: boolean
  /** Options with the API's value and the label. */
  options?: readonly (readonly [value: string, label: string])[]
}

export type CalculatorForm = {
  /** A total that may be given instead of sizes. */
  whole?: { name: 'area' | 'volume'; label: string; unit: string; sizes: string }
  groups: readonly RowGroup[]
  fields: readonly FormField[]
}

const area = { name: 'area', label: 'Luas bidang', unit: 'm²', sizes: 'Ukuran ruang' } as const
const waste: FormField = { name: 'waste', label: 'Cadangan', unit: '%', hint: 'Untuk potongan dan pecah' }
const mix = (...parts: number[]): FormField => ({
  name: 'mix',
  label: 'Campuran semen : pasir',
  options: parts.map(part => [String(part), `1 : ${part}`])
})
const yesNo = [
  ['ya', 'Ya'],
  ['tidak', 'Tidak']
] as const

const diameters = (...bars: string[]) =>
  bars.map((bar): [string, string] => [
    bar,
    bar.replace('-', ' ').replace('u', 'U').replace('p', 'P') + ' mm'
  ])

/** The destination: in every calculator's form, but not in the request, which has the city's id. */
export const cityField: FormField = {
  name: 'kota',
  label: 'Kirim ke kota',
  hint: 'Toko yang mengirim ke sana didahulukan',
  isText: true
}

/** The calculators' forms; field names are those of the API. */
export const calculatorForms: Record<CalculatorKind, CalculatorForm> = {
  dinding: {
    whole: area,
    groups: [roomRows, openingRows],
    fields: [
      {
        name: 'block',
        label: 'Bahan dinding',
        options: [
          ['bata-merah', 'Bata merah'],
          ['batako', 'Batako'],
          ['hebel-7,5', 'Hebel 7,5 cm'],
          ['hebel-10', 'Hebel 10 cm']
        ]
      },
      { ...mix(3, 4, 5), hint: 'Untuk bata merah dan batako' },
      { name: 'joint', label: 'Tebal siar', unit: 'mm', hint: 'Kosong: 10 mm, hebel 3 mm', isRare: true },
      { name: 'block_length', label: 'Panjang bata', unit: 'cm', hint: 'Kosong: ukuran umum', isRare: true },
      { name: 'block_height', label: 'Tinggi bata', unit: 'cm', hint: 'Kosong: ukuran umum', isRare: true },
      { name: 'block_thickness', label: 'Tebal bata', unit: 'cm', hint: 'Kosong: ukuran umum', isRare: true },
      waste
    ]
  },
  'plester-acian': {
    whole: area,
    groups: [roomRows, openingRows],
    fields: [
      {
        name: 'sides',
        label: 'Sisi dinding',
        options: [
          ['1', 'Satu sisi'],
          ['2', 'Dua sisi']
        ]
      },
      { name: 'thickness', label: 'Tebal plester', unit: 'mm' },
      {
        name: 'plaster',
        label: 'Plester',
        options: [
          ['semen', 'Semen dan pasir'],
          ['instan', 'Mortar instan']
        ]
      },
      { ...mix(4, 5, 6), hint: 'Untuk semen dan pasir' },
      {
        name: 'skim',
        label: 'Acian',
        options: [
          ['semen', 'Semen'],
          ['instan', 'Mortar instan'],
          ['tanpa', 'Tanpa acian']
        ]
      },
      waste
    ]
  },
  lantai: {
    whole: area,
    groups: [floorRows, roomRows, openingRows],
    fields: [
      {
        name: 'surface',
        label: 'Dipasang di',
        options: [
          ['lantai', 'Lantai'],
          ['dinding', 'Dinding']
        ]
      },
      {
        name: 'tile',
        label: 'Keramik atau granit',
        options: [
          ['keramik-40x40', 'Keramik lantai 40 × 40 cm'],
          ['keramik-50x50', 'Keramik lantai 50 × 50 cm'],
          ['keramik-60x60', 'Keramik lantai 60 × 60 cm'],
          ['granit-60x60', 'Granit 60 × 60 cm'],
          ['granit-80x80', 'Granit 80 × 80 cm'],
          ['granit-60x120', 'Granit 60 × 120 cm'],
          ['dinding-20x20', 'Keramik dinding 20 × 20 cm'],
          ['dinding-25x40', 'Keramik dinding 25 × 40 cm'],
          ['dinding-30x60', 'Keramik dinding 30 × 60 cm']
        ]
      },
      {
        name: 'pattern',
        label: 'Pola',
        options: [
          ['lurus', 'Lurus'],
          ['diagonal', 'Diagonal']
        ]
      },
      { name: 'joint', label: 'Lebar nat', unit: 'mm' },
      { name: 'thickness', label: 'Tebal keping', unit: 'mm' },
      { ...waste, hint: 'Kosong: 5%, pola diagonal 10%' }
    ]
  },
  cat: {
    whole: area,
    groups: [roomRows, openingRows],
    fields: [
      {
        name: 'place',
        label: 'Dinding',
        options: [
          ['dalam', 'Dalam rumah'],
          ['luar', 'Luar rumah']
        ]
      },
      { name: 'coats', label: 'Jumlah lapis', unit: 'lapis' },
      waste
    ]
  },
  atap: {
    groups: [],
    fields: [
      { name: 'length', label: 'Panjang bangunan', unit: 'm', hint: 'Searah bubungan' },
      { name: 'width', label: 'Lebar bangunan', unit: 'm' },
      { name: 'slope', label: 'Kemiringan', unit: '°' },
      { name: 'overhang', label: 'Lebar tritisan', unit: 'm' },
      {
        name: 'cover',
        label: 'Penutup atap',
        options: [
          ['genteng-metal', 'Genteng metal'],
          ['genteng-tanah-liat', 'Genteng tanah liat atau beton'],
          ['spandek', 'Spandek']
        ]
      },
      { name: 'tiles_per_m2', label: 'Genteng per m²', unit: 'buah', hint: 'Untuk genteng tanah liat' },
      { name: 'frame', label: 'Rangka baja ringan', options: yesNo },
      waste
    ]
  },
  'cor-beton': {
    whole: { name: 'volume', label: 'Volume beton', unit: 'm³', sizes: 'Ukuran tiap bagian' },
    groups: [elementRows],
    fields: [
      {
        name: 'grade',
        label: 'Mutu beton',
        hint: 'K-225 lazim untuk rumah tinggal; ikuti gambar struktur Anda',
        options: grades.map(grade => [grade, grade])
      },
      waste
    ]
  },
  besi: {
    groups: [],
    fields: [
      { name: 'parts', label: 'Jumlah kolom atau balok', unit: 'buah' },
      { name: 'length', label: 'Panjang tiap bagian', unit: 'm' },
      {
        name: 'main',
        label: 'Tulangan utama',
        options: diameters('ulir-10', 'ulir-13', 'ulir-16', 'ulir-19', 'polos-8', 'polos-10', 'polos-12')
      },
      { name: 'bars', label: 'Batang tiap bagian', unit: 'batang' },
      { name: 'lap', label: 'Panjang sambungan', unit: '× diameter' },
      { name: 'width', label: 'Lebar penampang', unit: 'cm' },
      { name: 'height', label: 'Tinggi penampang', unit: 'cm' },
      { name: 'cover', label: 'Selimut beton', unit: 'cm' },
      { name: 'stirrup', label: 'Sengkang', options: diameters('polos-6', 'polos-8', 'polos-10') },
      { name: 'spacing', label: 'Jarak sengkang', unit: 'cm' }
    ]
  },
  plafon: {
    whole: area,
    groups: [floorRows],
    fields: [
      {
        name: 'board',
        label: 'Tebal gypsum',
        options: [
          ['9', '9 mm'],
          ['12', '12 mm']
        ]
      },
      { name: 'moulding', label: 'Lis di sekeliling', options: yesNo },
      waste
    ]
  }
}

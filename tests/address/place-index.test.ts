import { describe, expect, it } from 'vitest'

import { wantedWords } from '#lib/address/place-words.ts'
import { PlaceIndex } from '#server/address/place-index.ts'

const region = (id: number, name: string) => ({ id, name })
const jakarta = region(31, 'Daerah Khusus Ibukota Jakarta')
const south = region(3174, 'Kota Administrasi Jakarta Selatan')
const ntt = region(53, 'Nusa Tenggara Timur')
const manggarai = region(5310, 'Kabupaten Manggarai')
const districts = [
  { id: 317403, name: 'Mampang Prapatan', city: south, province: jakarta },
  { id: 317404, name: 'Tebet', city: south, province: jakarta },
  { id: 531001, name: 'Langke Rembong', city: manggarai, province: ntt }
]
const village = (id: number, name: string, zipCode: string, lat: number, lng: number) => ({
  id,
  districtId: Math.floor(id / 10_000),
  name,
  zipCode,
  isEstimate: false,
  lat,
  lng
})
const index = new PlaceIndex(
  [
    village(3174031001, 'Bangka', '12730', -6.26, 106.82),
    village(3174031002, 'Pela Mampang', '12720', -6.25, 106.82),
    village(3174041001, 'Tebet Barat', '12810', -6.23, 106.84),
    village(3174041002, 'Bukit Duri', '12840', -6.22, 106.85),
    village(5310012001, 'Bangka', '86515', -8.6, 120.46),
    village(5310012002, 'Bangka Leda', '86515', -8.61, 120.47),
    village(5310012003, 'Compang Tebet', '86516', -8.62, 120.48)
  ],
  districts
)
const found = (typed: string, max = 10) =>
  index.find(typed, max).map(({ name, district }) => `${name}, ${district.name}`)

describe('[address-15] places', () => {
  it.each(['constructor', 'toString', '__proto__', 'hasOwnProperty'])(
    'treats %s like any other word',
    word => {
      expect(wantedWords(word)).toEqual(word.toLowerCase().split('_').filter(Boolean))
      expect(found(word)).toEqual([])
    }
  )

  it('are found by the beginning of their name, exact names first', () => {
    expect(found('bangka')).toEqual([
      'Bangka, Mampang Prapatan',
      'Bangka, Langke Rembong',
      'Bangka Leda, Langke Rembong'
    ])
    expect(found('led')).toEqual(['Bangka Leda, Langke Rembong'])
    expect(found('bangka', 1)).toHaveLength(1)
  })

  it('are found by postal code', () => {
    expect(found('12810')).toEqual(['Tebet Barat, Tebet'])
    expect(found('865')).toHaveLength(3)
  })

  it('are distinguished by the regions around them, with common abbreviations', () => {
    expect(found('bangka jaksel')).toEqual(['Bangka, Mampang Prapatan'])
    expect(found('Kel. Bangka, Kec. Mampang')).toEqual(['Bangka, Mampang Prapatan'])
    expect(found('tebet jaksel')).toEqual(['Tebet Barat, Tebet', 'Bukit Duri, Tebet'])
    expect(found('bangka ntt')).toEqual(['Bangka, Langke Rembong', 'Bangka Leda, Langke Rembong'])
  })

  it('of a region appear by its name, after those with the name themselves', () => {
    expect(found('tebet')).toEqual([
      'Tebet Barat, Tebet',
      'Compang Tebet, Langke Rembong',
      'Bukit Duri, Tebet'
    ])
    expect(found('jakarta selatan')).toHaveLength(4)
  })

  it('of a region with the whole first word come before those that only begin with it', () => {
    const pandeglang = region(3601, 'Kabupaten Pandeglang')
    const banten = region(36, 'Banten')
    const sumur = new PlaceIndex(
      [
        village(3601012001, 'Sumurlaban', '42283', -6.4, 105.8),
        village(3601022001, 'Sumberjaya', '42283', -6.6, 105.6),
        village(3601032001, 'Sumur Batu', '42283', -6.5, 105.7)
      ],
      [
        { id: 360101, name: 'Angsana', city: pandeglang, province: banten },
        { id: 360102, name: 'Sumur', city: pandeglang, province: banten },
        { id: 360103, name: 'Cikeusik', city: pandeglang, province: banten }
      ]
    )
    const names = (typed: string) => sumur.find(typed, 3).map(({ name }) => name)
    expect(names('sumur pandeglang')).toEqual(['Sumur Batu', 'Sumberjaya', 'Sumurlaban'])
    expect(names('sumurl pandeglang')).toEqual(['Sumurlaban'])
  })

  it('[address-30] are found despite a typo from four letters on, also in one of several words', () => {
    for (const typed of ['bangkaa', 'bagka', 'bnagka', 'angka', 'vangka', 'bangxa']) {
      expect([typed, found(typed)[0]]).toEqual([typed, 'Bangka, Mampang Prapatan'])
    }
    expect(found('tebte barat')).toEqual(['Tebet Barat, Tebet'])
    expect(found('bangka jakrta')).toEqual(['Bangka, Mampang Prapatan'])
    expect(found('compnag')).toEqual(['Compang Tebet, Langke Rembong'])
    expect(['bxngkx', 'lde', 'bangka zzzz', '12731'].map(typed => found(typed))).toEqual([[], [], [], []])
  })

  it('[address-30] of the same name come from the own province first, then from where more people live', () => {
    expect(found('bangka', 1)).toEqual(['Bangka, Mampang Prapatan'])
    const own = index.find('bangka', 2, ntt.id).map(({ district }) => district.name)
    expect(own).toEqual(['Langke Rembong', 'Mampang Prapatan'])
    expect(index.find('bangka leda', 1, jakarta.id)).toHaveLength(1)
  })

  it('[address-30] come from a Kota first, then by the number of postal codes, then Kelurahan before Desa', () => {
    const around = [
      { id: 140503, name: 'Pangkalan Kuras', city: region(1405, 'Pelalawan'), province: region(14, 'Riau') },
      { id: 140504, name: 'Pangkalan Lesung', city: region(1405, 'Pelalawan'), province: region(14, 'Riau') },
      { id: 320112, name: 'Ciseeng', city: region(3201, 'Bogor'), province: region(32, 'Jawa Barat') },
      { id: 337404, name: 'Genuk', city: region(3374, 'Kota Semarang'), province: region(33, 'Jawa Tengah') }
    ]
    const kemang = (id: number, zipCode: string, lat: number) => village(id, 'Kemang', zipCode, lat, 106.1)
    const quarters = ['16310', '16320', '16330'].map((zipCode, at) =>
      village(3201122010 + at, `Perumahan ${at}`, zipCode, -6.55 + at / 100, 106.15)
    )
    const villages = [
      kemang(1405041001, '28382', 0.1),
      kemang(1405032006, '28382', 0.1),
      kemang(3201122003, '16310', -6.5),
      kemang(3374041004, '50111', -7.1),
      ...quarters
    ]
    const ids = (typed: string) => new PlaceIndex(villages, around).find(typed, 4).map(({ id }) => id)
    expect(ids('kemang')).toEqual([3374041004, 3201122003, 1405041001, 1405032006])
    // Matches by a typo are ordered the same way: of 'Kemang' and 'Kenang' the one with more codes around it.
    const near = [village(3201122001, 'Kenang', '16310', -6.5, 106.1), villages[1]!, ...quarters]
    expect(new PlaceIndex(near, around).find('kexang', 1).map(({ name }) => name)).toEqual(['Kenang'])
  })

  it('are not searched by words that half the country begins with', () => {
    expect(['', 'ba', 'b a n', 'desa', '???'].map(typed => found(typed))).toEqual([[], [], [], [], []])
    expect(found('ba led')).toEqual(['Bangka Leda, Langke Rembong'])
  })

  it('near a point are sorted by distance, however far away', () => {
    const near = index.near({ lat: -6.261, lng: 106.82 }, 2)
    expect(near.map(({ name, km }) => [name, Math.round(km * 10) / 10])).toEqual([
      ['Bangka', 0.1],
      ['Pela Mampang', 1.2]
    ])
    expect(index.near({ lat: -40, lng: 0 }, 2)).toEqual([])
  })
})

it('[address-15] compares words without accents, punctuation and place types', () => {
  expect(wantedWords('Kel. Bangka, jaksel')).toEqual(['bangka', 'jakarta', 'selatan'])
  expect(wantedWords('Mage’abumé')).toEqual(['mage', 'abume'])
  expect(wantedWords('a b c d e f g h i j')).toHaveLength(8)
})

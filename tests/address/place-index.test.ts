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
const found = (typed: string, most = 10) =>
  index.find(typed, most).map(({ name, district }) => `${name}, ${district.name}`)

describe('[address-15] places', () => {
  it('are found by the beginning of their name, those called so first and towns before villages', () => {
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

  it('are told apart by the regions around them, in short as people write them', () => {
    expect(found('bangka jaksel')).toEqual(['Bangka, Mampang Prapatan'])
    expect(found('Kel. Bangka, Kec. Mampang')).toEqual(['Bangka, Mampang Prapatan'])
    expect(found('tebet jaksel')).toEqual(['Tebet Barat, Tebet', 'Bukit Duri, Tebet'])
    expect(found('bangka ntt')).toEqual(['Bangka, Langke Rembong', 'Bangka Leda, Langke Rembong'])
  })

  it('of a region come with its name, after those that have it themselves', () => {
    expect(found('tebet')).toEqual([
      'Tebet Barat, Tebet',
      'Compang Tebet, Langke Rembong',
      'Bukit Duri, Tebet'
    ])
    expect(found('jakarta selatan')).toHaveLength(4)
  })

  it('[address-30] are found in spite of a typo from four letters on, in one word of several too', () => {
    for (const typed of ['bangkaa', 'bagka', 'bnagka', 'angka', 'vangka', 'bangxa']) {
      expect([typed, found(typed)[0]]).toEqual([typed, 'Bangka, Mampang Prapatan'])
    }
    expect(found('tebte barat')).toEqual(['Tebet Barat, Tebet'])
    expect(found('bangka jakrta')).toEqual(['Bangka, Mampang Prapatan'])
    expect(found('compnag')).toEqual(['Compang Tebet, Langke Rembong'])
    expect(['bxngkx', 'lde', 'bangka zzzz', '12731'].map(typed => found(typed))).toEqual([[], [], [], []])
  })

  it('[address-30] of one name stand in the own province first, then where more people live', () => {
    expect(found('bangka', 1)).toEqual(['Bangka, Mampang Prapatan'])
    const own = index.find('bangka', 2, ntt.id).map(({ district }) => district.name)
    expect(own).toEqual(['Langke Rembong', 'Mampang Prapatan'])
    expect(index.find('bangka leda', 1, jakarta.id)).toHaveLength(1)
    const of = (districtId: number, province: { id: number; name: string }) => ({
      ...districts[0]!,
      id: districtId,
      province
    })
    const villages = [village(1405032006, 'Kemang', '1', 0, 0), village(3201122003, 'Kemang', '2', 0, 0)]
    const two = new PlaceIndex(villages, [
      of(140503, region(14, 'Riau')),
      of(320112, region(32, 'Jawa Barat'))
    ])
    expect(two.find('kemang', 2).map(({ id }) => id)).toEqual([3201122003, 1405032006])
  })

  it('are not looked for by words that begin half the country', () => {
    expect(['', 'ba', 'b a n', 'desa', '???'].map(typed => found(typed))).toEqual([[], [], [], [], []])
    expect(found('ba led')).toEqual(['Bangka Leda, Langke Rembong'])
  })

  it('next to a point come by their distance, from however far away', () => {
    const near = index.near({ lat: -6.261, lng: 106.82 }, 2)
    expect(near.map(({ name, km }) => [name, Math.round(km * 10) / 10])).toEqual([
      ['Bangka', 0.1],
      ['Pela Mampang', 1.2]
    ])
    expect(index.near({ lat: -40, lng: 0 }, 2)).toEqual([])
  })
})

it('[address-15] words are compared without accents, signs and kinds of places', () => {
  expect(wantedWords('Kel. Bangka, jaksel')).toEqual(['bangka', 'jakarta', 'selatan'])
  expect(wantedWords('Mage’abumé')).toEqual(['mage', 'abume'])
  expect(wantedWords('a b c d e f g h i j')).toHaveLength(8)
})

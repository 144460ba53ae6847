import { describe, expect, it } from 'vitest'

import { cityMessage, findCity, guessMessage } from '#lib/estimator/find-city.ts'

const cities = [
  'Kabupaten Bandung',
  'Kabupaten Bandung Barat',
  'Kota Bandung',
  'Kabupaten Bekasi',
  'Kota Administrasi Jakarta Barat',
  'Kota Administrasi Jakarta Pusat',
  'Kota Surabaya',
  'Kabupaten Administrasi Kepulauan Seribu',
  'Kabupaten Bandung Timur',
  'Kabupaten Bandung Utara',
  'Kota Bandar Lampung',
  'Kota Administrasi Jakarta Selatan',
  'Kota Yogyakarta',
  'Kota Makassar',
  'Kota Surakarta'
].map((value, i) => ({ id: i + 1, value }))
const found = (typed: string) => {
  const answer = findCity(cities, typed)
  return 'city' in answer ? answer.city.value : answer.several
}

describe('[estimator-33] a city with one typo', () => {
  it.each([
    ['bandng', 'Kota Bandung'],
    ['Kab. Badnung', 'Kabupaten Bandung'],
    ['surabya', 'Kota Surabaya'],
    ['surbay', 'Kota Surabaya'],
    ['jakrta pusat', 'Kota Administrasi Jakarta Pusat'],
    ['bandung brat', 'Kabupaten Bandung Barat']
  ])('typed as %j is %s, with a note about the reading', (typed, name) => {
    expect(findCity(cities, typed)).toMatchObject({ city: { value: name }, isGuessed: true })
  })

  it('is not guessed if it is ambiguous, too short or has two', () => {
    expect(found('jakrta')).toEqual([
      'Kota Administrasi Jakarta Barat',
      'Kota Administrasi Jakarta Pusat',
      'Kota Administrasi Jakarta Selatan'
    ])
    for (const typed of ['bxn', 'bndg', 'surbya x', 'gotham']) expect(found(typed)).toEqual([])
  })

  it('that is spelled correctly is never another one', () => {
    expect(findCity(cities, 'bekasi')).not.toHaveProperty('isGuessed')
    expect(findCity([{ id: 1, value: 'Kabupaten Rembang' }], 'rembang')).toEqual({
      city: { id: 1, value: 'Kabupaten Rembang' }
    })
    expect(guessMessage(' bandng ', 'Kota Bandung')).toBe("'bandng' dibaca sebagai Bandung.")
  })
})

describe('[estimator-26] a city', () => {
  it.each([
    ['bandung', 'Kota Bandung'],
    ['  Kota  Bandung ', 'Kota Bandung'],
    ['Kab. Bandung', 'Kabupaten Bandung'],
    ['kabupaten bandung barat', 'Kabupaten Bandung Barat'],
    ['Bekasi', 'Kabupaten Bekasi'],
    ['jakarta pusat', 'Kota Administrasi Jakarta Pusat'],
    ['Surab', 'Kota Surabaya'],
    ['kepulauan seribu', 'Kabupaten Administrasi Kepulauan Seribu']
  ])('typed as %j is %s', (typed, name) => {
    expect(found(typed)).toBe(name)
  })

  it.each([
    ['jaksel', 'Kota Administrasi Jakarta Selatan'],
    ['Jogja', 'Kota Yogyakarta'],
    ['kota jogjakarta', 'Kota Yogyakarta'],
    ['makasar', 'Kota Makassar'],
    ['Solo', 'Kota Surakarta']
  ])('with the nickname %j is %s', (typed, name) => {
    expect(found(typed)).toBe(name)
  })

  it('that is ambiguous lists cities before regencies, short names first', () => {
    expect(found('Band')).toEqual([
      'Kota Bandung',
      'Kota Bandar Lampung',
      'Kabupaten Bandung',
      'Kabupaten Bandung Barat'
    ])
    expect(found('Kab. Band')).toEqual([
      'Kabupaten Bandung',
      'Kabupaten Bandung Barat',
      'Kabupaten Bandung Timur',
      'Kabupaten Bandung Utara'
    ])
  })

  it('that is ambiguous is not chosen, and its options are listed', () => {
    expect(found('Jakarta')).toEqual([
      'Kota Administrasi Jakarta Barat',
      'Kota Administrasi Jakarta Pusat',
      'Kota Administrasi Jakarta Selatan'
    ])
    expect(found('DKI Jakarta')).toEqual(found('Jakarta'))
    expect(cityMessage(['Jakarta Barat', 'Jakarta Pusat'])).toBe(
      'Ada beberapa: Jakarta Barat, Jakarta Pusat. Tulis salah satunya.'
    )
    for (const typed of ['Gotham', '', 'kota', '<script>', '%'.repeat(40)]) expect(found(typed)).toEqual([])
    expect(cityMessage([])).toBe("Kota tidak dikenal. Tulis misalnya 'Bandung' atau 'Kab. Bekasi'.")
  })
})

import { describe, expect, it } from 'vitest'

import { comboRows, sameOption } from '#islands/address/combo-rows.ts'

const options = ['Kota Bandung', 'Kabupaten Bandung', 'Kota Bogor'].map((label, id) => ({ id, label }))
const labels = (typed: string | undefined) => comboRows(options, typed).map(({ label }) => label)

describe('[address-17] the regions of a level', () => {
  it('are all shown without a query', () => {
    expect(labels(undefined)).toHaveLength(3)
    expect(labels('  ')).toHaveLength(3)
  })

  it('match by the beginnings of words, in any order', () => {
    expect(labels('band')).toEqual(['Kota Bandung', 'Kabupaten Bandung'])
    expect(labels('bandung kab')).toEqual(['Kabupaten Bandung'])
    expect(labels('andung')).toEqual([])
  })

  it('are chosen by typing the whole name and leaving the field', () => {
    expect(sameOption(options, ' kota  BOGOR ')).toEqual(options[2])
    expect(sameOption(options, 'bogor')).toBeUndefined()
    expect(sameOption([...options, { id: 9, label: 'Kota Bogor' }], 'kota bogor')).toBeUndefined()
  })
})

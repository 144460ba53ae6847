import { describe, expect, it } from 'vitest'

import { colourOf } from '#lib/product/colours.ts'
import { optionLook } from '#lib/product/option-look.ts'

it('[product-22] recognises a colour only by its Indonesian name', () => {
  expect(colourOf('Merah Bata')).toBe('#a8442a')
  expect(['Abu-abu', 'abu', ' Coklat ', 'HITAM'].map(colourOf)).toEqual([
    '#9a9a9a',
    '#9a9a9a',
    '#7a4a25',
    '#1c1c1c'
  ])
  expect(['XL', '40 kg', 'constructor', 'Bening', ''].map(colourOf)).toEqual(Array(5).fill(undefined))
})

describe('[product-22] an option of a variant', () => {
  const one = (sub_name_1: string, sub_name_2: string, photo: string | null) => ({
    sub_name_1,
    sub_name_2,
    photo
  })
  const boards = [
    one('Natural', '9 mm', 'products/a'),
    one('Natural', '12 mm', 'products/a'),
    one('Walnut', '9 mm', 'products/b'),
    one('Putih', '9 mm', 'products/c')
  ]

  it('shows its colour, or else its own picture', () => {
    expect(optionLook(boards, 0, 'Putih')).toEqual({ colour: '#ffffff' })
    expect(optionLook(boards, 0, 'Natural')).toEqual({ photo: 'products/a' })
  })

  it('shows no picture that others share, or one of several', () => {
    expect(optionLook(boards, 1, '12 mm')).toEqual({})
    const angles = [one('A', '', 'products/a1'), one('A', '', 'products/a2'), one('B', '', 'products/b')]
    expect(optionLook(angles, 0, 'A')).toEqual({})
    expect(optionLook([one('S', '', null), one('M', '', null)], 0, 'S')).toEqual({})
  })
})

import { describe, expect, it } from 'vitest'

import { faultsOf, wrongColumns } from '#lib/estimator/form-faults.ts'
import { formQuery, readForm, toFigure } from '#lib/estimator/form-state.ts'
import { inputLines } from '#lib/estimator/input-lines.ts'
import { calculatorForms } from '#lib/estimator/forms.ts'
import { calculatorKinds } from '#lib/estimator/kinds.ts'
import { needText, preferred, sharedText, whatsAppLink } from '#lib/estimator/shared-text.ts'
import * as inputs from '#lib/estimator/inputs.ts'

const read = (kind: (typeof calculatorKinds)[number], query = '') =>
  readForm(kind, new URLSearchParams(query))

describe('[estimator-14] the form of a calculator', () => {
  it('has an example as its default, which every call accepts', () => {
    expect(read('dinding').requested).toEqual({
      block: 'bata-merah',
      mix: '4',
      waste: '5',
      room: ['4x3x3'],
      opening: ['1x0.9x2.1']
    })
    expect(read('dinding').values).toMatchObject({ mix: '4', joint: '', waste: '5' })
    const schemas = {
      dinding: inputs.wallInput,
      'plester-acian': inputs.plasterInput,
      lantai: inputs.tileInput,
      cat: inputs.paintInput,
      atap: inputs.roofInput,
      'cor-beton': inputs.concreteInput,
      besi: inputs.steelInput,
      plafon: inputs.ceilingInput
    }
    for (const kind of calculatorKinds) {
      expect([kind, schemas[kind].safeParse(read(kind).requested).success]).toEqual([kind, true])
      // A form's options are the ones that its call accepts.
      for (const { name, options = [] } of calculatorForms[kind].fields) {
        for (const [value] of options) {
          const isTaken = schemas[kind].safeParse({ ...read(kind).requested, [name]: value }).success
          expect([kind, name, value, isTaken]).toEqual([kind, name, value, true])
        }
      }
    }
  })

  it('reads rows by their numbers, with commas, and skips empty ones', () => {
    const { requested, rows } = read('cat', 'by=sizes&rp1=4,5&rl1=3&rt1=2,8&rp3=2&rl3=2&rt3=3')
    expect(requested['room']).toEqual(['4.5x3x2.8', '2x2x3'])
    expect(requested['opening']).toBeUndefined()
    expect(rows['room']).toEqual([
      ['4,5', '3', '2,8'],
      ['2', '2', '3']
    ])
  })

  it('passes on an incomplete row, and one too many: the call reports the error', () => {
    expect(read('cat', 'by=sizes&rp1=4&rl1=&rt1=3').requested['room']).toEqual(['4xx3'])
    const many = Array.from({ length: 22 }, (_none, i) => `fp${i + 1}=1&fl${i + 1}=1`).join('&')
    expect(read('plafon', `by=sizes&${many}`).requested['floor']).toHaveLength(21)
  })

  it('sends only an area if that is chosen', () => {
    const { requested, by } = read('plafon', 'by=whole&area=1.234,5&fp1=4&fl1=3')
    expect([by, requested['area'], requested['floor']]).toEqual(['whole', '1234.5', undefined])
    expect(read('plafon', 'by=whole').requested['area']).toBeUndefined()
    expect(read('atap', 'by=whole').by).toBe('sizes')
  })

  it('reads thousands as the pages write them, in an area and in rows', () => {
    expect(read('cat', 'by=whole&area=10.000').requested['area']).toBe('10000')
    expect(read('plafon', 'by=sizes&fp1=1.000&fl1=1.5').requested['floor']).toEqual(['1000x1.5'])
  })

  it('keeps the product that it came from', () => {
    expect(read('lantai', 'tile=granit-80x80&product_id=7').requested).toMatchObject({
      tile: 'granit-80x80',
      product_id: '7',
      floor: ['4x3']
    })
    expect(read('lantai', 'product_id=x').requested).not.toHaveProperty('product_id')
  })

  it.each([
    ['3,5', '3.5'],
    ['3.5', '3.5'],
    ['1.234,5', '1234.5'],
    [' 12 ', '12'],
    ['10.000', '10000'],
    ['1.500', '1500'],
    ['1.234.567,8', '1234567.8'],
    ['1.5', '1.5'],
    ['0.125', '0.125'],
    ['1.2345', '1.2345'],
    ['1.23,5', '1.23.5'],
    ['1,234.5', '1.234.5'],
    ['empat', 'empat']
  ])('reads %j as %j', (typed, figure) => {
    expect(toFigure(typed)).toBe(figure)
  })
})

describe('[estimator-16] a shared estimate', () => {
  const offer = { why: 'cheapest', name: 'Semen A 40 kg', sale: 'sak', qty: 16, cost: 960_000 }

  it('contains its materials, the sum and its address', () => {
    const semen = { name: 'Semen', amount: 624, unit: 'kg', offers: [offer] }
    const bata = { name: 'Bata', amount: 10.2, unit: 'buah' }
    const lines = [{ need: needText(semen), bought: offer }, { need: needText(bata) }]
    const text = sharedText('Kalkulator', lines, 'https://baba.example/kalkulator/cat?by=sizes')
    expect(text.split('\n')).toEqual([
      'Kalkulator, Baba Bangunan',
      '- Semen 624 kg: 16 sak Semen A 40 kg (Rp960.000)',
      '- Bata 11 buah',
      'Perkiraan Rp960.000 belum ongkir',
      'https://baba.example/kalkulator/cat?by=sizes'
    ])
    const chosen = { ...offer, why: 'chosen', cost: 990_000 }
    const materials = [{ ...semen, offers: [offer, chosen] }]
    expect(preferred(materials as never)).toMatchObject({ bought: [chosen], total: 990_000 })
    expect(whatsAppLink('a & b\nc')).toBe('https://wa.me/?text=a%20%26%20b%0Ac')
  })

  it("[estimator-28] has in its address only the form's data", () => {
    const query =
      'by=sizes&fp2=4,5&fl2=3&fp99=1&kota=Bandung&utm=x&q=%3Cb%3E&waste=7&board=9&moulding=ya&product_id=x'
    const address = formQuery('plafon', read('plafon', query)).toString()
    expect(address).toBe('by=sizes&fp1=4%2C5&fl1=3&board=9&moulding=ya&waste=7&kota=Bandung')
    expect(formQuery('plafon', read('plafon', address)).toString()).toBe(address)
    const long = `by=whole&area=${'9'.repeat(5_000)}&kota=${'x'.repeat(5_000)}`
    expect(formQuery('plafon', read('plafon', long)).toString().length).toBeLessThan(200)
    const full = Array.from(
      { length: 500 },
      (_none, i) => `rp${i}=1&rl${i}=1&rt${i}=1&bn${i}=1&bl${i}=1&bt${i}=1`
    )
    expect(formQuery('cat', read('cat', `by=sizes&${full.join('&')}`)).toString().length).toBeLessThan(2_000)
  })
})

describe('[estimator-29] a printed estimate', () => {
  it('shows the entered data', () => {
    const state = read('dinding')
    expect(inputLines('dinding', state)).toEqual([
      { label: 'Ruang 1', value: '4 × 3 × 3 m' },
      { label: 'Bukaan 1', value: '1 buah, 0,9 × 2,1 m' },
      { label: 'Bahan dinding', value: 'Bata merah' },
      { label: 'Campuran semen : pasir', value: '1 : 4' },
      { label: 'Cadangan', value: '5 %' }
    ])
    expect(inputLines('plafon', read('plafon', 'by=whole&area=50&fp1=4&fl1=3'))[0]).toEqual({
      label: 'Luas bidang',
      value: '50 m²'
    })
    const tiles = inputLines(
      'lantai',
      read('lantai', 'by=sizes&surface=dinding&fp1=4&fl1=3&rp1=2&rl1=2&rt1=1')
    )
    expect(tiles.map(({ label, value }) => `${label} ${value}`)).toEqual(
      expect.arrayContaining(['Ruang 1 2 × 2 × 1 m', 'Dipasang di Dinding'])
    )
    expect(tiles.map(({ value }) => value)).not.toContain('4 × 3 m')
  })
})

describe('[estimator-27] an error', () => {
  const rejected = (code: string, fields?: Record<string, string>) => ({ code, message: 'Salah', fields })

  it('is shown where it can be fixed, even if no field of the call is wrong', () => {
    const room = read('cat', 'by=sizes')
    expect(faultsOf('cat', room, rejected('nothing_measured'))).toEqual({ room: 'Salah' })
    expect(faultsOf('cat', read('cat', 'by=whole'), rejected('nothing_measured'))).toEqual({ area: 'Salah' })
    const tiles = read('lantai', 'by=sizes&surface=dinding')
    expect(faultsOf('lantai', tiles, rejected('nothing_measured'))).toEqual({ room: 'Salah' })
    expect(faultsOf('lantai', read('lantai', 'by=sizes'), rejected('nothing_measured'))).toEqual({
      floor: 'Salah'
    })
    expect(faultsOf('cat', room, rejected('openings_too_large'))).toEqual({ opening: 'Salah' })
    expect(faultsOf('besi', read('besi'), rejected('section_too_small'))).toEqual({ cover: 'Salah' })
    expect(faultsOf('cat', room, rejected('invalid_input', { waste: 'Isi' }))).toEqual({ waste: 'Isi' })
    expect(faultsOf('cat', room, rejected('rate_limited'))).toEqual({})
  })

  it('is marked in its own columns of a row', () => {
    expect(wrongColumns(['4', '', '3'], false)).toEqual([1])
    expect(wrongColumns(['4', 'x', '1.001'], false)).toEqual([1, 2])
    expect(wrongColumns(['1,5', '0,9', '2,1'], true)).toEqual([0])
    expect(wrongColumns(['1,5', '0,9', '2,1'], false)).toEqual([0, 1, 2])
    expect(wrongColumns(['-1', '1e3'], false)).toEqual([0, 1])
  })

  it('is never about rows that the form does not show', () => {
    expect(read('lantai', 'by=sizes&fp1=4&fl1=3&rp1=x').requested).not.toHaveProperty('room')
    expect(read('lantai', 'by=sizes&surface=dinding&fp1=x').requested).not.toHaveProperty('floor')
  })
})

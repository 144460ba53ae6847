import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { measureFloors, measureWalls } from '#lib/estimator/areas.ts'
import { concreteInput, wallInput } from '#lib/estimator/inputs.ts'

const areaOf = (measured: ReturnType<typeof measureWalls>) =>
  measured.ok ? measured.value.area : measured.error.code

describe('[estimator-2] walls', () => {
  it.each([
    // 2 × (4 + 3) × 3
    [{ room: ['4x3x3'] }, 42],
    // 42 − 1 × 0.9 × 2.1 − 2 × 1.2 × 1
    [{ room: ['4x3x3'], opening: ['1x0.9x2.1', '2x1.2x1'] }, 37.71],
    // 42 + 2 × (2 + 1.5) × 2.5
    [{ room: ['4x3x3', '2x1.5x2.5'] }, 59.5],
    [{ area: 12.5, room: ['4x3x3'] }, 12.5],
    // 2 × (0.5 + 0.5) × 1 − 1 × 1 × 1
    [{ room: ['0.5x0.5x1'], opening: ['1x1x1'] }, 1]
  ])('of %j are %s m²', (walls, area) => {
    expect(areaOf(measureWalls(walls))).toBeCloseTo(area, 9)
  })

  it('are rejected without measures, or if openings leave nothing', () => {
    expect(areaOf(measureWalls({}))).toBe('nothing_measured')
    expect(areaOf(measureWalls({ room: ['1x1x1'], opening: ['1x2x2'] }))).toBe('openings_too_large')
    expect(areaOf(measureFloors({}))).toBe('nothing_measured')
  })

  it('show their calculation', () => {
    const measured = measureWalls({ room: ['4x3x3'], opening: ['1x0.9x2.1'] })
    expect(measured.ok && measured.value.steps.map(({ formula }) => formula)).toEqual([
      '2 × (4 + 3) × 3 = 42 m²',
      '1 × 0,9 × 2,1 = 1,89 m²',
      '42 − 1,89 = 40,11 m²'
    ])
  })
})

describe('[estimator-2] floors', () => {
  it.each([
    [{ room: ['4x3'] }, 12],
    [{ room: ['4x3', '2.5x2'] }, 17],
    [{ area: 7 }, 7],
    [{ room: ['0.5x0.5'] }, 0.25],
    [{ room: ['10x10x3'] }, 100]
  ])('of %j are %s m²', (floors, area) => {
    expect(areaOf(measureFloors(floors))).toBeCloseTo(area, 9)
  })
})

describe('[estimator-3] sizes', () => {
  const fields = (input: object) => {
    const parsed = wallInput.safeParse(input)
    return parsed.success ? [] : parsed.error.issues.map(({ path, message }) => [path.join('.'), message])
  }

  it('are accepted up to twenty rooms, forty openings and 1.000 m', () => {
    const rows = (count: number, text: string) => Array.from({ length: count }, () => text)
    expect(fields({ room: rows(20, '1000x1000x1000'), opening: rows(40, '1x1x1') })).toEqual([])
    expect(fields({ room: rows(21, '4x3x3') })).toEqual([['room', 'Maksimal 20 ruang']])
    expect(fields({ opening: rows(41, '1x1x1') })).toEqual([['opening', 'Maksimal 40 bukaan']])
    const parts = concreteInput.safeParse({ element: rows(21, '1x1x1x1') })
    expect(parts.error?.issues.map(({ message }) => message)).toEqual(['Maksimal 20 bagian'])
  })

  it.each([
    ['1001x3x3', 'Tiap ukuran di atas 0 sampai 1.000 m'],
    ['0x3x3', 'Tiap ukuran di atas 0 sampai 1.000 m'],
    ['4x3', 'Lengkapi panjang, lebar dan tinggi ruang dengan angka'],
    ['4xx3', 'Lengkapi panjang, lebar dan tinggi ruang dengan angka'],
    ['-4x3x3', 'Tiap ukuran di atas 0 sampai 1.000 m'],
    ['10000x3x3', 'Tiap ukuran di atas 0 sampai 1.000 m'],
    ['1000000000x3x3', 'Tiap ukuran di atas 0 sampai 1.000 m'],
    ['1e9x3x3', 'Lengkapi panjang, lebar dan tinggi ruang dengan angka']
  ])('such as %s are rejected under their row', (text, message) => {
    expect(fields({ room: ['4x3x3', text] })).toEqual([['room.1', message]])
  })

  it('count doors, windows and parts as whole numbers', () => {
    const message = 'Jumlah harus angka bulat'
    expect(fields({ opening: ['1x0.9x2.1', '1.5x1x1'] })).toEqual([['opening.1', message]])
    expect(concreteInput.safeParse({ element: ['2.5x3x0.2x0.2'] }).error?.issues).toMatchObject([{ message }])
    expect(fields({ opening: ['2x0.95x2.1'], room: ['4.5x3x3'] })).toEqual([])
  })

  it.each(['0x10', '1e4', ' 5 ', '', '5 m', '1.2.3', '9'.repeat(21), ['5'], true, null])(
    'are rejected as %j: not a number in common notation',
    area => {
      expect(fields({ area })).toEqual([['area', 'Harus berupa angka']])
    }
  )

  it.each(['5', '5.', '.5', '5.25', 5.25])('are accepted as %j', area => {
    expect(fields({ area })).toEqual([])
  })

  it('are rejected with their bounds, in words', () => {
    expect(fields({ area: 0 })).toEqual([['area', 'Isi antara 0,01 dan 100.000']])
    expect(fields({ area: 1, waste: 31 })).toEqual([['waste', 'Isi antara 0 dan 30']])
    expect(fields({ area: 'besar' })).toEqual([['area', 'Harus berupa angka']])
  })
})

it('[estimator-2] another room never reduces the wall area', () => {
  const side = fc.double({ min: 0.1, max: 1000, noNaN: true }).map(size => size.toFixed(2))
  const room = fc.tuple(side, side, side).map(sizes => sizes.join('x'))
  fc.assert(
    fc.property(fc.array(room, { minLength: 1, maxLength: 19 }), room, (some, more) => {
      const [before, after] = [measureWalls({ room: some }), measureWalls({ room: [...some, more] })]
      expect(after.ok && before.ok && after.value.area > before.value.area).toBe(true)
    })
  )
})

import { describe, expect, it } from 'vitest'

import { countOf, countReason, followReason, setCount, totalOf } from '#lib/complaint/count.ts'
import { changedLines, type ChosenLine, namedLines } from '#lib/complaint/form.ts'
import { reasonLimits } from '#lib/complaint/limits.ts'
import { mayComplain, mayCount, noFurther } from '#lib/order/complainable.ts'
import type { OrderStatus } from '#lib/order/status.ts'

import { theOptions } from './complaint-data.ts'

// The rules of the count on arrival; the count on the screen: count.browser.test.tsx.

const [first, second] = theOptions().lines
// Fifty were shipped.
const sacks = { ...first!, qty: 50, arrived_qty: 40 }
const nails = { ...second!, variant: '5 cm', sale_unit: 'dus' as const }
const all = [sacks, nails]
const broken = (qty: number, id = sacks.id): ChosenLine => ({ id, qty, problem: 'broken' })
const missing = (qty: number, id = sacks.id): ChosenLine => ({ id, qty, problem: 'missing' })

describe('[complaint-22] the pieces of a line', () => {
  it('came well unless something else is said of them', () => {
    expect(countOf([], sacks)).toEqual({ good: 40, broken: 0, missing: 0, other: 0 })
    expect(countOf([broken(3), missing(1), broken(2, nails.id)], sacks)).toEqual({
      good: 36,
      broken: 3,
      missing: 1,
      other: 0
    })
    const others: ChosenLine[] = [
      { id: sacks.id, qty: 2, problem: 'wrong' },
      { id: sacks.id, qty: 1, problem: null }
    ]
    expect(countOf([...others, broken(3)], sacks)).toEqual({ good: 34, broken: 3, missing: 0, other: 3 })
    // Stored before some of them were found not to have been shipped.
    expect(countOf([broken(50)], sacks).good).toBe(0)
    expect(totalOf([broken(3), missing(1), broken(2, nails.id), ...others])).toEqual({
      broken: 5,
      missing: 1,
      other: 3
    })
  })

  it('are as many as were typed, and none leaves the line out', () => {
    const one = setCount([], sacks, 'broken', 3)
    expect(one).toEqual([broken(3)])
    const two = setCount(one, sacks, 'missing', 50)
    // Too many: they are wrong until they are corrected (pieces.test.ts).
    expect(two).toEqual([broken(3), missing(50)])
    expect(setCount(two, sacks, 'broken', 2)).toEqual([broken(2), missing(50)])
    expect(setCount(two, sacks, 'broken', 0)).toEqual([missing(50)])
    expect(setCount(two, sacks, 'missing', -1)).toEqual([broken(3)])
    const wrong: ChosenLine = { id: sacks.id, qty: 39, problem: 'wrong' }
    expect(setCount([wrong], sacks, 'broken', 1)).toEqual([wrong, broken(1)])
    expect(setCount([broken(3)], nails, 'broken', 2)).toEqual([broken(3), broken(2, nails.id)])
  })

  it('[complaint-2] are one choice of their line where no problems are named', () => {
    const lines = [broken(3), broken(1, nails.id), missing(2)]
    expect(namedLines({ kind: 'not_arrived', lines })).toEqual([broken(5), broken(1, nails.id)])
    expect(namedLines({ kind: 'problem', lines })).toEqual(lines)
    expect(namedLines({ kind: null, lines })).toEqual(lines)
  })

  it('[complaint-18] change at their place; a merged choice replaces those it consists of, unless it stays as it was', () => {
    const lines = [broken(3), missing(2), broken(1, nails.id)]
    expect(changedLines({ kind: 'problem', lines }, 1, { qty: 4 })).toEqual([
      broken(3),
      missing(4),
      broken(1, nails.id)
    ])
    const merged = { kind: 'not_arrived', lines } as const
    expect(changedLines(merged, 0, { qty: 4 })).toEqual([
      { id: sacks.id, qty: 4, problem: null },
      broken(1, nails.id)
    ])
    expect(changedLines(merged, 0, { qty: 5 })).toEqual(lines)
    expect(changedLines(merged, 1, { qty: 2 })).toEqual([broken(3), missing(2), broken(2, nails.id)])
    expect(changedLines(merged, 2, { qty: 2 })).toEqual(lines)
  })
})

describe('[complaint-24] the reason', () => {
  it('says in plain words what was counted, in the order of the lines', () => {
    expect(countReason([], all)).toBe('')
    expect(countReason([missing(1, nails.id), broken(3), missing(1)], all)).toBe(
      'Dihitung saat barang diterima. Dari 40 sak Semen: 36 baik, 3 rusak/pecah, 1 kurang. Dari 2 dus Paku (5 cm): 1 baik, 1 kurang.'
    )
    // Nothing came well.
    expect(countReason([missing(40)], all)).toBe(
      'Dihitung saat barang diterima. Dari 40 sak Semen: 40 kurang.'
    )
    expect(countReason([{ id: sacks.id, qty: 1, problem: null }], all)).toMatch(/: 39 baik, 1 bermasalah\.$/)
    const many = { ...sacks, arrived_qty: 12_000 }
    expect(countReason([broken(1_500)], [many])).toMatch(/Dari 12\.000 sak Semen: 10\.500 baik, 1\.500 rusak/)
  })

  it('is long enough with one line, and not too long with many', () => {
    const short = [{ ...sacks, name: '', arrived_qty: 1 }]
    expect(countReason([broken(1)], short).length).toBeGreaterThanOrEqual(reasonLimits.min)
    for (const letters of [1, 20, 119, 120, 121, 255, 2_000]) {
      const lines = Array.from({ length: 200 }, (_, id) => ({ ...sacks, id, name: 'x'.repeat(letters) }))
      const counted = lines.flatMap(({ id }) => [broken(3, id), missing(1, id)])
      const reason = countReason(counted, lines)
      expect(reason.length).toBeLessThanOrEqual(reasonLimits.max)
      const said = reason.match(/Dari 40 sak/g)!.length
      expect(said).toBeGreaterThanOrEqual(4)
      expect(reason.endsWith(` Dan ${200 - said} barang lain.`)).toBe(true)
    }
    // The last one that fits needs no words for more.
    const three = Array.from({ length: 3 }, (_, id) => ({ ...sacks, id }))
    expect(
      countReason(
        three.map(({ id }) => broken(1, id)),
        three
      )
    ).not.toContain('barang lain')
  })

  it('cuts a long name between its letters', () => {
    const named = { ...sacks, name: `${'x'.repeat(119)}🧱🧱` }
    expect(countReason([broken(1)], [named])).toContain(`${'x'.repeat(119)}🧱…: 39 baik`)
  })

  it('follows the lines until the buyer edits it', () => {
    const counted = [broken(3)]
    const written = countReason(counted, all)
    const after = [broken(4)]
    const empty = { reason: '', lines: [] }
    expect(followReason(empty, counted, all, true)).toBe(written)
    // Chosen in the form, nothing was counted.
    expect(followReason(empty, counted, all, false)).toBe('')
    for (const isCounting of [true, false]) {
      expect(followReason({ reason: written, lines: counted }, after, all, isCounting)).toBe(
        countReason(after, all)
      )
      const edited = `${written} Sopir sudah melihatnya.`
      expect(followReason({ reason: edited, lines: counted }, after, all, isCounting)).toBe(edited)
      expect(followReason({ reason: written, lines: counted }, [], all, isCounting)).toBe('')
    }
  })
})

it('[complaint-21] goods may be counted once they have arrived, while a problem can be complained about', () => {
  const none = { count: 0, isOpen: false }
  const order = (status: OrderStatus) => ({ status, paymentType: 'virtual_account' as const })
  expect(mayCount(order('delivered'), none)).toBe(true)
  for (const status of ['sent', 'process', 'complain', 'success', 'cancel'] as const)
    expect([status, mayCount(order(status), none)]).toEqual([status, false])
  expect(mayCount({ status: 'delivered', paymentType: 'baba_cod' }, none)).toBe(false)
  expect(mayCount(order('delivered'), { count: 2, isOpen: false })).toBe(true)
  expect(mayCount(order('delivered'), { count: 1, isOpen: true })).toBe(false)
  expect(mayCount(order('delivered'), { count: 3, isOpen: false })).toBe(false)
  expect(noFurther({ count: 3, isOpen: true })).toBe('complaint_open')
  expect(noFurther({ count: 3, isOpen: false })).toBe('complaint_limit')
  expect(noFurther({ count: 2, isOpen: false })).toBeUndefined()
})

it("[complaint-20] 'Ajukan Komplain' stands on a sent order in no cash, until its third complaint", () => {
  const sent = { status: 'sent', paymentType: 'virtual_account' } as const
  const two = { count: 2, isOpen: false }
  expect(mayComplain(sent, two)).toBe(true)
  expect(mayComplain({ ...sent, paymentType: 'baba_cod' }, two)).toBe(false)
  expect(mayComplain({ ...sent, status: 'process' }, two)).toBe(false)
  expect(mayComplain(sent, { count: 3, isOpen: false })).toBe(false)
  expect(mayComplain(sent, { count: 1, isOpen: true })).toBe(false)
})

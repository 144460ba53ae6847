import { describe, expect, it } from 'vitest'

import type { ChosenLine } from '#lib/complaint/form.ts'
import { arePiecesWrong, countField, entryField, isCountWrong, piecesProblem } from '#lib/complaint/pieces.ts'
import { noBreak } from '#lib/format/no-break.ts'

import { theOptions } from './complaint-data.ts'

// Which numbers of pieces are wrong; the fields on the screen: pieces.browser.test.tsx.

const order = theOptions()
const [sacks, nails] = order.lines
const bounds = { min: 1, max: 4, unit: 'sak' as const }
const broken = (qty: number, id = sacks!.id): ChosenLine => ({ id, qty, problem: 'broken' })
const missing = (qty: number, id = sacks!.id): ChosenLine => ({ id, qty, problem: 'missing' })

describe('[complaint-22] typed pieces', () => {
  it('are whole, and between the least and the most', () => {
    expect(['1', '4'].map(typed => piecesProblem(typed, bounds))).toEqual([undefined, undefined])
    expect(piecesProblem('1,5', bounds)).toBe('Isi jumlah bulat, tanpa koma.')
    expect(piecesProblem('5', bounds)).toBe(noBreak('Maksimal 4 sak.'))
    expect(['', '0'].map(typed => piecesProblem(typed, bounds))).toEqual(
      Array.from({ length: 2 }, () => noBreak('Minimal 1 sak.'))
    )
    expect(piecesProblem('', { ...bounds, min: 0 })).toBeUndefined()
  })

  it('of a count are together what arrived', () => {
    const wrong: ChosenLine = { id: sacks!.id, qty: 1, problem: 'wrong' }
    expect(countField([wrong, broken(1)], sacks!, 'missing', {})).toMatchObject({ min: 0, max: 2 })
    expect(isCountWrong([wrong, broken(1), missing(2)], order.lines, {})).toBe(false)
    expect(isCountWrong([wrong, broken(1), missing(3)], order.lines, {})).toBe(true)
    expect(isCountWrong([broken(3, nails!.id)], order.lines, {})).toBe(true)
    const { key } = countField([], nails!, 'missing', {})
    expect(isCountWrong([], order.lines, { [key]: '1,5' })).toBe(true)
  })

  it('of the form are at least one, and at most what the kind may name', () => {
    const form = { kind: 'problem' as const, lines: [broken(1), missing(3), broken(1, nails!.id)] }
    expect(entryField(form, 1, sacks!, {})).toMatchObject({ min: 1, max: 3, problem: undefined })
    expect(arePiecesWrong(form, order, {})).toBe(false)
    expect(arePiecesWrong({ ...form, lines: [broken(1), missing(4)] }, order, {})).toBe(true)
    // Two of four sacks have arrived; all may be called lost.
    const lines = [{ ...sacks!, arrived_qty: 2 }]
    expect(arePiecesWrong({ kind: 'problem', lines: [broken(3)] }, { ...order, lines }, {})).toBe(true)
    expect(arePiecesWrong({ kind: 'not_arrived', lines: [broken(3)] }, { ...order, lines }, {})).toBe(false)
    const { key } = entryField(form, 1, sacks!, {})
    expect(arePiecesWrong(form, order, { [key]: '1,5' })).toBe(true)
    // Fields that are not shown keep nobody back.
    expect(arePiecesWrong({ ...form, lines: [broken(1)] }, order, { [key]: '1,5' })).toBe(false)
    expect(arePiecesWrong({ ...form, kind: 'shipping_difference' }, order, { [key]: '1,5' })).toBe(false)
    expect(arePiecesWrong({ ...form, kind: null }, order, { [key]: '1,5' })).toBe(false)
  })
})

import { expect, it } from 'vitest'

import { errorByCode } from '../support/errors.ts'
import {
  type ComplaintForm,
  endingNow,
  fitLines,
  formProblems,
  maxNow,
  mixesMissing,
  solutionNow,
  solutionsNow,
  toComplaint
} from '#lib/complaint/form.ts'
import { problemsOf } from '#lib/complaint/form-errors.ts'
import { decodeForm, encodeForm } from '#lib/complaint/stored-form.ts'

import { theOptions } from './complaint-data.ts'

// The rules of the form; the form on the screen: form.browser.test.tsx.

const broken = { id: 21, qty: 2, problem: 'broken' as const }
const form = (change: Partial<ComplaintForm> = {}): ComplaintForm => ({
  kind: 'problem',
  lines: [broken],
  shipments: [],
  solution: 'refund',
  nominal: 20_000,
  reason: 'Tiga sak pecah dan isinya mengeras.',
  photos: [{ clientId: 'p', id: 5, address: '/files/a' }],
  clientId: 'c',
  wasSent: false,
  ...change
})
const order = theOptions()

it('[complaint-3, complaint-18] solutions follow the problems; one that is no longer allowed is not chosen', () => {
  expect(solutionsNow(form())).toEqual(['refund', 'exchange', 'return_refund'])
  const missing = form({ lines: [{ ...broken, problem: 'missing' }], solution: 'exchange' })
  expect(solutionsNow(missing)).toEqual(['refund', 'send_missing'])
  expect(solutionNow(missing)).toBeUndefined()
  expect(solutionsNow(form({ lines: [{ ...broken, problem: null }] }))).toEqual([])
  expect(solutionsNow(form({ kind: null }))).toEqual([])
  expect(solutionNow(form({ kind: 'shipping_difference', solution: null }))).toBe('refund')
  // A problem that was chosen for another kind does not count.
  expect(solutionsNow(form({ kind: 'not_arrived' }))).toEqual(['refund', 'send_missing'])
})

it('[complaint-18] a nominal that is too high names goods only where the complaint is about goods', () => {
  const freight = form({ kind: 'shipping_difference', nominal: 50_001 })
  expect(formProblems(freight, order).nominal).toBe('Maksimal Rp50.000')
  expect(formProblems(form({ nominal: 120_001 }), order).nominal).toBe(
    'Maksimal Rp120.000 untuk barang yang dipilih.'
  )
})

it('[complaint-3] the nominal is at most what was paid for the pieces', () => {
  expect(maxNow(form(), order)).toBe(120_000)
  expect(
    maxNow(
      form({
        lines: [
          { ...broken, qty: 4 },
          { id: 22, qty: 2, problem: 'wrong' }
        ]
      }),
      order
    )
  ).toBe(300_000)
  expect(maxNow(form({ lines: [] }), order)).toBe(0)
  expect(maxNow(form({ kind: 'not_arrived', lines: [] }), order)).toBe(300_000)
  expect(maxNow(form({ kind: 'shipping_difference' }), order)).toBe(50_000)
  expect(maxNow(form({ kind: null }), order)).toBe(0)
})

it('[complaint-2, complaint-18] says what is missing at each field', () => {
  expect(formProblems(form(), order)).toEqual({})
  expect(formProblems(form({ kind: null }), order)).toEqual({ kind: 'Pilih jenis komplain.' })
  expect(formProblems(form({ lines: [], reason: ' x ', photos: [] }), order)).toEqual({
    lines: 'Pilih barang yang bermasalah.',
    reason: 'Alasan 30 sampai 1.000 karakter.',
    photos: 'Unggah minimal 1 foto.'
  })
  expect(formProblems(form({ lines: [{ ...broken, problem: null }] }), order)).toEqual({
    lines: 'Pilih masalah untuk setiap barang.'
  })
  expect(formProblems(form({ solution: null }), order).solution).toBe('Pilih solusi yang Anda inginkan.')
  expect(formProblems(form({ nominal: 0 }), order).nominal).toBe('Masukkan nominal pengembalian dana.')
  expect(formProblems(form({ nominal: 120_001 }), order).nominal).toBe(
    'Maksimal Rp120.000 untuk barang yang dipilih.'
  )
  expect(formProblems(form({ nominal: 120_000 }), order)).toEqual({})
  expect(formProblems(form({ solution: 'exchange', nominal: 0 }), order)).toEqual({})
  expect(formProblems(form({ kind: 'not_arrived', lines: [], photos: [] }), order)).toEqual({})
})

it('[order-105, complaint-2] a problem names only pieces that have arrived', () => {
  const lines = order.lines.map(line => ({ ...line, qty: 10, arrived_qty: line.id === 21 ? 4 : 0 }))
  const missing = { id: 21, qty: 3, problem: 'missing' as const }
  const other = { id: 22, qty: 1, problem: 'broken' as const }
  expect(fitLines([broken, missing, other], 'problem', lines)).toEqual([broken, { ...missing, qty: 2 }])
  expect(fitLines([broken, { ...missing, qty: 9 }, other], 'not_arrived', lines)).toEqual([
    broken,
    { ...missing, qty: 8 },
    other
  ])
  expect(fitLines([{ ...broken, id: 99 }], 'problem', lines)).toEqual([])
  const problems = (change: Partial<ComplaintForm>) => formProblems(form(change), { ...order, lines })
  expect(problems({ lines: [{ ...broken, qty: 4 }] })).toEqual({})
  expect(problems({ lines: [broken, missing] }).lines).toBe('Jumlah melebihi yang dapat dikomplain.')
  const lost = { kind: 'not_arrived', nominal: 1 } as const
  expect(problems({ ...lost, lines: [{ ...broken, qty: 10 }] })).toEqual({})
  expect(problems({ ...lost, lines: [{ ...broken, qty: 11 }] }).lines).toBe(
    'Jumlah melebihi yang dapat dikomplain.'
  )
})

it('[complaint-2] about what has not come names shipments of an order in parts, each as a whole', () => {
  const parts = [
    { id: 71, delivered_at: '2026-11-20T03:00:00.000Z', lines: [{ id: 21, qty: 3 }] },
    { id: 72, delivered_at: null, lines: [{ id: 21, qty: 1 }] },
    { id: 73, delivered_at: null, lines: [{ id: 22, qty: 2 }] }
  ]
  const shipments = parts.map(part => ({
    ...part,
    name: `Kiriman ${part.id - 70}`,
    courier: 'JNE',
    resi: 'R',
    from: null
  }))
  const options = theOptions({ shipments, ends_order: 'Pesanan lalu selesai.' })
  const lost = (...ids: number[]) => form({ kind: 'not_arrived', shipments: ids, nominal: 10_000 })
  expect(formProblems(lost(), options)).toMatchObject({ shipments: 'Pilih kiriman yang belum sampai.' })
  // Nothing is wrong with an amount that is not asked for.
  expect(formProblems(lost(), options).nominal).toBeUndefined()
  // One that was refunded meanwhile is not there any more.
  expect(formProblems(lost(99), options)).toMatchObject({ shipments: 'Pilih kiriman yang belum sampai.' })
  expect(formProblems(lost(72), options)).toEqual({})
  expect(maxNow(lost(72), options)).toBe(60_000)
  expect(maxNow(lost(72, 73), options)).toBe(120_000)
  expect(toComplaint(lost(72, 99), options)).toMatchObject({ lines: [], shipments: [72] })
  expect(endingNow(lost(72), options)).toBeNull()
  expect(endingNow(lost(72, 73), options)).toBe('Pesanan lalu selesai.')
  expect(endingNow(form({ nominal: 1_000 }), options)).toBeNull()
  // An amount that is too much does nothing.
  expect(endingNow({ ...lost(72, 73), nominal: 120_001 }, options)).toBeNull()
  expect(endingNow(form({ lines: [broken], nominal: 300_000 }), theOptions())).toBeNull()
  expect(decodeForm(encodeForm(lost(72)))?.shipments).toEqual([72])
})

it('[complaint-18] is sent with what its kind and solution need', () => {
  expect(toComplaint(form({ reason: ` ${form().reason} ` }), theOptions())).toEqual({
    transaction_id: 6,
    kind: 'problem',
    lines: [broken],
    reason: form().reason,
    solution: 'refund',
    nominal: 20_000,
    photo_ids: [5],
    client_id: 'c'
  })
  expect(toComplaint(form({ solution: 'exchange' }), theOptions())).not.toHaveProperty('nominal')
  expect(toComplaint(form({ kind: 'not_arrived' }), theOptions()).lines).toEqual([{ id: 21, qty: 2 }])
  expect(toComplaint(form({ kind: 'shipping_difference' }), theOptions()).lines).toEqual([])
  const both = [broken, { ...broken, qty: 1, problem: 'missing' as const }]
  expect(toComplaint(form({ lines: both }), theOptions()).lines).toEqual(both)
  expect(toComplaint(form({ kind: 'not_arrived', lines: both }), theOptions()).lines).toEqual([
    { id: 21, qty: 3 }
  ])
})

it('[complaint-18] errors of the server stand at their fields', () => {
  expect(problemsOf(errorByCode.complaint_qty)).toEqual({ lines: 'Jumlah melebihi yang dapat dikomplain.' })
  expect(problemsOf({ ...errorByCode.complaint_nominal, fields: { nominal: 'Maksimal Rp5.' } })).toEqual({
    nominal: 'Maksimal Rp5.'
  })
  const invalid = {
    code: 'invalid',
    status: 422,
    message: '',
    fields: { 'lines.0.qty': 'a', photo_ids: 'b' }
  }
  expect(problemsOf(invalid)).toEqual({ lines: 'a', photos: 'b' })
  expect(problemsOf(errorByCode.complaint_limit)).toEqual({})
})

it('[complaint-18] a stored form is read as it was, and nothing else is', () => {
  expect(decodeForm(JSON.parse(JSON.stringify(encodeForm(form()))))).toEqual(form())
  const open = form({ kind: null, solution: null, lines: [{ ...broken, problem: null }], photos: [] })
  expect(decodeForm(JSON.parse(JSON.stringify(encodeForm(open))))).toEqual(open)
  for (const other of [undefined, null, 'x', {}, { clientId: '' }, { clientId: 7 }])
    expect(decodeForm(other)).toBeUndefined()
  expect(
    decodeForm({
      clientId: 'c',
      kind: 'x',
      lines: [1, [2], [3, 0, 1], [4, 1, 99]],
      nominal: -1,
      photos: [null]
    })
  ).toEqual({
    kind: null,
    shipments: [],
    solution: null,
    nominal: 0,
    reason: '',
    lines: [{ id: 4, qty: 1, problem: null }],
    photos: [],
    clientId: 'c',
    wasSent: false
  })
  // Fits what one form may store (identity-170), with every line of the largest cart.
  const largest = form({
    lines: Array.from({ length: 200 }, (_, place) => ({ id: 1_000_000 + place, qty: 9, problem: 'wrong' })),
    reason: 'x'.repeat(1_000),
    photos: Array.from({ length: 5 }, (_, id) => ({ clientId: 'c'.repeat(32), id, address: 'a'.repeat(100) }))
  })
  expect(JSON.stringify(encodeForm(largest)).length).toBeLessThanOrEqual(5_000)
})

it('[complaint-3] says where missing pieces are named beside others, which the exchange sends too', () => {
  const missing = { id: 22, qty: 1, problem: 'missing' as const }
  expect(mixesMissing(form({ lines: [broken, missing] }))).toBe(true)
  expect(mixesMissing(form({ lines: [missing] }))).toBe(false)
  expect(mixesMissing(form({ lines: [broken] }))).toBe(false)
  // What is wrong with the others is not known yet.
  expect(mixesMissing(form({ lines: [missing, { ...broken, problem: null }] }))).toBe(false)
  expect(mixesMissing(form({ kind: 'not_arrived', lines: [broken, missing] }))).toBe(false)
})

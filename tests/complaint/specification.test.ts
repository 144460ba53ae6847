import { expect, it } from 'vitest'

import { kindLabels, problemLabels, solutionLabels } from '#lib/complaint/kinds.ts'
import { complaintsPerPage, maxMessagePhotos, maxPhotos, reasonLimits } from '#lib/complaint/limits.ts'
import { daysOf } from '#lib/complaint/stages.ts'
import { complaintTexts } from '#lib/complaint/texts.ts'

// Texts, limits and deadlines as D13 and D31 write them, word for word.

it('[complaint-1, complaint-2] names kinds and problems as D13 does', () => {
  expect(Object.values(kindLabels)).toEqual(['Belum sampai', 'Barang bermasalah', 'Selisih ongkir'])
  expect(Object.values(problemLabels).map(label => label.toLowerCase())).toEqual([
    'kurang',
    'rusak/pecah',
    'salah',
    'tidak sesuai',
    'tidak asli'
  ])
})

it('[complaint-3] names solutions as D13 does: refund, kirim kekurangan, tukar, retur and refund', () => {
  expect(solutionLabels).toEqual({
    refund: 'Pengembalian dana',
    send_missing: 'Kirim kekurangan',
    exchange: 'Tukar barang',
    return_refund: 'Retur dan pengembalian dana'
  })
})

it('[complaint-2, complaint-13] has the limits of D13', () => {
  expect([reasonLimits, maxPhotos, maxMessagePhotos, complaintsPerPage]).toEqual([
    { min: 30, max: 1_000 },
    5,
    3,
    12
  ])
})

it('[complaint-5, complaint-6, complaint-9] has the deadlines of D31, in days', () => {
  expect([daysOf('answer'), daysOf('silence'), daysOf('return'), daysOf('received')]).toEqual([3, 3, 5, 3])
})

it('[complaint-5, complaint-20] has the words of the buttons', () => {
  expect([complaintTexts.make, complaintTexts.help]).toEqual(['Ajukan Komplain', 'Minta Bantuan'])
})

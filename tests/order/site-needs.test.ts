import { describe, expect, it } from 'vitest'

import { needsAt, siteDays, siteFacts, siteProblems, tidyNeeds } from '#lib/order/site-needs.ts'
import { siteNeeds } from '#lib/order/site-shapes.ts'

/** Half past eleven in the evening in Jakarta: tomorrow begins there before it does in UTC. */
const now = new Date('2026-11-23T16:30:00Z')

describe('[checkout-41] the selectable days', () => {
  it('are tomorrow to the thirtieth day, in Jakarta', () => {
    expect(siteDays(now)).toEqual({ from: '2026-11-24', until: '2026-12-23' })
    expect(siteDays(new Date('2026-11-23T17:30:00Z'))).toEqual({ from: '2026-11-25', until: '2026-12-24' })
  })

  it.each(['2026-11-24', '2026-12-23'])('include %s', date => expect(siteProblems({ date }, now)).toEqual({}))

  it.each(['2026-11-23', '2026-12-24'])('exclude %s', date =>
    expect(siteProblems({ date }, now)).toEqual({ date: 'Pilih tanggal 24 Nov 2026 sampai 23 Des 2026.' })
  )
})

describe('[checkout-41] an invalid field', () => {
  it('is named: floor and phone', () => {
    expect(siteProblems({ floor: 61, contact_phone: '0812' }, now)).toEqual({
      floor: 'Lantai 1 sampai 60.',
      contact_phone: 'Nomor telepon harus 10-14 digit'
    })
    expect(siteProblems({ floor: 60, contact_phone: '' }, now)).toEqual({})
  })

  it.each([
    ['access', 'train'],
    ['floor', 0],
    ['date', '31-12-2026'],
    ['hours', '22-24'],
    ['contact_name', 'a'.repeat(61)],
    ['contact_phone', '0812'],
    ['reference', 'a'.repeat(61)]
  ])('is rejected by the contract: %s %s', (name, wrong) =>
    expect(siteNeeds.safeParse({ [name]: wrong }).success).toBe(false)
  )
})

describe('[checkout-43] the needs as a list', () => {
  it('are in the order of the form', () => {
    const said = {
      access: 'pickup',
      unloading: 'courier',
      floor: 2,
      date: '2026-11-25',
      hours: '08-10',
      contact_name: 'Pak Joko',
      contact_phone: '6281234567890',
      reference: 'PO-118'
    } as const
    expect(siteFacts(said)).toEqual([
      ['Akses lokasi', 'Hanya mobil bak (pikap)'],
      ['Bongkar muat', 'Mohon dibantu kurir'],
      ['Lantai', '2'],
      ['Waktu yang diminta', '25 Nov 2026, 08.00–10.00'],
      ['Kontak di lokasi', 'Pak Joko · 081234567890'],
      ['Referensi proyek/PO', 'PO-118']
    ])
    expect(siteFacts({ hours: '15-17' })).toEqual([['Waktu yang diminta', '15.00–17.00']])
  })

  it('are empty without an input', () => {
    expect(tidyNeeds({ contact_name: '', floor: undefined })).toBeNull()
    expect(tidyNeeds({ contact_name: 'Ani', date: '2026-01-01' }, ['date'])).toEqual({ contact_name: 'Ani' })
    expect(siteFacts(null)).toEqual([])
  })
})

it('[checkout-44] contain only the project for a pickup', () => {
  const said = { access: 'lorry', reference: 'PO-118' } as const
  expect(needsAt('pickup', said)).toEqual({ reference: 'PO-118' })
  expect(needsAt('pickup', { access: 'lorry' })).toBeNull()
  expect(needsAt('point', said)).toBe(said)
  expect(needsAt('deliver', null)).toBeNull()
})

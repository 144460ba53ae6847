import { describe, expect, it } from 'vitest'

import { contactDraft, contactProblems, sellerDraft } from '#lib/content/contact.ts'

const rina = { name: 'Rina', email: 'rina@contoh.id', phone: '0812-3456-7890', message: 'Ada truk?\n& besi?' }

describe('[content-46] the contact form', () => {
  it('needs name, email and phone; the message may be empty', () => {
    expect(contactProblems({ ...rina, message: '' })).toEqual({})
    expect(contactProblems({ name: '', email: ' ', phone: '', message: 'Halo' })).toEqual({
      name: 'Nama harus diisi',
      email: 'Email harus diisi',
      phone: 'Nomor HP harus diisi'
    })
    expect(contactProblems({ ...rina, email: 'rina', phone: 'telepon' })).toEqual({
      email: 'Format email tidak valid',
      phone: 'Format nomor HP tidak valid'
    })
    for (const phone of ['+62 812 3456 7890', '(021) 555-0100', '62812345678901']) {
      expect(contactProblems({ ...rina, phone })).toEqual({})
    }
  })

  it('writes a draft whose address contains everything as typed', () => {
    const draft = new URL(contactDraft('halo@baba.example', rina))
    expect([draft.protocol, draft.pathname]).toEqual(['mailto:', 'halo@baba.example'])
    expect([...draft.searchParams]).toEqual([
      ['subject', 'Pesan dari Rina'],
      ['body', 'Ada truk?\n& besi?\r\n\r\nNama: Rina\r\nEmail: rina@contoh.id\r\nTelepon: 0812-3456-7890']
    ])
  })

  it('uses no name if it is blank', () => {
    const draft = new URL(contactDraft('halo@baba.example', { ...rina, name: '  ', message: '' }))
    expect(draft.searchParams.get('subject')).toBe('Pesan dari Tanpa Nama')
    expect(draft.searchParams.get('body')).toMatch(/^Nama: Tanpa Nama\r\n/)
  })
})

it('[content-50] a shop’s draft asks for the required data, and contains the typed email', () => {
  const draft = new URL(sellerDraft('halo@baba.example', ' toko@contoh.id '))
  expect([...draft.searchParams]).toEqual([
    ['subject', 'Pendaftaran penjual'],
    ['body', 'Nama toko:\r\nKota:\r\nBarang yang dijual:\r\nNomor HP:\r\nEmail: toko@contoh.id']
  ])
})

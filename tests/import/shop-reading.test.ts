import { strToU8 } from 'fflate'
import { describe, expect, it } from 'vitest'

import { readHours, writeHours } from '#lib/import/shop-hours.ts'
import { readPoint } from '#server/import/read-point.ts'
import { readTable } from '#server/import/read-table.ts'

const shift = (opens: number, closes: number) => ({ opens: opens * 60, closes: closes * 60 })

describe('[import-33] hours as people write them', () => {
  const [day, half] = [shift(8, 17), shift(8, 12)]
  it.each([
    ['Senin–Jumat 08.00–17.00; Sabtu 8–12', [day, day, day, day, day, half, null]],
    ['sen-jum: 08:00-17:00 | Sab, Minggu tutup', [day, day, day, day, day, null, null]],
    ["Jum'at 8–12", [null, null, null, null, half, null, null]],
    ['Setiap hari 24 jam', Array.from({ length: 7 }, () => shift(0, 24))],
    ['Sabtu–Senin 08.00 s/d 17.00 WITA', [day, null, null, null, null, day, day]],
    ['Senin dan Rabu 8-12', [half, null, half, null, null, null, null]]
  ])('%s', (text, week) => {
    expect(readHours(text)).toEqual(week)
    expect(readHours(writeHours(week))).toEqual(week)
  })
  it.each([
    'kapan saja',
    'Senin',
    'Senin 17–8',
    'Senin 8–25',
    'Senin 8.61–9',
    'Xx 8–9',
    'S 8–9',
    '8–17',
    'a'.repeat(500)
  ])('rejects %s', text => expect(readHours(text)).toBeUndefined())
  it('writes a week without an open day', () => {
    expect(writeHours(Array.from({ length: 7 }, () => null))).toBe('Senin–Minggu tutup')
  })
})

describe('[import-25] a point as maps and people write it', () => {
  it.each([
    ['-6.2349, 106.9896', { lat: '-6.2349', lng: '106.9896' }],
    ['-6.2349,106.9896', { lat: '-6.2349', lng: '106.9896' }],
    ['-6,2349; 106,9896', { lat: '-6.2349', lng: '106.9896' }],
    ['-6 106', { lat: '-6', lng: '106' }],
    // As many digits as a stored one may have.
    ['-6.2401391281979715, 106.95018298485158', { lat: '-6.2401391281979715', lng: '106.95018298485158' }]
  ])('%s', (text, point) => expect(readPoint(text)).toEqual(point))
  it.each(['', 'sini', '-6.2', '95, 100', '0, 181', '1, 2, 3', '1e3, 4'])('rejects %s', text =>
    expect(readPoint(text)).toBeUndefined()
  )
})

const shopsOf = async (line: string, head = 'Nama,Penjual,Kontak') =>
  (await readTable(strToU8('Nama\nA'), strToU8(`${head}\n${line}`))).shops

describe('[import-32] a contact of a shop', () => {
  it.each([
    ['81234567890', { phone: '081234567890' }],
    ['812-3456-7890', { phone: '081234567890' }],
    ['+62 812 3456 7890 | SARI@toko.example', { phone: '081234567890', email: 'sari@toko.example' }]
  ])('%s is read', async (contact, found) => {
    expect((await shopsOf(`T,S,${contact}`))[0]).toMatchObject({ ...found, problems: [] })
  })
  it.each(['nomor', '0812', 'a@b.id | c@d.id'])('%s is told', async contact => {
    expect((await shopsOf(`T,S,${contact}`))[0]!.problems[0]!.text).toContain('Tulis nomor HP atau email')
  })
})

describe('[goods-68] return days of a shop', () => {
  const head = 'Nama,Penjual,Kontak,Masa Komplain (hari)'
  it.each([
    ['7', 7],
    ['14', 14]
  ])('%s are read', async (typed, days) => {
    expect((await shopsOf(`T,S,081234567890,${typed}`, head))[0]).toMatchObject({
      return_days: days,
      problems: []
    })
  })
  it.each(['tujuh', '3.5'])('%s are told', async typed => {
    expect((await shopsOf(`T,S,081234567890,${typed}`, head))[0]!.problems[0]!.text).toContain('misalnya 7')
  })
})

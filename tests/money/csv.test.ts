import { expect, it } from 'vitest'

import { cell, type ExportedMovement, exportName, movementsCsv, spreadsheetCell } from '#lib/money/csv.ts'

const movement: ExportedMovement = {
  code: 'TR',
  type: 'debit',
  amount: 104_000,
  remark: 'Pembelian BB-1',
  date: '2026-10-31T17:05:00.000Z',
  trx_id: 'TR-1',
  ref_id: 'BB-1',
  balance_before: 200_000,
  balance_after: 96_000
}

it('[money-15] a file begins with its byte order mark and headings, and shows spending with a minus in Jakarta time', () => {
  const csv = movementsCsv([movement, { ...movement, code: 'TU', type: 'credit', amount: 5_000 }])
  const [heads, spent, got, rest] = csv.split('\r\n')
  expect(heads).toBe(
    '\uFEFF"Tanggal (WIB)";"ID Transaksi";"Reference ID";"Kode";"Transaksi";"Jenis";"Keterangan";"Jumlah";"Saldo sebelum";"Saldo sesudah"'
  )
  expect(spent).toBe(
    '"2026-11-01 00:05";"TR-1";"BB-1";"TR";"Pembelian";"Pengeluaran";"Pembelian BB-1";-104000;200000;96000'
  )
  expect(got).toContain('"TU";"Isi Saldo";"Pemasukan";"Pembelian BB-1";5000;')
  expect(rest).toBe('')
})

it.each([
  ['=1+1', `"'=1+1"`],
  ['+62812', `"'+62812"`],
  ['-2', `"'-2"`],
  ['@SUM(A1)', `"'@SUM(A1)"`],
  [' =1', `"' =1"`],
  ['\t=1', `"'\t=1"`],
  ['\r\n=1', `"'\r\n=1"`],
  ['12 "Semen"', '"12 ""Semen"""'],
  ['a;b\nc', '"a;b\nc"'],
  ['1 = 1', '"1 = 1"'],
  ['', '""']
])('[money-15] the text %j is a text in its cell', (text, wanted) => {
  expect(cell(text)).toBe(wanted)
})

it('[money-15] a file is named after its month', () => {
  expect(exportName('2026-11')).toBe('saldo-baba-2026-11.csv')
})

it.each([
  ['8808123456789012', '"=""8808123456789012"""'],
  ['123456789012', '"=""123456789012"""'],
  ['081234567890', '"=""081234567890"""'],
  ['00', '"=""00"""'],
  ['0', '"0"'],
  ['12345678901', '"12345678901"'],
  ['0812 3456', '"0812 3456"'],
  ['=0812', `"'=0812"`]
])('[ops-376] the digits %j are shown by a spreadsheet as they are', (text, wanted) => {
  expect(spreadsheetCell(text)).toBe(wanted)
})

it('[ops-376] digits for the bank are those of the account alone', () => {
  expect(cell('0123456789012345')).toBe('"0123456789012345"')
})

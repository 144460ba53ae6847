import { expect, it } from 'vitest'

import { accountNumberOf, isAccountNumber } from '#lib/withdrawal/account-number.ts'
import { bankMark } from '#lib/withdrawal/bank-mark.ts'
import { findBanks } from '#lib/withdrawal/find-banks.ts'
import { bankDeletion } from '#lib/withdrawal/texts.ts'

const banks = [
  { code: 'bca', name: 'Bank Central Asia (BCA)' },
  { code: 'mandiri', name: 'Bank Mandiri' },
  { code: 'cimb', name: 'CIMB Niaga' },
  { code: 'bukopin', name: 'KB Bank' },
  { code: 'seabank', name: 'SeaBank' },
  { code: 'blu', name: 'blu by BCA Digital' }
]

it('[withdrawal-5] a number has digits only, at most 20, and is checked from 10 on', () => {
  expect(accountNumberOf(' 7310-4578 21x')).toBe('7310457821')
  expect(accountNumberOf('1'.repeat(30))).toHaveLength(20)
  expect(['123456789', '1234567890', '1'.repeat(20), '1'.repeat(21), ''].map(isAccountNumber)).toEqual([
    false,
    true,
    true,
    false,
    false
  ])
})

it('[withdrawal-12] banks are found by any of their words and by their code', () => {
  const find = (typed: string) => findBanks(banks, typed).map(bank => bank.code)
  expect(find('')).toHaveLength(6)
  expect(find('BCA')).toEqual(['bca', 'blu'])
  expect(find('asia central')).toEqual(['bca'])
  expect(find('bukopin')).toEqual(['bukopin'])
  expect(find('koperasi')).toEqual([])
})

it('[withdrawal-12] each bank has its own letters and hue', () => {
  const marks = banks.map(({ code, name }) => bankMark(code, name))
  expect(marks.map(mark => mark.letters)).toEqual(['BCA', 'MAN', 'CN', 'KB', 'SEA', 'BBD'])
  expect(new Set(marks.map(mark => mark.hue)).size).toBe(6)
})

it('[withdrawal-14] the button that deletes says so', () => {
  expect(bankDeletion).toMatchObject({ title: 'Hapus Rekening', confirm: 'Hapus', cancel: 'Batal' })
})

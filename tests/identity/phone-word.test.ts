import { globSync, readFileSync } from 'node:fs'

import { expect, it } from 'vitest'

import { readSource } from '../support/source.ts'

/** Prescribed texts, which use another word for a phone. */
const given = [
  'Email atau nomor telepon tidak ditemukan!',
  'Format email atau nomor telepon tidak valid',
  'Format nomor handphone tidak valid',
  'Nomor handphone harus diisi',
  'Nomor handphone hanya boleh berisi angka',
  'Nomor handphone terlalu pendek',
  'Nomor handphone terlalu panjang',
  'Nomor telepon harus 10-14 digit',
  'Silakan masukkan nomor telepon'
]
/** Its beginnings and labels: 'Nomor telepon wajib diisi', 'Nomor telepon tidak sama', 'Nomor Telepon'. */
const givenNames = ["email: 'Email', phone: 'Nomor telepon' }", "email: 'Email', phone: 'Nomor Telepon' }"]

it("[identity-195] a phone is 'Nomor HP' in every text of ours", () => {
  const files = [...readSource().files, ...globSync('src/content/pages/*.md')]
  const others = files.flatMap(file => {
    const text = [...given, ...givenNames].reduce(
      (rest, one) => rest.replaceAll(one, ''),
      readFileSync(file, 'utf8')
    )
    return (text.match(/.*nomor (?:telepon|handphone).*/gi) ?? []).map(line => `${file}: ${line.trim()}`)
  })
  expect(files.length).toBeGreaterThan(100)
  expect(others).toEqual([])
})

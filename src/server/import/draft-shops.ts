import { readIdentifier } from '#lib/core/schema/identifier.ts'
import { readNumber } from '#lib/import/read-number.ts'
import type { ShopDraft } from '#lib/import/shop-draft.ts'
import { shopHeadingOf, type ShopColumnKey } from '#lib/import/shop-columns.ts'
import { readHours } from '#lib/import/shop-hours.ts'
import { readFlag } from '#lib/import/words.ts'

import { readPoint } from './read-point.ts'
import type { ShopRow } from './shop-rows.ts'

/** What the rows of the table of shops say, one shop each. */
export const draftShops = (rows: readonly ShopRow[]): ShopDraft[] => rows.map(draftShop)

const texts = [
  'name',
  'slug',
  'seller',
  'address',
  'province',
  'city',
  'district',
  'village',
  'description',
  'photo'
] as const
const flags = ['commercial', 'baba_expedition', 'is_verified', 'is_official'] as const
/** Whole numbers, with an example that is told where one cannot be read. */
const amounts = [
  ['shipping_discount', 'Tulis dalam rupiah, misalnya 10.000.'],
  ['shipping_discount_min', 'Tulis dalam rupiah, misalnya 10.000.'],
  ['return_days', 'Tulis jumlah hari, misalnya 7.']
] as const

function draftShop({ row, cells }: ShopRow): ShopDraft {
  const draft: ShopDraft = { row, problems: [] }
  const say = (key: ShopColumnKey, hint: string) =>
    void draft.problems.push({
      row,
      text: `${shopHeadingOf(key)} '${String(cells[key]).slice(0, 40)}' tidak dapat dibaca. ${hint}`
    })
  for (const key of texts) if (cells[key] !== undefined) draft[key] = String(cells[key])
  if (draft.photo?.includes('|')) say('photo', 'Tulis satu nama berkas atau alamat saja.')
  if (draft.slug !== undefined) draft.slug = draft.slug.toLowerCase()
  for (const key of flags) {
    if (cells[key] === undefined) continue
    const flag = readFlag(String(cells[key]))
    if (flag === undefined) say(key, "Tulis 'ya' atau 'tidak'.")
    else draft[key] = flag
  }
  for (const [key, hint] of amounts) {
    if (cells[key] === undefined) continue
    const amount = readNumber(cells[key], 'whole')
    if (amount === undefined || !Number.isInteger(amount)) say(key, hint)
    else draft[key] = amount
  }
  readContacts(draft, cells.contact, () =>
    say('contact', 'Tulis nomor HP atau email, misalnya 081234567890.')
  )
  if (cells.point !== undefined) {
    const point = readPoint(String(cells.point))
    if (point) Object.assign(draft, point)
    else say('point', "Tulis lintang dan bujur, misalnya '-6.2088, 106.8456'.")
  }
  if (cells.hours !== undefined) {
    const hours = readHours(String(cells.hours))
    if (hours) draft.hours = hours
    else say('hours', "Tulis misalnya 'Senin–Jumat 08.00–17.00; Sabtu 08.00–12.00'.")
  }
  if (cells.status !== undefined) {
    const word = String(cells.status).trim().toLowerCase()
    if (word === 'tutup') draft.is_closed = true
    else if (word !== 'buka' && word !== 'aktif') say('status', "Tulis 'buka' atau 'tutup'.")
  }
  readCourier(draft, cells, say)
  return draft
}

/** '0812-3456-7890 | sari@toko.id': one of each kind. A spreadsheet takes the first 0 of a number away. */
function readContacts(draft: ShopDraft, cell: string | number | undefined, say: () => void): void {
  for (const part of String(cell ?? '').split('|')) {
    const typed = part.trim()
    if (typed === '') continue
    const found = readIdentifier(/^8[\d\s-]{8,16}$/.test(typed) ? `0${typed}` : typed)
    if (!found || draft[found.kind] !== undefined) return say()
    draft[found.kind] = found.kind === 'phone' ? `0${found.value.slice(2)}` : found.value
  }
}

/** Kurir Toko: a shop has one where its distance is named. */
function readCourier(
  draft: ShopDraft,
  cells: ShopRow['cells'],
  say: (key: ShopColumnKey, hint: string) => void
): void {
  const figure = (key: 'max_km' | 'per_km' | 'free_km') => {
    const cell = cells[key]
    if (cell === undefined || String(cell).trim() === '-') return undefined
    const read = readNumber(cell, key === 'per_km' ? 'whole' : 'decimal')
    if (read === undefined || !Number.isFinite(read) || (key === 'per_km' && !Number.isInteger(read))) {
      say(key, `Tulis angka, misalnya ${key === 'per_km' ? '3.000' : '20'}.`)
    }
    return read
  }
  const [max_km, per_km = 0, free_km = 0] = [figure('max_km'), figure('per_km'), figure('free_km')]
  const by_baba = cells.by_baba === undefined ? false : readFlag(String(cells.by_baba))
  if (by_baba === undefined) say('by_baba', "Tulis 'ya' atau 'tidak'.")
  if (max_km !== undefined) draft.courier = { max_km, per_km, free_km, by_baba: by_baba ?? false }
  else if (per_km > 0 || free_km > 0) {
    draft.problems.push({ row: draft.row, text: `${shopHeadingOf('max_km')}: isi jarak terjauh Kurir Toko.` })
  }
}

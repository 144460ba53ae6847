import type * as z from 'zod/mini'

import { localPhone } from '#lib/core/schema/identifier.ts'
import { rupiah } from '#lib/format/rupiah.ts'
import { sellerInput, shopFields, type ShopInput, shopRules } from '#lib/goods/shop-input.ts'
import type { RowChange } from '#lib/import/shapes.ts'
import { writeDecimal } from '#lib/import/read-number.ts'
import { shopHeadingOf } from '#lib/import/shop-columns.ts'
import type { ShopDraft } from '#lib/import/shop-draft.ts'
import { writeHours } from '#lib/import/shop-hours.ts'
import { returnDays } from '#lib/shop/return-days.ts'

import type { FoundRegions } from './find-regions.ts'
import type { Twin } from './find-twin.ts'
import type { FoundPhoto, ShopPlan } from './plan.ts'

const shopInput = shopFields.check(...shopRules)

type Found = {
  /** The shop that exists already, or why that cannot be told. */
  twin: Twin | string | undefined
  /** Why the row cannot be, whatever it says. */
  problem: string | undefined
  regions: FoundRegions | string
  /** Its picture; undefined where the row names none. */
  photo: FoundPhoto | undefined
}

export type PlannedShop =
  | { verdict: 'same'; shopId: number; reason: string }
  | { verdict: 'reject'; reason: string }
  | { verdict: 'create'; plan: ShopPlan; regions: FoundRegions }

const maxReason = 1_000

/** What a row of the table of shops would do: nothing where the shop exists, create it, or why not. */
export function planShop(draft: ShopDraft, { twin, problem, regions, photo }: Found): PlannedShop {
  if (problem !== undefined) return { verdict: 'reject', reason: problem }
  if (typeof twin === 'object') {
    return {
      verdict: 'same',
      shopId: twin.id,
      reason: `Toko '${twin.name}' (${twin.slug}) sudah ada dan dibiarkan seperti sekarang.`
    }
  }
  const problems = draft.problems.map(({ text }) => text)
  if (typeof twin === 'string') problems.push(twin)
  if (typeof regions === 'string') problems.push(regions)
  if (photo && 'problem' in photo) problems.push(photo.problem)
  const place = typeof regions === 'string' ? { province_id: 1, city_id: 1, district_id: 1 } : regions
  const { row: _row, problems: _problems, seller, phone, email, is_closed, ...said } = draft
  const { province: _province, city: _city, district: _district, ...more } = said
  const { village: _village, photo: _photo, ...fields } = more
  const { text: _text, ...ids } = { text: '', ...place }
  const input = shopInput.safeParse({
    ...fields,
    ...ids,
    photo: photo && 'path' in photo ? photo.path : null
  })
  const who = sellerInput.safeParse({
    name: seller,
    ...(phone !== undefined && { phone }),
    ...(email !== undefined && { email })
  })
  for (const { error, of } of [
    { error: input.error, of: '' },
    { error: who.error, of: 'seller' }
  ]) {
    for (const issue of error?.issues ?? []) problems.push(told(issue, of))
  }
  if (problems.length > 0 || !input.success || !who.success || typeof regions === 'string') {
    return { verdict: 'reject', reason: [...new Set(problems)].join(' ').slice(0, maxReason) }
  }
  const plan = {
    input: input.data,
    seller: who.data,
    is_closed: is_closed ?? false,
    ...(photo && 'source' in photo && { photo: photo.source })
  }
  return { verdict: 'create', plan, regions }
}

/** A message at its column: 'Penjual: Nama penjual wajib diisi.' */
function told(issue: z.core.$ZodIssue, of: string): string {
  const [field = '', part] = issue.path.map(String)
  const key =
    of === 'seller'
      ? field === 'name'
        ? 'seller'
        : 'contact'
      : field === 'courier'
        ? (part ?? 'max_km')
        : field
  const column = { lat: 'point', lng: 'point', subdistrict_id: 'village' }[key] ?? key
  return `${shopHeadingOf(column)}: ${issue.message}${/[.!?]$/.test(issue.message) ? '' : '.'}`
}

type Told = {
  regions: FoundRegions
  /** Its picture as the row names it. */
  photo: string | undefined
  /** Whether the seller gets an account. */
  isNewSeller: boolean
}

/** What a plan would create, in a clerk's words. */
export function tellShop(
  { input, seller, is_closed }: ShopPlan,
  { regions, photo, isNewSeller }: Told
): RowChange[] {
  const contact = [seller.phone, seller.email].flatMap(one => one ?? []).join(', ')
  const says = (field: string, after: string) => ({ field, before: '', after })
  return [
    says(
      'Penjual',
      `${seller.name} (${contact}), ${isNewSeller ? 'akun baru' : 'akun penjual yang sudah ada'}`
    ),
    says('Alamat', `${input.address}, ${regions.text}`),
    says(
      'Koordinat',
      input.lat === undefined || input.lng === undefined
        ? `tengah ${regions.subdistrict_id === undefined ? 'kecamatan' : 'kelurahan'}`
        : `${input.lat}, ${input.lng}`
    ),
    says('Pengiriman', tellShipping(input)),
    ...(photo === undefined ? [] : [says('Foto', photo.slice(0, 200))]),
    ...((input.return_days ?? 0) > returnDays.default
      ? [says(shopHeadingOf('return_days'), String(input.return_days))]
      : []),
    ...(input.hours ? [says('Jam Buka', writeHours(input.hours))] : []),
    ...(is_closed ? [says('Status', 'tutup')] : [])
  ]
}

function tellShipping({ commercial, baba_expedition, courier }: ShopInput): string {
  const own =
    courier &&
    `Kurir Toko sampai ${writeDecimal(courier.max_km)} km (${rupiah(courier.per_km)} per km, gratis ${writeDecimal(courier.free_km)} km)`
  return [commercial && 'Kurir Ekspedisi', baba_expedition && 'Baba Logistik', own]
    .filter(one => Boolean(one))
    .join('; ')
}

/** '628127…' // => '08127…' */
export const contactOf = ({ phone, email }: { phone: string | null; email: string | null }): string =>
  [phone && localPhone(phone), email].flatMap(one => one ?? []).join(' | ')

import { addDays } from 'date-fns/addDays'

import { addressTexts } from '#lib/address/texts.ts'
import { phoneDigits } from '#lib/address/typed-digits.ts'
import { localPhone } from '#lib/core/schema/identifier.ts'
import { jakartaDay, shortDay } from '#lib/format/dates.ts'

/** The largest vehicle that can reach the site. */
export const siteAccesses = ['lorry', 'pickup', 'motorcycle'] as const
/** Who unloads the goods. */
export const unloaders = ['buyer', 'courier'] as const
/** Hours of a working day that can be requested. */
export const siteHours = ['08-10', '10-12', '13-15', '15-17'] as const

type Absent<T> = { [K in keyof T]?: T[K] | undefined }

/** The buyer's needs for the building site, for seller and courier; all optional. */
export type SiteNeeds = Absent<{
  access: (typeof siteAccesses)[number]
  unloading: (typeof unloaders)[number]
  /** 1 is the ground floor. */
  floor: number
  /** Requested Jakarta day: '2026-11-25' */
  date: string
  hours: (typeof siteHours)[number]
  contact_name: string
  contact_phone: string
  /** Name of a project or number of a purchase order. */
  reference: string
}>

/** The highest floor; characters of a name and of a reference; days ahead that can be requested. */
export const siteLimits = { floor: 60, text: 60, days: 30 } as const

export const accessLabels: Record<(typeof siteAccesses)[number], string> = {
  lorry: 'Truk bisa masuk',
  pickup: 'Hanya mobil bak (pikap)',
  motorcycle: 'Hanya motor'
}

export const unloadingLabels: Record<(typeof unloaders)[number], string> = {
  buyer: 'Tenaga di lokasi',
  courier: 'Mohon dibantu kurir'
}

/** '08-10' // => '08.00–10.00' */
export const hoursLabel = (hours: (typeof siteHours)[number]): string =>
  hours
    .split('-')
    .map(hour => `${hour}.00`)
    .join('–')

/** The days that can be requested: thirty, from tomorrow. */
export const siteDays = (now: Date): { from: string; until: string } => ({
  from: jakartaDay(addDays(now, 1)),
  until: jakartaDay(addDays(now, siteLimits.days))
})

export type SiteField = keyof SiteNeeds

/** Fields of a single delivery instead of the place: when, and for which order of the project. */
export const perDelivery: readonly SiteField[] = ['date', 'hours', 'reference']

/** Messages by field, as of `now` (checkout-41); empty if valid. */
export function siteProblems(needs: SiteNeeds, now: Date): Partial<Record<SiteField, string>> {
  const { from, until } = siteDays(now)
  const { date, floor, contact_phone: phone } = needs
  const isPhone = !phone || /^\d{10,14}$/.test(phoneDigits(phone))
  const isFloor = floor === undefined || (Number.isInteger(floor) && floor >= 1 && floor <= siteLimits.floor)
  return {
    ...(date && (date < from || date > until) && { date: dateProblem(from, until) }),
    ...(!isFloor && { floor: floorProblem }),
    ...(!isPhone && { contact_phone: addressTexts.phone })
  }
}

const dateProblem = (from: string, until: string) =>
  `Pilih tanggal ${shortDay(from)} sampai ${shortDay(until)}.`
export const floorProblem = `Lantai 1 sampai ${siteLimits.floor}.`

/** The needs without empty and excluded fields; null if none remain. */
export function tidyNeeds(needs: SiteNeeds, without: readonly string[] = []): SiteNeeds | null {
  const said = Object.entries(needs).filter(
    ([name, value]) => value !== undefined && value !== '' && !without.includes(name)
  )
  return said.length > 0 ? (Object.fromEntries(said) as SiteNeeds) : null
}

/**
 * The needs that apply to a delivery mode: with a pickup nobody drives to the site, but documents still name the
 * reference.
 */
export const needsAt = (mode: 'deliver' | 'pickup' | 'point', needs: SiteNeeds | null): SiteNeeds | null =>
  needs && mode === 'pickup' ? tidyNeeds({ reference: needs.reference }) : needs

/** The needs with labels, for order, invoice and console. */
export function siteFacts(needs: SiteNeeds | null): [label: string, words: string][] {
  if (!needs) return []
  const { access, unloading, floor, date, hours, reference } = needs
  const when = [date && shortDay(date), hours && hoursLabel(hours)]
  const contact = [needs.contact_name, needs.contact_phone && localPhone(needs.contact_phone)]
  const facts: [string, string][] = [
    [siteLabels.access, access ? accessLabels[access] : ''],
    [siteLabels.unloading, unloading ? unloadingLabels[unloading] : ''],
    [siteLabels.floor, floor ? String(floor) : ''],
    [siteLabels.when, when.filter(Boolean).join(', ')],
    [siteLabels.contact, contact.filter(Boolean).join(' · ')],
    [siteLabels.reference, reference ?? '']
  ]
  return facts.filter(([, words]) => words)
}

export const siteLabels = {
  title: 'Kebutuhan lokasi',
  access: 'Akses lokasi',
  unloading: 'Bongkar muat',
  floor: 'Lantai',
  when: 'Waktu yang diminta',
  date: 'Tanggal diminta',
  hours: 'Jam diminta',
  contact: 'Kontak di lokasi',
  name: 'Nama kontak di lokasi',
  phone: 'Telepon kontak',
  reference: 'Referensi proyek/PO'
} as const

/** Texts about them in the checkout. */
export const siteTexts = {
  hint: 'Opsional. Diteruskan ke penjual dan kurir bersama pesanan.',
  request: 'Waktu ini permintaan, bukan janji: penjual dan kurir menyesuaikan jadwalnya.',
  recalled: 'Diisi dari pesanan terakhir Anda ke alamat ini. Ubah bila berbeda.',
  dateOver: 'Tanggal yang Anda minta untuk lokasi sudah lewat. Pilih tanggal lain.',
  wrong: 'Periksa isian kebutuhan lokasi.'
} as const

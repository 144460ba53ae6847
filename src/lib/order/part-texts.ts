import { dateTime } from '#lib/format/dates.ts'
import { rupiah, thousands } from '#lib/format/rupiah.ts'
import { billedPieces } from '#lib/product/kept-pieces.ts'
import { piecesOf, quantityOf, type SaleUnit } from '#lib/product/sale-units.ts'
import { countPieces } from './parts.ts'
import { asSentence, backText } from './texts.ts'

/** Pieces with their sale unit. */
type Counted = { qty: number; sale_unit: SaleUnit }

/** Pieces of an order: '38 dari 40 sak', of mixed units '38 dari 60 barang' */
const ofAll = (some: readonly Counted[], all: readonly Counted[]): string =>
  `${thousands(countPieces(some))} dari ${piecesOf(all)}`

/** What follows a part: '2 sak menyusul, paling lambat 3 Desember 2026 10:00 WIB' */
export const restText = (rest: string, until: Date | string): string =>
  `${rest} menyusul, paling lambat ${dateTime(until)} WIB`

/** What becomes of the rest, whose deadline acts only once the complaint is over (order-105). */
const afterComplaint = 'Yang tidak dikirim dikembalikan dananya setelah komplain selesai'

type SoFar = {
  /** Whether a complaint about the order is open. */
  isPaused: boolean
  now: Date
  /** The order's lines. */
  all: readonly Counted[]
  /** The pieces of its parts. */
  shipped: readonly Counted[]
  rest: { pieces: string; until: string } | null
}

/**
 * How far the shipping of an order in parts has come: '38 dari 40 sak dikirim, 2 sak menyusul, paling lambat …'. Empty
 * once everything was shipped.
 */
export function shippedSoFarText({ isPaused, now, all, shipped, rest }: SoFar): string {
  if (shipped.length === 0 || countPieces(shipped) >= countPieces(all)) return ''
  const next = rest ? [`, ${restNow(rest, now)}`, ...(isPaused ? [afterComplaint] : [])] : []
  return `${ofAll(shipped, all)} dikirim${next.join('. ')}.`
}

/** The rest and its time, which may be over while a complaint is open. */
const restNow = ({ pieces, until }: NonNullable<SoFar['rest']>, now: Date): string =>
  new Date(until) > now
    ? restText(pieces, until)
    : `${pieces} belum dikirim sampai batasnya, ${dateTime(until)} WIB`

type Shipped = {
  code: string
  isFirst: boolean
  /** This shipment. */
  part: readonly Counted[]
  all: readonly Counted[]
  /** What is left to ship after it. */
  left: readonly Counted[]
  courier: string
  trackingNumber: string
  restDueAt: Date | null
}

/** Texts about a part that was shipped: the history's, and the notification's. */
export function shippedTexts(shipped: Shipped): { detail: string; notice: [title: string, body: string] } {
  const { code, isFirst, part, all, left, courier, trackingNumber, restDueAt } = shipped
  const what = isFirst ? 'Sebagian barang' : 'Barang susulan'
  const pieces = ofAll(part, all)
  const next =
    restDueAt && left.length > 0 ? `${restText(piecesOf(left), restDueAt)}.` : 'Semua barang sudah dikirim.'
  return {
    detail: `${what} dikirim: ${pieces} dengan ${courier}, resi ${trackingNumber}. ${next}`,
    notice: [
      isFirst ? 'Sebagian Barang Dikirim' : 'Barang Susulan Dikirim',
      `Pesanan ${code}: ${pieces} dalam perjalanan ke alamat Anda. ${next}`
    ]
  }
}

/** Texts about a part that arrived while others have not, or after the order was done. */
export const arrivedTexts = (
  code: string,
  part: readonly Counted[],
  all: readonly Counted[],
  isDone = false
): { detail: string; notice: [title: string, body: string] } => ({
  detail: `Sebagian barang sampai di tujuan: ${ofAll(part, all)}`,
  notice: [
    'Sebagian Barang Sampai',
    `Pesanan ${code}: ${ofAll(part, all)} sudah sampai.${isDone ? '' : ' Periksa barangnya.'}`
  ]
})

/** Texts about the arrival of everything that was shipped; without what was refunded as lost. */
export function allArrivedTexts(
  code: string,
  hasLost: boolean
): { detail: string; notice: [title: string, body: string] } {
  const besides = hasLost ? ', selain yang tidak sampai' : ''
  return {
    detail: `Semua barang yang dikirim sudah sampai${besides}`,
    notice: [
      'Barang Sampai',
      `Semua barang pesanan ${code} yang dikirim sudah sampai${besides}. Periksa barang lalu konfirmasi.`
    ]
  }
}

/** Why pieces were refunded that were not shipped, and what was refunded, as sentences. */
export const restRefundText = (
  why: string,
  { rest, all, amount }: { rest: readonly Counted[]; all: readonly Counted[]; amount: number }
): string => `${why}: ${ofAll(rest, all)}.${amount > 0 ? ` ${backText(amount)}.` : ''}`

type Refused = {
  code: string
  reason: string
  refused: readonly Counted[]
  all: readonly Counted[]
  /** The order's new total, in whole rupiah. */
  total: number
}

/** Texts about pieces that were refused at the door: the history's, and the notification's. */
export function refusedTexts({ code, reason, refused, all, total }: Refused): {
  detail: string
  notice: [title: string, body: string]
} {
  const pieces = ofAll(refused, all)
  const why = asSentence(reason)
  return {
    detail: `Sebagian barang ditolak penerima: ${pieces}. ${why} Total menjadi ${rupiah(total)}.`,
    notice: [
      'Sebagian Barang Ditolak',
      `Pesanan ${code}: ${pieces} ditolak saat diantar. ${why} Yang dibayar menjadi ${rupiah(total)}.`
    ]
  }
}

/** Why an order in cash ended whose goods the courier lost. */
export const lostReason = 'Barang hilang dalam pengiriman'

/** Below a total that is without refused pieces; empty if none were: 'Tanpa 2 sak yang ditolak saat diantar.' */
export function totalWithoutText(lines: readonly { refused_qty: number; sale_unit: SaleUnit }[]): string {
  const refused = lines.flatMap(({ refused_qty: qty, sale_unit }) => (qty > 0 ? { qty, sale_unit } : []))
  return refused.length > 0 ? `Tanpa ${piecesOf(refused)} yang ditolak saat diantar.` : ''
}

/** The pieces of a line that are paid: '40 sak', without refused ones '38 dari 40 sak'. */
export const billedText = ({
  qty,
  refused_qty,
  sale_unit
}: {
  qty: number
  refused_qty: number
  sale_unit: SaleUnit
}): string =>
  refused_qty > 0
    ? ofAll([{ qty: billedPieces({ qty, refused_qty }), sale_unit }], [{ qty, sale_unit }])
    : quantityOf(qty, sale_unit)

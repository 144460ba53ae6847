import { sortableTime } from '#lib/format/dates.ts'
import { cell } from '#lib/money/csv.ts'
import { ledgerAccountLabels, ledgerAccountNames } from '#lib/money/ledger-accounts.ts'

/** A movement of the fees' file; amounts in whole rupiah, by account in the order of their names. */
export type FeeMovement = {
  id: number
  at: Date
  trxId: string
  refId: string
  remark: string
  /** Empty where it belongs to no shop. */
  shop: string
  /** What the order charged its buyer, its shop, and for its payment; null for other movements than a settlement. */
  fee: number | null
  feeSeller: number | null
  feePayment: number | null
  /** Inside what the fees earned; null where the marketplace has named no tax. */
  tax: number | null
  amounts: readonly number[]
}

const heads = [
  'Waktu (WIB)',
  'ID Transaksi',
  'Referensi',
  'Keterangan',
  'Toko',
  'Biaya pembeli',
  'Biaya toko',
  'Biaya pembayaran',
  'PPN dalam pendapatan biaya',
  ...ledgerAccountNames.map(name => ledgerAccountLabels[name])
]

/** Movements of fees and promotions as CSV: UTF-8, semicolons, a line for each, times of Jakarta. */
export const feesCsv = (movements: readonly FeeMovement[]): string =>
  [heads.map(cell), ...movements.map(lineOf)].map(cells => `${cells.join(';')}\r\n`).join('')

/** Amounts are numbers of ours: a minus begins no formula. */
const lineOf = (one: FeeMovement): string[] => [
  ...[sortableTime(one.at), one.trxId, one.refId, one.remark, one.shop].map(cell),
  ...[one.fee, one.feeSeller, one.feePayment, one.tax, ...one.amounts].map(amount => String(amount ?? ''))
]

/** ({ from: '2026-11-01', to: '2026-11-30' }) // => 'biaya-2026-11-01-2026-11-30.csv' */
export const feesFileName = ({ from, to }: { from: string; to: string }): string => `biaya-${from}-${to}.csv`

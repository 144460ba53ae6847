import { ledgerAccountLabels } from '#lib/money/ledger-accounts.ts'

import type { OpsLedger } from './finance-store.ts'
import type { Period } from './period.ts'
import type { FileColumn, TableFile } from './table/table-csv.ts'

type Account = OpsLedger['accounts'][number]
type Day = OpsLedger['days'][number]

/** What both files have of a sum: whole rupiah, and how many entries it is of. */
const sumColumns: readonly FileColumn<Account>[] = [
  { title: 'Akun', text: ({ account }) => ledgerAccountLabels[account] },
  { title: 'Saldo awal', text: ({ opening }) => opening },
  { title: 'Masuk', text: ({ incoming }) => incoming },
  { title: 'Keluar', text: ({ outgoing }) => outgoing },
  { title: 'Saldo akhir', text: ({ closing }) => closing },
  { title: 'Mutasi', text: ({ entries }) => entries }
]

const of = ({ from, to }: Period): string => `${from}-${to}`

/** The file of all accounts of a period: 'buku-besar-akun-2026-11-22-2026-11-28.csv' (ops-416). */
export const accountFile = (period: Period): TableFile<Account> => ({
  name: 'buku-besar-akun',
  day: of(period),
  columns: sumColumns
})

/** The file of its days, an account of a day in each row: 'buku-besar-harian-2026-11-22-2026-11-28.csv' (ops-416). */
export const dayFile = (period: Period): TableFile<Day> => ({
  name: 'buku-besar-harian',
  day: of(period),
  columns: [{ title: 'Hari', text: ({ day }) => day }, ...sumColumns]
})

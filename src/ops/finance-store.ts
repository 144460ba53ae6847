import { computed } from 'nanostores'

import type { Reply, Sent } from '#lib/calls.ts'
import { saveCsv } from '#lib/core/browser/save-file.ts'
import { type LedgerAccount, ledgerAccountNames } from '#lib/money/ledger-accounts.ts'

import { listed } from './console-lists.ts'
import type { PlaceQuery } from './console-place.ts'
import { $notice, request } from './console-store.ts'
import { isDay, type Period, periodOf } from './period.ts'
import { beforeIn, keyset } from './table/keyset.ts'
import { queryOf, sortOf } from './table/part-query.ts'

export type OpsLedger = Reply<'GET /ops/ledger/day'>
export type OpsEntry = Reply<'GET /ops/ledger/entry'>['entries'][number]

const $query = queryOf('finance')
const $period = computed($query, periodOf)

/** The ledger of the address's period. */
export const ledger = listed('GET /ops/ledger/day', $period)

/** The tax inside the fees of the address's period. */
export const feeTax = listed('GET /ops/fee/tax', $period)

/** The account and day whose entries are open: 'escrow/2026-11-28'. */
export const $openEntries = computed($query, ({ open }) => {
  const [name, date] = (open ?? '').split('/')
  const account = ledgerAccountNames.find(one => one === name)
  return account && isDay(date) ? { account, date } : undefined
})

/** The entries of a day, as the call takes it, in the order of an address. */
export function entryFilter(of: { account: LedgerAccount; date: string }, query: PlaceQuery) {
  const { order } = sortOf(query, ['date'])
  return { ...of, ...(order && { order }) } satisfies Sent<'GET /ops/ledger/entry'>
}

export const entryRows = ({ entries: items, next }: Reply<'GET /ops/ledger/entry'>) => ({ items, next })

/** The table of entries of the open day; order and page stand in the address. */
export const ledgerEntries = keyset(
  'GET /ops/ledger/entry',
  computed(
    [$openEntries, $query],
    (opened, query) => opened && { ...entryFilter(opened, query), ...beforeIn(query), per_page: 50 }
  ),
  entryRows
)

/** Files of one export at most: 100,000 movements. */
const maxFiles = 20

/** Saves the movements of fees and promotions of a period as one file, which is whole or none. */
export async function saveFees(period: Period): Promise<void> {
  let csv = ''
  let count = 0
  let after: number | undefined
  for (let file = 0; file < maxFiles; file += 1) {
    const part = await request('GET /ops/fee/file', { ...period, ...(after !== undefined && { after }) })
    if (!part) return
    // The heads stand in every file.
    csv += file === 0 ? part.csv : part.csv.slice(part.csv.indexOf('\n') + 1)
    count += part.count
    after = part.next ?? undefined
    if (after === undefined) break
  }
  if (after !== undefined) {
    const text = 'Terlalu banyak mutasi untuk satu berkas. Pilih periode yang lebih pendek.'
    $notice.set({ text, isError: true })
    return
  }
  saveCsv(`biaya-${period.from}-${period.to}.csv`, `\uFEFF${csv}`)
  $notice.set({ text: `${count.toLocaleString('id-ID')} mutasi disimpan sebagai berkas`, isError: false })
}

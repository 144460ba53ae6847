import { atom, computed } from 'nanostores'

import type { Reply } from '#lib/calls.ts'
import { saveCsv } from '#lib/core/browser/save-file.ts'
import { ledgerAccountNames } from '#lib/money/ledger-accounts.ts'

import { listed } from './console-lists.ts'
import { $place } from './console-place.ts'
import { $notice, request } from './console-store.ts'
import { isDay, type Period, periodOf } from './period.ts'

export type OpsLedger = Reply<'GET /ops/ledger/day'>

const $query = computed($place, ({ part, query }) => (part === 'finance' ? query : {}))
const $period = computed($query, periodOf)

/** The ledger of the address's period. */
export const ledger = listed('GET /ops/ledger/day', $period)

/** The account and day whose entries are open: 'escrow/2026-11-28'. */
export const $openEntries = computed($query, ({ open }) => {
  const [name, date] = (open ?? '').split('/')
  const account = ledgerAccountNames.find(one => one === name)
  return account && isDay(date) ? { account, date } : undefined
})

/** The ids below which the pages begin that were passed, of what is listed now: 'Lebih baru' goes back through them. */
const passedOf = () => atom<{ of: string; ids: readonly number[] }>({ of: '', ids: [] })
export const $entriesPassed = passedOf()

const beforeOf = (passed: { of: string; ids: readonly number[] }, of: string) => {
  const before = passed.of === of ? passed.ids.at(-1) : undefined
  return before === undefined ? {} : { before }
}

export const ledgerEntries = listed(
  'GET /ops/ledger/entry',
  computed([$openEntries, $entriesPassed], (opened, passed) => {
    const { account = 'escrow', date = '2026-01-01' } = opened ?? {}
    return { account, date, ...beforeOf(passed, `${account}/${date}`), per_page: 50 }
  })
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

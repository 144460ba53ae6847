import { atom, computed } from 'nanostores'

import type { Reply } from '#lib/calls.ts'
import { newKey } from '#lib/core/api/idempotency-key.ts'
import { saveCsv } from '#lib/core/browser/save-file.ts'
import { rupiah } from '#lib/format/rupiah.ts'

import { withdrawalStatuses } from '#lib/withdrawal/status.ts'
import { always } from '#lib/core/browser/fetched.ts'

import { listed } from './console-lists.ts'
import { setQuery } from './console-place.ts'
import { $notice, type OpsCallName, request } from './console-store.ts'
import { keptMap, keptText } from './kept-map.ts'
import { pageOf, queryOf, wordOf } from './table/part-query.ts'

export type OpsWithdrawal = Reply<'GET /ops/withdraw'>[number]
/** The shown withdrawals: of one status, or the open ones that have waited longer than a day. */
export type WithdrawalView = OpsWithdrawal['status'] | 'late'

const views = [...withdrawalStatuses, 'late'] as const
const $query = queryOf('withdrawals')

/** View and page stand in the address. */
export const $view = computed($query, ({ list }): WithdrawalView => wordOf(list, views) ?? 'pending')
export const $page = computed($query, pageOf)
export const showPage = (page: number): void => setQuery({ page: page > 1 ? String(page) : undefined }, true)
/** Withdrawals of one page of the list. */
export const perPage = 50

/** The number of the one withdrawal that is looked for, whatever its state. */
export const $code = computed($query, query => query['code'])

export const withdrawals = listed(
  'GET /ops/withdraw',
  computed([$view, $page, $code], (view, page, code) =>
    code
      ? { code, page: 1, per_page: perPage }
      : { page, per_page: perPage, ...(view === 'late' ? { is_late: true } : { status: view }) }
  )
)
export const days = listed('GET /ops/withdraw/days', always({}))

/** Shows another view, from its first page. */
export function show(view: WithdrawalView): void {
  setQuery({ code: undefined, page: undefined, list: view === 'pending' ? undefined : view }, true)
}

/** Characters of a bank's reference and of a reason. */
export const typedLimits = { reference: 100, reason: 200 }

/** What an operator typed for one withdrawal; it outlives the list's next look, a reload and signing in again. */
export const $typed = keptMap<{ reference?: string; reason?: string }>('withdrawal', {
  keep: typed => typed,
  read: kept => ({
    reference: keptText(kept, 'reference', typedLimits.reference),
    reason: keptText(kept, 'reason', typedLimits.reason)
  })
})
/** The withdrawal, or the file, that is being worked on: a second click does nothing. */
export const $working = atom<number | 'file' | undefined>(undefined)

async function work<T>(what: number | 'file', task: () => Promise<T>): Promise<T | undefined> {
  if ($working.get() !== undefined) return undefined
  $working.set(what)
  try {
    return await task()
  } finally {
    $working.set(undefined)
  }
}

/**
 * One step on a withdrawal. The list tells what became of it, after an error too: somebody else may have been faster.
 */
const step = (
  id: number,
  endpoint: OpsCallName & `POST /ops/withdraw/{id}/${string}`,
  input: object,
  done: string
) =>
  work(id, async () => {
    const changed = await request(endpoint, { id, ...input } as never)
    if (changed) {
      $typed.setKey(id, {})
      $notice.set({ text: done, isError: false })
    }
    await withdrawals.refresh()
  })

export const claim = ({ id, code }: OpsWithdrawal) =>
  step(id, 'POST /ops/withdraw/{id}/claim', {}, `${code}: diambil`)

export const settle = ({ id, code }: OpsWithdrawal) =>
  step(
    id,
    'POST /ops/withdraw/{id}/settle',
    { reference: $typed.get()[id]?.reference ?? '' },
    `${code}: dibayar`
  )

export const fail = ({ id, code }: OpsWithdrawal) =>
  step(
    id,
    'POST /ops/withdraw/{id}/fail',
    { reason: $typed.get()[id]?.reason ?? '' },
    `${code}: dikembalikan ke Saldo`
  )

/** The key of the next file: a file whose answer was lost comes again with it, and takes nothing more. */
let fileKey = newKey()

/** Takes what waits as a file for the bulk transfer of a bank, and saves it on this device. */
export const takeFile = () =>
  work('file', async () => {
    const file = await request('POST /ops/withdraw/batch', {}, { key: fileKey })
    if (file) {
      fileKey = newKey()
      saveCsv(file.file_name, file.csv)
      $notice.set({ text: `${file.count} penarikan, ${rupiah(file.total)}, diambil`, isError: false })
    }
    await withdrawals.refresh()
  })

/** Saves the file of an earlier bulk transfer again. */
export const saveAgain = (batch: string) =>
  work('file', async () => {
    const file = await request('GET /ops/withdraw/batch/{batch}', { batch })
    if (file) saveCsv(file.file_name, file.csv)
  })

/** What came of the last imported result file. */
export const $imported = atom<Reply<'POST /ops/withdraw/results'> | undefined>(undefined)

/** Closes withdrawals by a bank's result file. */
export const importFile = (file: File) =>
  work('file', async () => {
    $imported.set(undefined)
    $notice.set(undefined)
    const outcome = await request('POST /ops/withdraw/results', { csv: await file.text() })
    if (outcome) $imported.set(outcome)
    await withdrawals.refresh()
  })

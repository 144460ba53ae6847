import { atom, computed } from 'nanostores'

import type { Reply, Sent } from '#lib/calls.ts'
import { call } from '#lib/core/api/call.ts'
import { newKey } from '#lib/core/api/idempotency-key.ts'
import { saveCsv } from '#lib/core/browser/save-file.ts'
import { rupiah } from '#lib/format/rupiah.ts'

import { always, defineQuery } from '#lib/core/browser/fetched.ts'
import { isOpen, payoutService, withdrawalStatuses } from '#lib/withdrawal/status.ts'

import { listed } from './console-lists.ts'
import type { PlaceQuery } from './console-place.ts'
import { $notice, type OpsCallName, request, signOutOps } from './console-store.ts'
import { keptMap, keptText } from './kept-map.ts'
import { isDay } from './period.ts'
import { paged } from './table/paged.ts'
import { pageOf, queryOf, sortOf, wordOf } from './table/part-query.ts'
import { takeEach } from './table/take-each.ts'

export type OpsWithdrawal = Reply<'GET /ops/withdraw'>[number]
export type WithdrawalDay = Reply<'GET /ops/withdraw/days'>[number]
/** The shown withdrawals: of one status, all, or the open ones that have waited longer than a day. */
const withdrawalViews = [...withdrawalStatuses, 'late', 'all'] as const

const perPage = 50

/** The filters of an address, as the call takes them; what is none of its words is left out. */
export function withdrawalFilter(query: PlaceQuery) {
  const { list, q, from, to } = query
  const view = wordOf(list, withdrawalViews) ?? 'pending'
  return {
    ...(view === 'late' ? { is_late: true } : view !== 'all' && { status: view }),
    ...(q && { keyword: q }),
    ...(isDay(from) && { start_date: from }),
    ...(isDay(to) && { end_date: to }),
    ...sortOf(query, ['date', 'nominal'])
  } satisfies Sent<'GET /ops/withdraw'>
}

const $query = queryOf('withdrawals')

/** The table: filters, sort and page stand in the address. */
export const withdrawals = paged(
  'GET /ops/withdraw',
  computed($query, query => ({ ...withdrawalFilter(query), page: pageOf(query), per_page: perPage }))
)
export const days = listed('GET /ops/withdraw/days', always({}))

/** The number of the withdrawal that is open beside the table, whatever its state; earlier addresses call it `code`. */
export const $openWithdrawal = computed($query, ({ open, code }) => (open ?? code)?.trim().toUpperCase())

/** The open withdrawal, whichever page lists it. */
export const withdrawal = defineQuery<{ code: string; one: OpsWithdrawal | undefined }>(
  'GET /ops/withdraw one',
  $openWithdrawal,
  async code => {
    const answer = await call('GET /ops/withdraw', { code, per_page: 1 })
    if (!answer.ok && answer.error.status === 401) signOutOps()
    return answer.ok
      ? { ...answer, value: { code, one: answer.value.find(one => one.code === code) } }
      : answer
  },
  { everyMs: 30_000 }
)

/** Requests the table and the open withdrawal again. */
const refreshWithdrawals = async (): Promise<void> => {
  await Promise.all([
    withdrawals.refresh(),
    $openWithdrawal.get() === undefined ? undefined : withdrawal.refresh()
  ])
}

/** Who took it, in the console's words; '' while it waits. */
export const claimerOf = ({ claimed_by: by }: OpsWithdrawal): string =>
  by === payoutService ? 'layanan pembayaran' : (by ?? '')

/** Whether it can be taken to be paid. */
export const isClaimable = (one: OpsWithdrawal): boolean =>
  isOpen(one.status) && one.claimed_at === null && one.locked_until === null

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
export const $working = atom<number | 'file' | 'bulk' | undefined>(undefined)

async function work<T>(what: number | 'file' | 'bulk', task: () => Promise<T>): Promise<T | undefined> {
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
    await refreshWithdrawals()
  })

export const claim = ({ id, code }: OpsWithdrawal) =>
  step(id, 'POST /ops/withdraw/{id}/claim', {}, `${code}: diambil`)

/** Takes some to pay them. Returns those that were taken. */
export const claimAll = (some: readonly OpsWithdrawal[]): Promise<readonly OpsWithdrawal[] | undefined> =>
  work('bulk', async () => {
    const taken = await takeEach(
      some,
      ({ id }) => call('POST /ops/withdraw/{id}/claim', { id }),
      count => `${count} penarikan diambil`
    )
    await refreshWithdrawals()
    return taken
  })

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
    await refreshWithdrawals()
  })

/** Whether `name` can put it into a file: it is taken by that clerk, and in no file yet. */
export const isForFile = (one: OpsWithdrawal, name: string | undefined): boolean =>
  isOpen(one.status) && one.claimed_by !== null && one.claimed_by === name && one.batch === null

/** The key of the file of selected ones, with what it stands for: only the same selection is asked for again with it. */
let selectedKey = { of: '', key: '' }

/** Saves the bank's file of selected withdrawals; what is left out is named with its reason. Resolves with whether there is a file. */
export const takeSelected = (some: readonly OpsWithdrawal[]): Promise<readonly OpsWithdrawal[] | undefined> =>
  work('bulk', async () => {
    const ids = some.map(({ id }) => id)
    const of = [...ids].sort((a, b) => a - b).join(',')
    if (selectedKey.of !== of) selectedKey = { of, key: newKey() }
    const file = await request('POST /ops/withdraw/batch/selected', { ids }, { key: selectedKey.key })
    if (file) {
      selectedKey = { of: '', key: '' }
      saveCsv(file.file_name, file.csv)
      const left = file.left_out.map(({ code, message }) => `${code}: ${message}`)
      $notice.set({
        text: [`${file.count} penarikan, ${rupiah(file.total)}, ada di berkas`, ...left].join('. '),
        isError: left.length > 0
      })
    }
    await refreshWithdrawals()
    return file && some
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
    await refreshWithdrawals()
  })

import { computed } from 'nanostores'

import type { Reply, Sent } from '#lib/calls.ts'
import { saveCsv } from '#lib/core/browser/save-file.ts'
import { rupiah } from '#lib/format/rupiah.ts'
import { rupiahWords } from '#lib/format/rupiah-words.ts'

import { $notice, request } from '../console-store.ts'
import type { Question } from '../OpsQuestion.tsx'
import { beforeIn, keyset, openRow } from '../table/keyset.ts'
import { idOf, queryOf } from '../table/part-query.ts'
import { refreshPayouts } from './payout-store.ts'

type Due = Reply<'GET /ops/payout/due'>
export type PayoutFile = Reply<'GET /ops/payout/file'>['files'][number]
/** Whose balances a file pays. */
export type Which = Sent<'POST /ops/payout/file'>

const $query = queryOf('finance')

export const fileRows = ({ files: items, next }: Reply<'GET /ops/payout/file'>) => ({ items, next })

/** Files for the bank, the last first; the page stands in the address. */
const list = keyset(
  'GET /ops/payout/file',
  computed($query, query => ({ ...beforeIn(query), per_page: 50 })),
  fileRows
)

/** The file that is open beside the table, whichever page lists it. */
export const openFile = openRow(
  'GET /ops/payout/file',
  computed($query, ({ open }) => idOf(open)),
  id => ({ before: id + 1, per_page: 1 }),
  ({ files }) => files
)

export const payoutFiles = {
  ...list,
  /** With the open one. */
  refresh: async (): Promise<void> => {
    await Promise.all([list.refresh(), openFile.refresh()])
  }
}

const figure = (count: number): string => count.toLocaleString('id-ID')

/** What a file does not pay, in words; empty where it pays all (ops-208). */
function unpaidWords({ more, without_account: left }: Pick<Due, 'more' | 'without_account'>): string {
  const names = left.shops.map(({ name, balance }) => `${name} (${rupiah(balance)})`)
  const others = left.count - names.length
  return [
    more.count > 0 &&
      ` ${figure(more.count)} toko lain, ${rupiah(more.total)}, tidak muat dan masuk berkas berikutnya.`,
    left.count > 0 &&
      ` ${figure(left.count)} toko belum punya rekening dan tidak ikut, ${rupiah(left.total)}: ${names.join(', ')}${others > 0 ? `, dan ${figure(others)} lainnya` : ''}.`
  ]
    .filter(Boolean)
    .join('')
}

/** The question before a file is made, with what it would pay now; undefined where that could not be read (ops-205). */
export async function askBankFile(which: Which, make: () => Promise<unknown>): Promise<Question | undefined> {
  const due = await request('GET /ops/payout/due', which)
  if (!due) return undefined
  const { count, total } = due
  const named = which.keyword ? ` ke toko dengan nama '${which.keyword}'` : ''
  const nothing = 'Tidak ada toko dengan saldo dan rekening yang cocok.'
  const text = `Buat berkas berisi ${figure(count)} transfer${named}, ${rupiah(total)} (${rupiahWords(total)})? Semua transfernya langsung dicatat sebesar saldo toko saat itu. Lalu unggah filenya ke bank.`
  return {
    title: 'Buat berkas bank',
    text: `${count === 0 ? nothing : text}${unpaidWords(due)}`,
    confirm: count === 0 ? undefined : `Ya, buat berkas ${rupiah(total)}`,
    isSafe: true,
    onConfirm: make
  }
}

/** Makes a file, which records its transfers, and saves it; returns whether it was made. A retry sends the same key. */
export async function makeBankFile(which: Which, key: string): Promise<boolean> {
  const file = await request('POST /ops/payout/file', which, { key })
  if (file) {
    saveCsv(file.file_name, file.csv)
    $notice.set({
      text: `Berkas bank ${file.id}: ${figure(file.count)} transfer, ${rupiah(file.total)}, dicatat dan disimpan.${unpaidWords(file)}`,
      isError: false
    })
  }
  // After a lost answer the balances tell whether the file was made.
  await refreshPayouts()
  return file !== undefined
}

/** Saves a file once more, byte by byte as it was made. */
export async function saveBankFile(id: number): Promise<void> {
  const file = await request('GET /ops/payout/file/{id}', { id })
  if (!file) return
  saveCsv(file.file_name, file.csv)
  $notice.set({ text: `Berkas bank ${id} disimpan.`, isError: false })
}

import type { ImportShown } from '#lib/import/shapes.ts'
import { thousands } from '#lib/format/rupiah.ts'

type State = ImportShown['state']

export const stateWords: Readonly<Record<State, string>> = {
  checking: 'Sedang diperiksa',
  checked: 'Menunggu dijalankan',
  running: 'Sedang berjalan',
  done: 'Selesai',
  undoing: 'Sedang diurungkan',
  undone: 'Diurungkan',
  cancelled: 'Dibatalkan',
  failed: 'Tidak dapat dibaca'
}

export const verdictWords = { create: 'Baru', change: 'Berubah', same: 'Sama', reject: 'Ditolak' } as const

export const resultWords = {
  created: 'Ditambahkan',
  changed: 'Diubah',
  same: 'Sama',
  rejected: 'Ditolak',
  deleted: 'Dihapus lagi',
  archived: 'Diarsipkan',
  restored: 'Dikembalikan',
  closed: 'Ditutup',
  kept: 'Dibiarkan'
} as const

type Judged = {
  verdict: keyof typeof verdictWords | null
  result: keyof typeof resultWords | null
}

/** What would happen to a product or shop, or has happened. */
export const wordOf = ({ verdict, result }: Judged): string =>
  result ? resultWords[result] : verdict ? verdictWords[verdict] : 'Belum diperiksa'

/** Whether it would be rejected, or was. */
export const isWrong = ({ verdict, result }: Judged): boolean =>
  result === 'rejected' || (result === null && verdict === 'reject')

/** Rows of a file, as many as a table has: to correct it takes every rejected one, and the filters narrow them no further. */
export const maxFileRows = 50_000

/** What a worker is doing with an import now: it changes by itself. */
const moving = new Set<State>(['checking', 'running', 'undoing'])
export const isMoving = ({ state }: Pick<ImportShown, 'state'>): boolean => moving.has(state)

const sum = (counts: Readonly<Record<string, number>>, names: readonly string[]) =>
  names.reduce((total, name) => total + (counts[name] ?? 0), 0)

/** How far a worker is: products and shops that are done, of all that it does. Without a total it has only begun. */
export function progressOf(one: ImportShown): { done: number; total: number } {
  const { verdicts, results, shops, products, state } = one
  if (state === 'checking') {
    const checked = sum(verdicts, ['create', 'change', 'same', 'reject'])
    return { done: checked, total: products }
  }
  if (state === 'running') {
    const total = sum(verdicts, ['create', 'change']) + shops.verdicts.create
    const done = sum(results, ['created', 'changed', 'rejected'])
    return { done: Math.min(total, done + sum(shops.results, ['created', 'rejected', 'same'])), total }
  }
  const undone = sum(results, ['deleted', 'archived', 'restored', 'kept'])
  const undoneShops = sum(shops.results, ['deleted', 'closed', 'kept'])
  const left = sum(results, ['created', 'changed']) + shops.results.created
  return { done: undone + undoneShops, total: undone + undoneShops + left }
}

const list = (parts: readonly (string | false)[]): string => {
  const said = parts.filter(part => part !== false)
  return said.length < 2 ? said.join('') : `${said.slice(0, -1).join(', ')} dan ${said.at(-1)}`
}
const some = (count: number, what: string) => count > 0 && `${thousands(count)} ${what}`

/** What running would do, for its question: 'Menambah 2 toko dan 298 produk. 3 produk ditolak dan dilewati.' */
export function runText({ verdicts, shops }: ImportShown): string {
  const added = list([some(shops.verdicts.create, 'toko'), some(verdicts.create, 'produk')])
  const changed = some(verdicts.change, 'produk')
  const skipped = list([some(shops.verdicts.reject, 'toko'), some(verdicts.reject, 'produk')])
  return [
    added && `Menambah ${added}.`,
    changed && `Mengubah ${changed}.`,
    skipped && `Ditolak dan dilewati: ${skipped}.`
  ]
    .filter(Boolean)
    .join(' ')
}

/** What undoing would take back. */
export function undoText({ results, shops, new_categories }: ImportShown): string {
  const removed = list([some(shops.results.created, 'toko'), some(results.created, 'produk')])
  const changed = some(results.changed, 'produk')
  return [
    removed && `Menghapus ${removed} yang ditambahkan impor ini.`,
    changed && `Mengembalikan ${changed} ke keadaan sebelumnya.`,
    new_categories.length > 0 && 'Kategori baru yang menjadi kosong ikut dihapus.',
    shops.results.created > 0 && 'Akun penjual baru yang belum pernah dipakai masuk ikut dihapus.',
    'Yang sudah dipesan diarsipkan atau ditutup, dan yang diubah lagi dibiarkan.'
  ]
    .filter(Boolean)
    .join(' ')
}

/** Whether running would do anything at all. */
export const hasWork = ({ verdicts, shops }: ImportShown): boolean =>
  verdicts.create + verdicts.change + shops.verdicts.create > 0

import { atom, computed } from 'nanostores'

import type { Reply, Sent } from '#lib/calls.ts'
import { serverNow } from '#lib/core/api/server-time.ts'
import { saveCsv } from '#lib/core/browser/save-file.ts'
import { kindWords } from '#lib/ops/act-kinds.ts'
import { jakartaDay } from '#lib/format/dates.ts'

import { listed } from './console-lists.ts'
import { $place, type PlaceQuery } from './console-place.ts'
import { $notice, request } from './console-store.ts'
import { isDay } from './period.ts'

export type OpsAct = Reply<'GET /ops/act'>['acts'][number]

export const actTexts = { none: 'Tidak ada catatan yang cocok.' }

/** Said where nothing has what was typed: it may be misspelt, or of another kind. */
export const unknownText = (typed: string, kind: string | undefined): string =>
  `${(kind && kindWords[kind]) || 'Pesanan, produk, toko, atau lainnya'} dengan kode atau nomor '${typed}' tidak ditemukan.`

/** The filters of an address as the call takes them. */
function actFilter({
  name,
  kind,
  object,
  from,
  to
}: PlaceQuery): Omit<Sent<'GET /ops/act'>, 'per_page' | 'before'> {
  return {
    ...(name && { name }),
    ...(kind && { kind }),
    ...(object && { number: object.slice(0, 60) }),
    ...(isDay(from) && { start_date: from }),
    ...(isDay(to) && { end_date: to })
  }
}

const $query = computed($place, ({ part, query }) => (part === 'acts' ? query : {}))
/** The ids below which the pages begin that were passed: 'Lebih baru' goes back through them. */
export const $passed = atom<readonly number[]>([])

export const acts = listed(
  'GET /ops/act',
  computed([$query, $passed], (query, passed) => {
    const before = passed.at(-1)
    return { ...actFilter(query), ...(before !== undefined && { before }), per_page: 50 }
  })
)

/** Files of one export at most: 20,000 acts. */
const maxFiles = 20

/** Saves all filtered acts as one file. */
export async function saveActs(): Promise<void> {
  const filter = actFilter($query.get())
  let csv = ''
  let count = 0
  let before: number | undefined
  for (let file = 0; file < maxFiles; file += 1) {
    const part = await request('GET /ops/act/file', { ...filter, ...(before !== undefined && { before }) })
    if (!part) return
    // The heads stand in every file.
    csv += file === 0 ? part.csv : part.csv.slice(part.csv.indexOf('\n') + 1)
    count += part.count
    if (part.next === null) break
    before = part.next
  }
  if (count === 0) return $notice.set({ text: actTexts.none, isError: true })
  saveCsv(`catatan-${jakartaDay(serverNow())}.csv`, csv)
  $notice.set({ text: 'Catatan disimpan sebagai berkas', isError: false })
}

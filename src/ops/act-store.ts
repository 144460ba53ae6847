import { computed } from 'nanostores'

import type { Reply, Sent } from '#lib/calls.ts'
import { serverNow } from '#lib/core/api/server-time.ts'
import { saveCsv } from '#lib/core/browser/save-file.ts'
import { kindWords } from '#lib/ops/act-kinds.ts'
import { jakartaDay } from '#lib/format/dates.ts'

import type { PlaceQuery } from './console-place.ts'
import { $notice, request } from './console-store.ts'
import { isDay } from './period.ts'
import { beforeIn, keyset, openRow } from './table/keyset.ts'
import { noneText } from './table/none-text.ts'
import { idOf, queryOf, sortOf } from './table/part-query.ts'
import { firstOnly } from './table/table-csv.ts'

export type OpsAct = Reply<'GET /ops/act'>['acts'][number]

/** Said where nothing has what was typed: it may be misspelt, or of another kind. */
export const unknownText = (typed: string, kind: string | undefined): string =>
  `${kind !== undefined && Object.hasOwn(kindWords, kind) ? kindWords[kind] : 'Pesanan, produk, toko, atau lainnya'} dengan kode atau nomor '${typed}' tidak ditemukan.`

/** The filters of an address as the call takes them. */
function actFilter(query: PlaceQuery) {
  const { name, kind, object, from, to } = query
  const { order } = sortOf(query, ['date'])
  return {
    ...(name && { name }),
    ...(kind && { kind }),
    ...(object && { number: object.slice(0, 60) }),
    ...(isDay(from) && { start_date: from }),
    ...(isDay(to) && { end_date: to }),
    ...(order && { order })
  } satisfies Sent<'GET /ops/act'>
}

const $query = queryOf('acts')

/** The table; filters, order and page stand in the address. */
export const acts = keyset(
  'GET /ops/act',
  computed($query, query => ({ ...actFilter(query), ...beforeIn(query), per_page: 50 })),
  ({ acts: items, next, is_unknown: isUnknown }) => ({ items, next, isUnknown })
)

/** The act that is open beside the table. */
export const openAct = openRow(
  'GET /ops/act',
  computed($query, ({ open }) => idOf(open)),
  id => ({ before: id + 1, per_page: 1 }),
  ({ acts: found }) => found
)

/** Files of one export at most: 20,000 acts. */
const maxFiles = 20

/** Saves all acts that an address filters as one file. */
export async function saveActs(query: PlaceQuery): Promise<void> {
  const filter = actFilter(query)
  let csv = ''
  let count = 0
  let before: number | undefined
  for (let file = 0; file < maxFiles; file += 1) {
    const part = await request('GET /ops/act/file', { ...filter, ...(before !== undefined && { before }) })
    if (!part) return
    // The heads stand in every file.
    csv += file === 0 ? part.csv : part.csv.slice(part.csv.indexOf('\n') + 1)
    count += part.count
    before = part.next ?? undefined
    if (before === undefined) break
  }
  if (count === 0) return $notice.set({ text: noneText('catatan', query), isError: true })
  // The mark tells spreadsheets that it is UTF-8.
  saveCsv(`catatan-${jakartaDay(serverNow())}.csv`, `\uFEFF${csv}`)
  const isWhole = before === undefined
  $notice.set({ text: isWhole ? 'Catatan disimpan sebagai berkas' : firstOnly(count), isError: !isWhole })
}

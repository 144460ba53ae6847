import { atom, computed } from 'nanostores'

import { call } from '#lib/core/api/call.ts'
import { download } from '../download.ts'
import { sendWithProgress } from '#lib/core/api/send-with-progress.ts'
import { defineQuery } from '#lib/core/browser/fetched.ts'
import { saveFile } from '#lib/core/browser/save-file.ts'
import {
  importResults,
  importShopResults,
  importShopVerdicts,
  type ImportShown,
  importVerdicts
} from '#lib/import/shapes.ts'
import type { Reply, Sent } from '#lib/calls.ts'

import { $place, type PlaceQuery, setQuery } from '../console-place.ts'
import { $notice, request, signOutOps } from '../console-store.ts'
import { paged } from '../table/paged.ts'

export type ImportRow = Reply<'GET /ops/import/{id}/row'>[number]
export type ImportShop = Reply<'GET /ops/import/{id}/shop'>[number]
export type Skipped = Pick<Reply<'PUT /ops/import/{id}/pictures'>, 'pictures' | 'skipped'>

/** Milliseconds for a file of 200 MB on a slow line. */
const uploadMs = 1_800_000
const perPage = 50

const none: PlaceQuery = {}
const $query = computed($place, ({ part, query }) => (part === 'products' ? query : none))
const pageOf = (text: string | undefined) => Math.min(10_000, Math.max(1, Math.trunc(Number(text)) || 1))

const importIn = (text = '') => (/^[1-9]\d{0,11}$/.test(text) ? Number(text) : undefined)

/** The import that is open: the address names it, so that a reload shows it again. */
export const $importId = computed($query, query => importIn(query['import']))

/** Earlier imports, the newest first. */
export const imports = paged(
  'GET /ops/import',
  computed($query, query => ({ page: pageOf(query['page']), per_page: perPage }))
)

export const shownImport = defineQuery<ImportShown>(
  'GET /ops/import/{id}',
  computed($importId, id => (id === undefined ? undefined : String(id))),
  async id => {
    const answer = await call('GET /ops/import/{id}', { id: Number(id) })
    if (!answer.ok && answer.error.status === 401) signOutOps()
    return answer
  }
)

/** Which products of which import an address lists: by what would happen to them or has happened. */
export function rowFilter({ import: id, verdict, result }: PlaceQuery) {
  const known = importIn(id)
  const would = importVerdicts.find(one => one === verdict)
  const was = importResults.find(one => one === result)
  if (known === undefined) return undefined
  return {
    id: known,
    ...(would && { verdict: would }),
    ...(was && { result: was })
  } satisfies Sent<'GET /ops/import/{id}/row'>
}

/** The table of its products; filters and page stand in the address. */
export const importRows = paged(
  'GET /ops/import/{id}/row',
  computed($query, query => {
    const filter = rowFilter(query)
    return filter && { ...filter, page: pageOf(query['page']), per_page: perPage }
  })
)

/** Which shops of which import an address lists: words of their own, because products are filtered beside them (ops-417). */
export function shopFilter({ import: id, shop_verdict: verdict, shop_result: result }: PlaceQuery) {
  const known = importIn(id)
  const would = importShopVerdicts.find(one => one === verdict)
  const was = importShopResults.find(one => one === result)
  if (known === undefined) return undefined
  return {
    id: known,
    ...(would && { verdict: would }),
    ...(was && { result: was })
  } satisfies Sent<'GET /ops/import/{id}/shop'>
}
export const shopsPageOf = (query: PlaceQuery): number => pageOf(query['shop_page'])

/** The shops of its table of shops; filter and page stand in the address. */
export const importShops = paged(
  'GET /ops/import/{id}/shop',
  computed($query, query => {
    const filter = shopFilter(query)
    return filter && { ...filter, page: shopsPageOf(query), per_page: perPage }
  })
)

export const openImport = (id: number | undefined): void => {
  $notice.set(undefined)
  setQuery(
    {
      import: id === undefined ? undefined : String(id),
      verdict: undefined,
      result: undefined,
      page: undefined,
      shop_verdict: undefined,
      shop_result: undefined,
      shop_page: undefined,
      open: undefined
    },
    true
  )
}

/** Requests the open import again, and what it lists. */
export const refreshImport = async (): Promise<void> => {
  await Promise.all([shownImport.refresh(), importRows.refresh(), importShops.refresh()])
}

const steps = {
  run: 'POST /ops/import/{id}/run',
  undo: 'POST /ops/import/{id}/undo',
  cancel: 'DELETE /ops/import/{id}'
} as const
export type ImportStep = keyof typeof steps

/** Runs, undoes or stops the open import; shows what became of it, also where somebody else was first. */
export async function moveImport(id: number, step: ImportStep): Promise<void> {
  $notice.set(undefined)
  const moved = await request(steps[step], { id })
  if (moved) shownImport.put(moved)
  await Promise.all([refreshImport(), imports.refresh()])
}

/** Progress of a file on its way, from 0 to 1; undefined while none is. */
export const $sent = atom<number | undefined>(undefined)

/** How the table is sent: its progress is shown. */
export const sendingTable = () => ({
  timeoutMs: uploadMs,
  send: sendWithProgress(share => $sent.set(share))
})

/** Sends a ZIP of pictures as the body; returns what was taken, undefined where the console says why not. */
export async function sendPictures(id: number, zip: File): Promise<Skipped | undefined> {
  const send = sendWithProgress(share => $sent.set(share))
  $sent.set(0)
  const answer = await call(
    'PUT /ops/import/{id}/pictures',
    { id },
    {
      timeoutMs: uploadMs,
      send: (address, { headers, ...init }) => {
        const own = new Headers(headers)
        own.set('content-type', 'application/zip')
        return send(address, { ...init, headers: own, body: zip })
      }
    }
  )
  $sent.set(undefined)
  if (answer.ok) {
    shownImport.put(answer.value.import)
    await refreshImport()
    return answer.value
  }
  if (answer.error.status === 401) signOutOps()
  $notice.set({ text: answer.error.message, isError: true })
  await shownImport.refresh()
  return undefined
}

/** Saves a table with all columns and examples: an XLSX of both, or a CSV of one. */
export async function saveTemplate(input: Sent<'GET /ops/import/template'>): Promise<void> {
  const answer = await download('GET /ops/import/template', input)
  if (answer.ok) return saveFile(answer.value.name, answer.value.content)
  if (answer.error.status === 401) signOutOps()
  $notice.set({ text: answer.error.message, isError: true })
}

import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'

import type { ImportRow, ImportShop, ImportShown } from '#lib/import/shapes.ts'
import { imageLimit } from '#lib/core/limits.ts'

import { OperatorError } from '#server/core/platform/operator-error.ts'
import type { Services } from '#server/core/platform/services.ts'
import { transactor } from '#server/core/transact.ts'
import { askedByImport } from './asked.ts'
import { baseName } from './find-photos.ts'
import { checkAgain, keepPicture, keepPictures } from './keep-pictures.ts'
import { moveImport } from './move-import.ts'
import { isPicture } from './read-pictures.ts'
import { listRows, listShopRows, showImport } from './show-imports.ts'
import { startImport } from './start-import.ts'
import { workOnImports } from './work-on-imports.ts'

const shopTables = ['toko.csv', 'toko.xlsx', 'shops.csv', 'shops.xlsx'] as const
const tables = ['produk.xlsx', 'produk.csv', 'products.xlsx', 'products.csv'] as const
/** Who imports from the shell. */
const by = { name: 'seed', role: 'owner' } as const
/** Steps between two looks at the progress. */
const stepsAtOnce = 3

type Progress = (label: string, done: number, total: number) => void

/** Sends the table of a folder with the pictures in it and in its ZIPs, and checks it. Throws OperatorError where there is none. */
export async function checkFolder(
  services: Services,
  folder: string,
  onProgress: Progress
): Promise<ImportShown> {
  const names = await readdir(folder, { recursive: true }).catch(() => [] as string[])
  const table = tables.find(name => names.includes(name))
  if (!table) throw new OperatorError(`No table in ${folder}: it must be named ${tables.join(', ')}.`)
  const shopTable = shopTables.find(name => names.includes(name))
  const started = await startImport(services, {
    by,
    requestId: 'seed',
    fileName: table,
    bytes: await readFile(join(folder, table)),
    shopBytes: shopTable && (await readFile(join(folder, shopTable))),
    options: {}
  })
  if (!started.ok) throw new OperatorError(started.error.message)
  const id = started.value
  try {
    const replaced = await keepFiles(services, id, { folder, names, onProgress })
    // A clerk who ran it meanwhile runs the plan that names them.
    const isChecked = await checkAgain(services, id)
    for (const file of isChecked ? replaced : []) await services.storage.remove(file)
    return await work(services, id, ({ verdicts, products }) =>
      onProgress('Periksa', products - verdicts.waiting, products)
    )
  } catch (error) {
    // Left open, it would take one of the few places of all clerks.
    await move(services, id, 'cancel')
    throw error
  }
}

/**
 * Keeps the pictures of the folder, and those in its ZIPs. Returns the files whose place another one of the same name took. Throws
 * OperatorError where a file cannot be kept.
 */
async function keepFiles(
  services: Services,
  id: number,
  { folder, names, onProgress }: { folder: string; names: readonly string[]; onProgress: Progress }
): Promise<string[]> {
  const pictures = names.filter(isPicture)
  const replaced: string[] = []
  let done = 0
  for (const name of pictures) {
    const before = await keepFile(services, id, join(folder, name))
    if (before !== undefined) replaced.push(before)
    onProgress('Foto', (done += 1), pictures.length)
  }
  for (const name of names.filter(one => one.toLowerCase().endsWith('.zip'))) {
    const kept = await keepPictures(services, id, createReadStream(join(folder, name)))
    if (!kept.ok) throw new OperatorError(`${name}: ${kept.error.message}`)
  }
  return replaced
}

async function keepFile(services: Services, importId: number, path: string): Promise<string | undefined> {
  const { size } = await stat(path)
  // The check names it where a product wants it.
  if (size > imageLimit.bytes) return undefined
  const bytes = await readFile(path)
  const hash = createHash('sha256').update(bytes).digest('hex')
  const kept = await keepPicture(services, importId, { name: baseName(path), hash, bytes })
  if (!kept.ok) throw new OperatorError(kept.error.message)
  return kept.value
}

/** Does what was checked. */
export async function runFolder(services: Services, id: number, onProgress: Progress): Promise<ImportShown> {
  const moved = await move(services, id, 'run')
  if (!moved.ok) throw new OperatorError(moved.error.message)
  return work(services, id, ({ verdicts, results }) =>
    onProgress('Produk', results.created + results.changed, verdicts.create + verdicts.change)
  )
}

const calls = { run: 'POST /ops/import/{id}/run', cancel: 'DELETE /ops/import/{id}' } as const

function move(services: Services, id: number, step: keyof typeof calls) {
  const asked = { ...askedByImport({ id, ...by, requestId: 'seed' }, 'run'), call: calls[step] }
  return transactor(
    services,
    asked
  )((tx, after) => moveImport({ tx, after, now: services.clock.now() }, id, step))
}

const perPage = 100

/** All rows of a list of an import, in parts, so that a long one is never whole in memory. */
async function* inParts<T extends { id: number }>(
  read: (part: { beyond: number | undefined; page: 1; per_page: number }) => Promise<{ list: readonly T[] }>
): AsyncGenerator<T> {
  let beyond: number | undefined
  do {
    const { list } = await read({ beyond, page: 1, per_page: perPage })
    yield* list
    beyond = list.length < perPage ? undefined : list.at(-1)!.id
  } while (beyond !== undefined)
}

/** The products of an import that are rejected. */
export const readProblems = ({ db }: Pick<Services, 'db'>, id: number): AsyncGenerator<ImportRow> =>
  inParts(part => listRows(db, { id, verdict: 'reject', ...part }))

/** Those that only running rejected, as for a picture that cannot be read: first the new ones, then the changed. */
export async function* readFailures({ db }: Pick<Services, 'db'>, id: number): AsyncGenerator<ImportRow> {
  for (const verdict of ['create', 'change'] as const) {
    yield* inParts(part => listRows(db, { id, verdict, result: 'rejected', ...part }))
  }
}

/** The shops of an import that are rejected. */
export const readShopProblems = ({ db }: Pick<Services, 'db'>, id: number): AsyncGenerator<ImportShop> =>
  inParts(part => listShopRows(db, { id, verdict: 'reject', ...part }))

async function work(
  services: Services,
  id: number,
  tell: (shown: ImportShown) => void
): Promise<ImportShown> {
  for (;;) {
    await workOnImports(services, { maxSteps: stepsAtOnce })
    const shown = (await showImport(services.db, id, services.clock.now()))!
    tell(shown)
    if (shown.state !== 'checking' && shown.state !== 'running') return shown
  }
}

import * as contract from '#lib/import/contract.ts'
import { importErrors } from '#lib/import/errors.ts'
import { fail } from '#lib/core/schema/api-error.ts'

import { answer, pageMeta } from '#server/core/http/answer.ts'
import type { CounterContext } from '#server/core/http/context.ts'
import type { Api } from '#server/core/http/registry.ts'
import { exportProducts } from './export-products.ts'
import { exportShops } from './export-shops.ts'
import { keepPictures } from './keep-pictures.ts'
import { type Move, moveImport } from './move-import.ts'
import { listImports, listRows, listShopRows, showImport } from './show-imports.ts'
import { startImport } from './start-import.ts'
import { tableFile } from './table-file.ts'
import { shopTemplate, templateTable } from './template.ts'
import { workBriefly } from './work-on-imports.ts'

/** Imports of products: sent, checked, run, undone. */
export function importRoutes(api: Api): void {
  api.ops(contract.startImport, async context => {
    const { services, input, caller, requestContext } = context
    const { table, shops, ...options } = input
    const started = await startImport(services, {
      by: caller,
      requestId: requestContext.id,
      fileName: table instanceof File ? table.name : '',
      bytes: new Uint8Array(await table.arrayBuffer()),
      shopBytes: shops && new Uint8Array(await shops.arrayBuffer()),
      options
    })
    if (!started.ok) return started
    services.background.run(() => workBriefly(services))
    return show(context, started.value)
  })

  api.ops(contract.listImports, async ({ db, input, now }) => {
    const { list, total } = await listImports(db, input, now)
    return answer(list, { meta: pageMeta(input.page, input.per_page, total) })
  })

  api.ops(contract.showImport, context => show(context, context.input.id))

  api.ops(contract.listImportRows, async ({ db, input, now }) => {
    if (!(await showImport(db, input.id, now))) return fail(importErrors.import_not_found)
    const { list, total } = await listRows(db, input)
    return answer(list, { meta: pageMeta(input.page, input.per_page, total) })
  })

  api.ops(contract.listImportShops, async ({ db, input, now }) => {
    if (!(await showImport(db, input.id, now))) return fail(importErrors.import_not_found)
    const { list, total } = await listShopRows(db, input)
    return answer(list, { meta: pageMeta(input.page, input.per_page, total) })
  })

  api.ops(contract.exportProducts, async ({ db, input, scope }) => {
    const { format, table, ...filter } = input
    const tables = { products: exportProducts(db, filter, scope), shops: exportShops(db, filter, scope) }
    return answer('', { file: tableFile({ products: 'produk', shops: 'toko' }, { format, table }, tables) })
  })

  api.ops(contract.importTemplate, async ({ input }) => {
    const names = { products: 'contoh-produk', shops: 'contoh-toko' }
    return answer('', { file: tableFile(names, input, { products: templateTable(), shops: shopTemplate() }) })
  })

  api.ops(contract.sendPictures, async context => {
    const { services, input, requestContext, db, now } = context
    const body = (requestContext.body ?? []) as AsyncIterable<Uint8Array>
    const kept = await keepPictures(services, input.id, body)
    // Also after an error: what came before it is checked.
    services.background.run(() => workBriefly(services))
    if (!kept.ok) return kept
    const shown = await showImport(db, input.id, now)
    return shown ? answer({ ...kept.value, import: shown }) : fail(importErrors.import_not_found)
  })

  api.ops(contract.runImport, context => move(context, 'run'))
  api.ops(contract.undoImport, context => move(context, 'undo'))
  api.ops(contract.cancelImport, context => move(context, 'cancel'))
}

type WithId = CounterContext<{ id: number }>

async function move(context: WithId, to: Move) {
  const { services, input, transact, now } = context
  const moved = await transact((tx, after) => moveImport({ tx, after, now }, input.id, to))
  if (!moved.ok) return moved
  if (to !== 'cancel') services.background.run(() => workBriefly(services))
  return show(context, input.id)
}

async function show({ db, now }: Pick<WithId, 'db' | 'now'>, id: number) {
  const shown = await showImport(db, id, now)
  return shown ? answer(shown) : fail(importErrors.import_not_found)
}

import { expect, it, onTestFinished, vi } from 'vitest'

import { bounds } from '#server/import/bounds.ts'
import { leaseSeconds } from '#server/import/lease.ts'
import { startImport } from '#server/import/start-import.ts'
import { workOnImports } from '#server/import/work-on-imports.ts'

import { openMarket } from '../support/market.ts'
import { value } from '../support/person.ts'
import { useWorld } from '../support/world.ts'
import { simpleTable, startImporting } from './importing.ts'

const world = useWorld()

it('[import-70] a process reads one table at a time, and other imports do not wait for that', async () => {
  const { services, ops } = world()
  const importing = await startImporting(world(), (await openMarket(world())).shopId)
  const other = await importing.check(simpleTable(importing.photo, 3, 'LAIN'))
  let reading = 0
  let maxAtOnce = 0
  const begun = Promise.withResolvers<void>()
  const held = Promise.withResolvers<void>()
  // What reads would keep its place in this process.
  onTestFinished(() => held.resolve())
  const storage = new Proxy(services.storage, {
    get(target, key) {
      const own = Reflect.get(target, key) as unknown
      if (key !== 'open') return typeof own === 'function' ? own.bind(target) : own
      return async (path: string) => {
        reading += 1
        maxAtOnce = Math.max(maxAtOnce, reading)
        begun.resolve()
        await held.promise
        reading -= 1
        return target.open(path)
      }
    }
  })
  const slow = { ...services, storage }
  // Without the work that a request begins at once.
  const send = async (prefix: string) => {
    const started = await startImport(services, {
      by: { name: 'petugas', role: 'clerk' },
      requestId: 'a-request',
      fileName: 'produk.csv',
      bytes: new TextEncoder().encode(simpleTable(importing.photo, 2, prefix)),
      options: {}
    })
    return started.ok ? started.value : 0
  }
  const ids = [await send('SATU'), await send('DUA'), await send('TIGA')]
  const workers = [workOnImports(slow), workOnImports(slow), workOnImports(slow)]
  await begun.promise
  // The other two have found nothing to do; else one of them could take what is asked for next, and wait for its pictures.
  let ended = 0
  for (const worker of workers) void worker.then(() => (ended += 1))
  await vi.waitFor(() => expect(ended).toBe(2))
  // The counter's own work goes on while a table is read.
  value(await ops.call('POST /ops/import/{id}/run', { id: other.id }))
  await importing.settle()
  expect(await importing.show(other.id)).toMatchObject({ state: 'done', results: { created: 3 } })
  held.resolve()
  await Promise.all(workers)
  await importing.settle()
  for (const id of ids) expect(await importing.show(id)).toMatchObject({ state: 'checked', products: 2 })
  expect(maxAtOnce).toBe(1)
})

it('[import-71] reading a table ends before another worker may begin it too', () => {
  expect(bounds.readerMs).toBeLessThan(leaseSeconds * 1_000)
})

import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'

import { rows } from '#server/core/db/connect.ts'
import { maxTries } from '#server/import/count-tries.ts'
import { takeImport } from '#server/import/lease.ts'
import { imports } from '#server/import/schema.ts'
import { workOnImports } from '#server/import/work-on-imports.ts'

import { openMarket } from '../support/market.ts'
import { value } from '../support/person.ts'
import { useWorld } from '../support/world.ts'
import { type Importing, simpleTable, startImporting } from './importing.ts'

const world = useWorld({ LOG_LEVEL: 'silent' })
let importing: Importing
beforeAll(async () => {
  importing = await startImporting(world(), (await openMarket(world())).shopId)
})
const execute = (text: string) => world().services.db.execute(sql.raw(text))
afterEach(() => execute('drop function if exists fail_import() cascade'))

/** Lets a kind of write of all imports fail in the database. */
async function failOn(on: string, { when = 'true', state = 'P0001' } = {}): Promise<void> {
  await execute(`create or replace function fail_import() returns trigger language plpgsql as
    $$ begin if ${when} then raise exception 'always so' using errcode = '${state}'; end if; return new; end $$`)
  await execute(
    `create trigger fail_import before update on ${on} for each row execute function fail_import()`
  )
}

/** A try, as the next worker makes it once the lease of the one before has ended. */
async function attempt(): Promise<void> {
  await world().services.clock.advance(121)
  await workOnImports(world().services)
}
const rowOf = async (id: number) =>
  (await world().services.db.select().from(imports).where(eq(imports.id, id)))[0]!

async function start(id: number, step: 'run' | 'undo'): Promise<void> {
  const { services, ops } = world()
  value(await ops.call(`POST /ops/import/{id}/${step}`, { id }))
  await services.background.settled()
}

describe('[import-64] an import that always fails', () => {
  it('ends while it is undone, after five tries, and can be undone again', async () => {
    const { id } = await importing.check(simpleTable(importing.photo, 3, 'GAGAL'))
    await importing.run(id)
    await failOn('imports', { when: "new.state = 'undone'" })
    await start(id, 'undo')
    // The first try has undone all products, and failed at its end.
    expect(await rowOf(id)).toMatchObject({ state: 'undoing', tries: 0 })
    for (let tries = 1; tries < maxTries; tries += 1) {
      await attempt()
      expect(await rowOf(id)).toMatchObject({ state: 'undoing', tries })
    }
    await attempt()
    const ended = await importing.show(id)
    expect(ended).toMatchObject({ state: 'done', results: { deleted: 3 } })
    expect(ended.problem).toContain('belum terurungkan seluruhnya')
    expect(ended.undo_until).not.toBeNull()
    const [act] = await rows(
      world().services.db,
      sql`select call, before, after from acts where kind = 'import' and object_id = ${id} order by id desc limit 1`
    )
    expect(act).toMatchObject({
      call: 'POST /ops/import/{id}/undo',
      before: { state: 'undoing' },
      after: { state: 'done' }
    })
    await execute('drop function fail_import() cascade')
    expect(await importing.undo(id)).toMatchObject({ state: 'undone', problem: null })
  })

  it('ends while it runs: what it has done stays, and can be undone', async () => {
    const { id } = await importing.check(simpleTable(importing.photo, 25, 'SETENGAH'))
    await failOn('import_products', { when: "new.name like '% SETENGAH 2_'" })
    await start(id, 'run')
    for (let tries = 1; tries <= maxTries; tries += 1) {
      expect(await rowOf(id)).toMatchObject({ state: 'running', tries: tries - 1 })
      await attempt()
    }
    const ended = await importing.show(id)
    expect(ended).toMatchObject({ state: 'done', results: { created: 20 } })
    expect(ended.problem).toContain('berhenti sebelum selesai')
    expect(await rowOf(id)).toMatchObject({ file: null, shopFile: null, lease: null, tries: 0 })
    await execute('drop function fail_import() cascade')
    expect(await importing.undo(id)).toMatchObject({
      state: 'undone',
      problem: null,
      results: { deleted: 20 }
    })
  })

  it('is tried on, uncounted, while the database is away or gives way to others', async () => {
    const { id } = await importing.check(simpleTable(importing.photo, 1, 'PERGI'))
    await failOn('import_products', { state: '57P03' })
    value(await world().ops.call('POST /ops/import/{id}/run', { id }))
    await world().services.background.settled()
    for (let tries = 0; tries <= maxTries; tries += 1) await expect(attempt()).rejects.toThrow()
    expect(await rowOf(id)).toMatchObject({ state: 'running', tries: 0 })
    await failOn('import_shops')
    await execute('drop function fail_import() cascade')
    await failOn('import_products', { state: '40001' })
    for (let tries = 0; tries <= maxTries; tries += 1) await attempt()
    expect(await rowOf(id)).toMatchObject({ state: 'running', tries: 0 })
    await execute('drop function fail_import() cascade')
    await attempt()
    expect(await importing.show(id)).toMatchObject({ state: 'done', problem: null, results: { created: 1 } })
  })

  it('ends after five tries that killed their process, also while it is checked', async () => {
    const { services } = world()
    /** A worker takes it and dies; the next one may take it once its lease has ended. */
    const dies = async () => {
      await services.clock.advance(121)
      return takeImport(services)
    }
    const { id } = await importing.check(simpleTable(importing.photo, 2, 'MATI'))
    await services.db
      .update(imports)
      .set({ state: 'running', startedAt: services.clock.now() })
      .where(eq(imports.id, id))
    for (let tries = 1; tries <= maxTries; tries += 1) {
      expect(await dies()).toMatchObject({ id, state: 'running', tries })
    }
    await attempt()
    const ended = await importing.show(id)
    expect(ended).toMatchObject({ state: 'done' })
    expect(ended.problem).toContain('berhenti sebelum selesai')
    // One that is taken after a try that wrote something begins anew.
    const other = await importing.check(simpleTable(importing.photo, 1, 'PERIKSA'))
    await services.db.update(imports).set({ state: 'checking', tries: 0 }).where(eq(imports.id, other.id))
    for (let tries = 1; tries <= maxTries; tries += 1) {
      expect(await dies()).toMatchObject({ id: other.id, tries })
    }
    await attempt()
    const failed = await importing.show(other.id)
    expect(failed).toMatchObject({ state: 'failed' })
    expect(failed.problem).toContain('tidak dapat diperiksa')
  })

  it('may be undone again for a day after its undoing ended, however late that was', async () => {
    const { services } = world()
    const { id } = await importing.check(simpleTable(importing.photo, 1, 'LAMBAT'))
    await importing.run(id)
    await failOn('imports', { when: "new.state = 'undone'" })
    await start(id, 'undo')
    await services.clock.advance(25 * 60 * 60)
    for (let tries = 1; tries <= maxTries; tries += 1) await attempt()
    const ended = await importing.show(id)
    expect(ended).toMatchObject({ state: 'done', results: { deleted: 1 } })
    await execute('drop function fail_import() cascade')
    expect(ended.undo_until).not.toBeNull()
    expect(await importing.undo(id)).toMatchObject({ state: 'undone', problem: null })
    expect((await importing.show(id)).undo_until).toBeNull()
  })

  it('is not counted by a worker that lost its lease', async () => {
    const { services } = world()
    const { id } = await importing.check(simpleTable(importing.photo, 1, 'LEPAS'))
    value(await world().ops.call('POST /ops/import/{id}/run', { id }))
    await services.background.settled()
    await services.db
      .update(imports)
      .set({ state: 'undoing', tries: maxTries - 1, lease: null, leaseUntil: null })
      .where(eq(imports.id, id))
    // Another worker takes over before the first one writes.
    const taken = async () => {
      await services.db
        .update(imports)
        .set({ lease: 'other', leaseUntil: new Date(services.clock.now().getTime() + 60_000) })
        .where(eq(imports.id, id))
    }
    /** What the worker begins: with `failing`, so many transactions end with an error. */
    let begun = 0
    let failing = 0
    const db = new Proxy(services.db, {
      get(target, key, receiver) {
        if (key !== 'transaction') return Reflect.get(target, key, receiver) as unknown
        return async (...given: Parameters<typeof services.db.transaction>) => {
          await taken()
          begun += 1
          if (begun <= failing) throw new Error('a step fails')
          return target.transaction(...given)
        }
      }
    })
    const isUncounted = async () =>
      expect(await rowOf(id)).toMatchObject({ state: 'undoing', lease: 'other', tries: maxTries - 1 })
    await workOnImports({ ...services, db })
    expect(begun).toBe(1)
    await isUncounted()
    // Nor by one whose step fails after it lost it: all products, one alone, and its mark.
    await services.db.update(imports).set({ lease: null, leaseUntil: null }).where(eq(imports.id, id))
    begun = 0
    failing = 3
    await workOnImports({ ...services, db })
    expect(begun).toBe(4)
    await isUncounted()
  })
})

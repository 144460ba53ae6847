import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest'

import { photoUrl } from '#lib/format/photo.ts'

import { buildApp } from '#server/app.ts'
import { type Config, readConfig } from '#server/core/platform/config.ts'
import { setServices } from '#server/core/platform/services.ts'
import { startServices } from '#server/start-services.ts'

import { type ApiProcess, at, startApi } from '../support/api-process.ts'
import { checkOut, expectTrueBooks, orderOf, pay } from '../support/buying.ts'
import { opsToken, testEnvironment } from '../support/environment.ts'
import { timeout, sized } from '../support/long.ts'
import { type Buyer, openMarket, type Product } from '../support/market.ts'
import { bareEnvironment, nodeFlags } from '../support/own-process.ts'
import { Person, value } from '../support/person.ts'
import { takePhoto } from '../support/photo.ts'
import { makeDatabase } from '../support/scratch.ts'
import { copyWorld, type World } from '../support/world.ts'

const rounds = sized(1, 10)
/** Orders that are acknowledged before a backup begins. */
const warm = sized(20, 200)

let copied: Awaited<ReturnType<typeof copyWorld>>
let buyers: Buyer[]
let product: Product
const scratch = mkdtempSync(join(tmpdir(), 'baba-backup-'))
const acknowledged: { buyer: Buyer; id: number; total: number }[] = []

beforeAll(async () => {
  copied = await copyWorld()
  await inWorld(copied.config, async world => {
    const market = await openMarket(world)
    product = await market.product({ stock: 100_000 })
    buyers = await Promise.all(Array.from({ length: 4 }, () => market.buyer()))
  })
})
afterAll(async () => {
  await copied.drop()
  rmSync(scratch, { recursive: true, force: true })
})

/** A marketplace in this process, for the duration of the work. */
async function inWorld<T>(config: Config, work: (world: World) => Promise<T>): Promise<T> {
  const services = await startServices(config)
  setServices(services)
  const app = buildApp()
  const person = () => new Person(app, config.signatureKey)
  try {
    return await work({ services, app, person, ops: new Person(app, config.signatureKey, opsToken) })
  } finally {
    await services.close()
    setServices(undefined)
  }
}

/** Buys and pays repeatedly until it is stopped; records the acknowledged orders. */
async function buyUntil(over: AbortSignal, api: ApiProcess, buyer: Buyer): Promise<void> {
  const here = { ...buyer, person: at(api, buyer.person) }
  while (!over.aborted) {
    const request = orderOf(await checkOut(here, product), pay.account)
    const order = value(
      await here.person.call('POST /buyer/transaction/order', request, { key: crypto.randomUUID() })
    )
    acknowledged.push({ buyer, id: order.id, total: Number(request.total_pay) })
    const { payment } = value(
      await here.person.call('GET /buyer/transaction/payment/{id}', { id: String(order.id) })
    )
    value(await api.ops.call('POST /ops/payment/settle', { number: payment.number ?? '' }))
  }
}

/** Runs a command of the project or of PostgreSQL, which must succeed. */
async function run(command: string, args: string[], env: Record<string, string> = {}): Promise<void> {
  const child = spawn(command, args, {
    env: { ...bareEnvironment(), ...env },
    stdio: ['ignore', 'pipe', 'pipe']
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', text => (said += String(text)))
  const [code] = (await once(child, 'close')) as [number | null]
  expect([command, code, said]).toEqual([command, 0, expect.anything()])
}

/** Takes a backup as the README says, of the marketplace with this configuration. */
async function backUp({ dataDir, databaseUrl }: Config, folder: string): Promise<void> {
  if (!databaseUrl)
    return run(process.execPath, [...nodeFlags, 'scripts/backup.ts', folder], { DATA_DIR: dataDir })
  cpSync(join(dataDir, 'files'), `${folder}.files`, { recursive: true })
  await run('pg_dump', ['--format=custom', `--file=${folder}.dump`, databaseUrl])
  cpSync(join(dataDir, 'files'), `${folder}.files`, { recursive: true })
}

/** Restores it as the README says, to an empty place. */
async function restoreTo(
  folder: string,
  round: number
): Promise<{ config: Config; drop: () => Promise<void> }> {
  const dataDir = join(scratch, `data-${round}`)
  const server = inject('template').databaseUrl
  if (!server) {
    await run(process.execPath, [...nodeFlags, 'scripts/restore.ts', folder], { DATA_DIR: dataDir })
    return { config: readConfig(testEnvironment(dataDir)), drop: async () => undefined }
  }
  const database = await makeDatabase(server, `baba_restored_${process.pid}_${round}`)
  await run('pg_restore', ['--exit-on-error', '--no-owner', `--dbname=${database.url}`, `${folder}.dump`])
  cpSync(`${folder}.files`, join(dataDir, 'files'), { recursive: true })
  return { config: readConfig(testEnvironment(dataDir, database.url)), drop: database.drop }
}

/** A buyer's new picture; returns the file in the storage that its row names. */
async function changePhoto(api: ApiProcess, buyer: Buyer): Promise<string> {
  const changed = await at(api, buyer.person).call('POST /buyer/profile/update', { photo: await takePhoto() })
  return photoUrl(value(changed).photo ?? '', 320).slice(1)
}

type Taken = { folder: string; before: typeof acknowledged; meanwhile: number }

/** Takes backups until orders were acknowledged during one: on a busy machine one may end before the next order. */
async function backUpUnderLoad(name: string, tries = 1): Promise<Taken> {
  const folder = `${name}-${tries}`
  const before = [...acknowledged]
  await backUp(copied.config, folder)
  const meanwhile = acknowledged.length - before.length
  return meanwhile > 0 ? { folder, before, meanwhile } : backUpUnderLoad(name, tries + 1)
}

it.each(Array.from({ length: rounds }, (_, at) => at + 1))(
  '[core-92] a backup under load restores to a correct ledger with all acknowledged orders (round %i)',
  async round => {
    const api = await startApi(copied.config)
    const over = new AbortController()
    const buying = Promise.all(buyers.map(buyer => buyUntil(over.signal, api, buyer)))
    const first = acknowledged.length
    await vi.waitFor(() => expect(acknowledged.length).toBeGreaterThanOrEqual(first + warm), timeout)
    const photo = await changePhoto(api, buyers[0]!)
    const taken = await backUpUnderLoad(join(scratch, `backup-${round}`))
    over.abort()
    await buying
    await api.stop()

    const { folder, before, meanwhile } = taken
    const restored = await restoreTo(folder, round)
    expect(existsSync(join(restored.config.filesFolder, photo))).toBe(true)
    await inWorld(restored.config, async world => {
      await expectTrueBooks(world)
      for (const { buyer, id, total } of before) {
        const person = at({ ...api, person: world.person }, buyer.person)
        const order = value(await person.call('GET /buyer/transaction/{id}', { id: String(id) }))
        expect(order.grand_total).toBe(total)
      }
    })
    await restored.drop()
    process.stdout.write(`backup: ${before.length} orders before, ${meanwhile} meanwhile\n`)
  },
  timeout * 2
)

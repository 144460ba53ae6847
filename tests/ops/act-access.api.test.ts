import { desc, eq, gt, max, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'

import { isAct } from '#lib/core/schema/endpoint.ts'
import { callWord } from '#ops/act-words.ts'
import { buildApi } from '#server/app.ts'
import { actRow } from '#server/core/acts/act.ts'
import { acts } from '#server/core/acts/schema.ts'
import { shops } from '#server/shop/schema.ts'

import { Person, value } from '../support/person.ts'
import { useWorld } from '../support/world.ts'

const tokenOf = (name: string) => `token-of-${name}-0123456789`
const people = ['budi:owner', 'sari:clerk', 'ani:clerk', 'wati:finance']
const world = useWorld({
  OPS_TOKENS: people.map(one => `${one}:${tokenOf(one.split(':')[0]!)}`).join(','),
  RATE_LIMITS: 'on',
  TRUST_PROXY: '1'
})
const as = (name: string) => new Person(world().app, world().services.config.signatureKey, tokenOf(name))
const db = () => world().services.db

const send = (address: string, headers: Record<string, string>, method = 'POST', path = '/ops/session') =>
  world().app.request(`http://localhost/api/v1${path}`, {
    method,
    headers: { host: 'localhost', 'x-forwarded-for': address, ...headers }
  })
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

let since = 0
beforeEach(async () => {
  const [last] = await db()
    .select({ id: max(acts.id) })
    .from(acts)
  since = last?.id ?? 0
})
/** The acts of a test, the last first. */
const written = () => db().select().from(acts).where(gt(acts.id, since)).orderBy(desc(acts.id))

describe('[ops-370] who signs in to a console', () => {
  it('is written down once, and so is signing out', async () => {
    const signedIn = await send('10.1.0.1', bearer(tokenOf('sari')))
    const cookie = signedIn.headers.get('set-cookie')?.split(';')[0] ?? ''
    const origin = { cookie, origin: 'http://localhost' }
    // A console that is signed in exchanges nothing.
    expect((await send('10.1.0.1', origin)).status).toBe(200)
    expect(await written()).toMatchObject([{ name: 'sari', role: 'clerk', call: 'POST /ops/session' }])
    expect((await send('10.1.0.1', origin, 'DELETE')).status).toBe(200)
    const rows = await written()
    expect(rows).toMatchObject([{ call: 'DELETE /ops/session' }, { call: 'POST /ops/session' }])
    for (const row of rows) expect(row).toMatchObject({ kind: 'session', objectId: null, input: {} })
    // A token without a console signs nothing out.
    expect((await send('10.1.0.1', bearer(tokenOf('sari')), 'DELETE')).status).toBe(200)
    expect(await written()).toHaveLength(2)
  })

  it('is found by its kind', async () => {
    await send('10.1.0.1', bearer(tokenOf('wati')))
    const { acts: found } = value(await as('budi').call('GET /ops/act', { kind: 'session', per_page: 1 }))
    expect(found).toMatchObject([{ name: 'wati', role: 'finance', call: 'POST /ops/session' }])
  })
})

describe('[ops-372] wrong tokens that make an address wait', () => {
  const guess = async (address: string, times: number) => {
    for (let i = 0; i < times; i += 1)
      await send(address, bearer(`wrong-token-number-${i}`), 'GET', '/ops/me')
  }

  it('are one act for each wait, without the tokens, for owner and finance', async () => {
    await guess('10.2.0.1', 4)
    expect(await written()).toEqual([])
    await guess('10.2.0.1', 6)
    expect(await written()).toMatchObject([
      { name: 'tidak dikenal', role: 'unknown', kind: 'session', input: {}, before: null, after: null }
    ])
    const asked = { kind: 'session', name: 'tidak dikenal' }
    const shown = async (who: string) => value(await as(who).call('GET /ops/act', asked)).acts
    expect((await shown('wati'))[0]).toMatchObject({ role: 'unknown', call: 'REJECT /ops/session' })
    expect(await shown('sari')).toEqual([])
    expect(callWord('REJECT /ops/session')).toBe('Token salah lima kali, harus menunggu')
  })

  it('are 20 acts in an hour at most, however many addresses send them', async () => {
    for (let n = 0; n < 24; n += 1) await guess(`10.3.0.${n}`, 5)
    expect(await db().$count(acts, eq(acts.role, 'unknown'))).toBe(20)
  })
})

describe('[ops-371] a file that an operator takes', () => {
  const day = { start_date: '2099-01-01' }
  const many = (name: string, count: number) =>
    db()
      .insert(acts)
      .values(
        Array.from({ length: count }, (_, n) => ({
          at: new Date('2020-03-01T00:00:00Z'),
          name,
          role: 'owner' as const,
          call: 'PUT /ops/banner',
          kind: 'banner',
          objectId: n + 1,
          input: {},
          requestId: 'r'
        }))
      )
  const files = async () => (await written()).filter(({ kind }) => kind === 'download')

  it('is one act, however many parts it has', async () => {
    await many('budi', 1_001)
    const asked = { name: 'budi', kind: 'banner' }
    const first = value(await as('budi').call('GET /ops/act/file', asked))
    expect(first.next).not.toBeNull()
    const rest = { ...asked, before: first.next! }
    expect(value(await as('budi').call('GET /ops/act/file', rest)).count).toBe(1)
    const own = await files()
    expect(own).toMatchObject([
      { name: 'budi', role: 'owner', call: 'GET /ops/act/file', objectId: null, input: asked }
    ])
    // The same file once more is another act.
    value(await as('budi').call('GET /ops/act/file', asked))
    expect(await files()).toHaveLength(2)
  })

  it('is an act also from a part on that continues nothing of the caller', async () => {
    const part = { ...day, kind: 'product', before: 9_000_000 }
    value(await as('sari').call('GET /ops/act/file', part))
    value(await as('ani').call('GET /ops/act/file', part))
    value(await as('ani').call('GET /ops/act/file', { ...part, kind: 'shop' }))
    expect((await files()).map(({ name, input }) => [name, (input as { kind: string }).kind])).toEqual([
      ['ani', 'shop'],
      ['ani', 'product'],
      ['sari', 'product']
    ])
  })

  it('is an act of fees and of products, not of the example of an import, and none where it was rejected', async () => {
    const period = { from: '2026-11-01', to: '2026-11-02' }
    value(await as('wati').call('GET /ops/fee/file', period))
    await as('wati').call('GET /ops/fee/file', { from: '2026-11-02', to: '2026-11-01' })
    const path = (name: string) => send('10.4.0.1', bearer(tokenOf('sari')), 'GET', name)
    await (await path('/ops/product/export?format=csv&keyword=semen')).text()
    await (await path('/ops/import/template?format=csv')).text()
    expect((await files()).map(({ name, call, input }) => [name, call, input])).toEqual([
      ['sari', 'GET /ops/product/export', expect.objectContaining({ format: 'csv', keyword: 'semen' })],
      ['wati', 'GET /ops/fee/file', period]
    ])
  })

  it('is no act of a shop, whose site fetches its own goods as often as it likes', async () => {
    const [shop] = await db().select({ id: shops.id }).from(shops).limit(1)
    const { token } = value(await as('budi').call('POST /ops/shop/{id}/token', { id: shop!.id }))
    const taken = await send('10.4.0.2', bearer(token), 'GET', '/ops/product/export?format=csv')
    expect([taken.status, await files()]).toEqual([200, []])
  })

  it('names the number of a file for the bank', () => {
    const asked = {
      caller: { name: 'wati', role: 'finance' },
      call: 'GET /ops/payout/file/{id}',
      input: { id: 7 },
      requestId: 'r',
      isRecorded: false
    } as const
    expect(actRow(asked, new Date('2099-03-01T00:00:00Z'))).toMatchObject({ kind: 'download', objectId: 7 })
  })

  it('is given also where its act cannot be written', async () => {
    await db().execute(sql`alter table acts add constraint no_room check (kind <> 'download') not valid`)
    const { count } = value(await as('budi').call('GET /ops/act/file', { ...day, kind: 'voucher' }))
    expect([count, await files()]).toEqual([0, []])
    await db().execute(sql`alter table acts drop constraint no_room`)
  })

  it('has words, whichever call gives it', () => {
    const recorded = [...buildApi().routes.values()].map(({ endpoint }) => endpoint).filter(isAct)
    const gives = recorded.filter(({ name }) => name.startsWith('GET ')).map(({ name }) => name)
    expect(gives).toHaveLength(5)
    for (const name of recorded.map(one => one.name)) expect(callWord(name)).not.toBe(name)
  })
})

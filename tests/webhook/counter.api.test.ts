import { and, eq } from 'drizzle-orm'
import { Webhook } from 'standardwebhooks'
import { describe, expect, it } from 'vitest'

import { acts } from '#server/core/acts/schema.ts'
import { transactor } from '#server/core/transact.ts'
import { webhooks } from '#server/webhook/schema.ts'

import { codeOf, Person, value } from '../support/person.ts'
import { addWebhook, openReceiver } from '../support/webhook-receiver.ts'
import { useWorld } from '../support/world.ts'

const clerkToken = 'token-of-sari-the-clerk-0123'
const financeToken = 'token-of-budi-finance-01234'
const world = useWorld({
  OUTSIDE_TO_PRIVATE: 'on',
  LOG_LEVEL: 'silent',
  OPS_TOKENS: `sari:clerk:${clerkToken},budi:finance:${financeToken}`
})
const ops = () => world().ops
const services = () => world().services
const settled = () => services().background.settled()
const one = { url: 'https://hooks.example/a?key=1', events: ['order' as const], is_active: true }
const save = (more: object = {}) => ops().call('PUT /ops/webhook', { ...one, ...more })

const happens = (objectId: number, status = 'paid') =>
  transactor(services())((_tx, after) =>
    after.record('order.changed', objectId, { code: 'X', status, buyer_id: 1, shop_id: 2 })
  )
const log = async (id: number, status?: 'waiting' | 'delivered' | 'failed') =>
  value(await ops().call('GET /ops/webhook/{id}/delivery', { id, ...(status && { status }) }))

describe('[webhook-10] an owner', () => {
  it('adds, changes and removes webhooks; a change from an older version is rejected', async () => {
    const added = value(await save())
    expect(added).toMatchObject({ ...one, switched_off: null, failing_since: null, waiting: 0 })
    const { id, updated_at } = added
    const changed = value(await save({ id, updated_at, events: ['stock', 'message'], is_active: false }))
    expect(changed).toMatchObject({ id, events: ['stock', 'message'], is_active: false, secret: null })
    expect(codeOf(await save({ id, updated_at }))).toBe('changed_meanwhile')
    expect(await save({ id })).toMatchObject({ error: { fields: { updated_at: expect.any(String) } } })
    expect(value(await ops().call('GET /ops/webhook', {})).map(hook => hook.id)).toEqual([id])
    value(await ops().call('DELETE /ops/webhook/{id}', { id }))
    expect(value(await ops().call('GET /ops/webhook', {}))).toEqual([])
    expect(codeOf(await save({ id, updated_at }))).toBe('webhook_not_found')
    const written = await services()
      .db.select()
      .from(acts)
      .where(and(eq(acts.kind, 'webhook'), eq(acts.objectId, id)))
      .orderBy(acts.id)
    expect(written.map(({ call, before, after }) => [call, before, after])).toEqual([
      ['PUT /ops/webhook', null, { url: one.url, events: ['order'], is_active: true }],
      [
        'PUT /ops/webhook',
        { events: ['order'], is_active: true },
        { events: ['stock', 'message'], is_active: false }
      ],
      ['DELETE /ops/webhook/{id}', { url: one.url, events: ['stock', 'message'], is_active: false }, null]
    ])
  })

  it('is alone: no other role sees or changes them', async () => {
    for (const token of [clerkToken, financeToken]) {
      const other = new Person(world().app, services().config.signatureKey, token)
      expect(codeOf(await other.call('GET /ops/webhook', {}))).toBe('forbidden')
      expect(codeOf(await other.call('PUT /ops/webhook', one))).toBe('forbidden')
      expect(codeOf(await other.call('POST /ops/webhook/{id}/secret', { id: 1 }))).toBe('forbidden')
      expect(codeOf(await other.call('GET /ops/webhook/{id}/delivery', { id: 1 }))).toBe('forbidden')
      expect(codeOf(await other.call('DELETE /ops/webhook/{id}', { id: 1 }))).toBe('forbidden')
      expect(codeOf(await other.call('POST /ops/webhook/{id}/test', { id: 1 }))).toBe('forbidden')
      expect(codeOf(await other.call('POST /ops/webhook/{id}/replay', { id: 1 }))).toBe('forbidden')
      expect(codeOf(await other.call('POST /ops/webhook/delivery/{id}/replay', { id: 1 }))).toBe('forbidden')
    }
  })

  it('keeps at most twenty, also where many are added at once', async () => {
    const added = await Promise.all(Array.from({ length: 24 }, () => save()))
    expect(added.filter(({ ok }) => ok)).toHaveLength(20)
    expect(added.filter(({ ok }) => !ok).map(codeOf)).toEqual(Array(4).fill('webhook_too_many'))
    for (const { id } of value(await ops().call('GET /ops/webhook', {})))
      value(await ops().call('DELETE /ops/webhook/{id}', { id }))
  })

  it.each([
    ['url', { url: 'ftp://hooks.example/' }],
    ['url', { url: 'https://user:secret@hooks.example/' }],
    ['events', { events: [] }],
    ['events', { events: ['order', 'order'] }],
    ['events.0', { events: ['kitchen'] }],
    ['secret', { secret: 'secret' }],
    ['secret', { secret: `whsec_${'a'.repeat(20)}` }]
  ])('is told what is wrong with %s: %o', async (field, wrong) => {
    expect(await save(wrong)).toMatchObject({ ok: false, error: { fields: { [field]: expect.any(String) } } })
  })
})

describe('[webhook-11] the secret', () => {
  it('is shown once, stored sealed, and stands neither in lists nor in the record of acts', async () => {
    const own = `whsec_${Buffer.from('a secret of the receiver, 32 byte').toString('base64')}`
    const [made, given] = [value(await save()), value(await save({ secret: own }))]
    expect([made.secret, given.secret]).toEqual([expect.stringMatching(/^whsec_/), null])
    const renewed = value(await ops().call('POST /ops/webhook/{id}/secret', { id: made.id }))
    const secrets = [made.secret!, own, renewed.secret].map(text => text.slice('whsec_'.length))
    const kept = JSON.stringify([
      value(await ops().call('GET /ops/webhook', {})),
      await services().db.select().from(acts),
      await services().db.select().from(webhooks)
    ])
    expect(secrets.filter(secret => kept.includes(secret))).toEqual([])
    for (const { id } of [made, given]) value(await ops().call('DELETE /ops/webhook/{id}', { id }))
  })

  it('that was renewed signs along for 24 hours', async () => {
    const receiver = await openReceiver()
    const { id, secret } = await addWebhook(world(), receiver)
    const { secret: renewed } = value(await ops().call('POST /ops/webhook/{id}/secret', { id }))
    const verifies = (key: string) => {
      const { headers, body } = receiver.heard.at(-1)!
      try {
        return Boolean(new Webhook(key).verify(body, headers as Record<string, string>))
      } catch {
        return false
      }
    }
    value(await ops().call('POST /ops/webhook/{id}/test', { id }))
    expect([verifies(secret!), verifies(renewed)]).toEqual([true, true])
    await services().clock.advance(24 * 3_600 + 1)
    value(await ops().call('POST /ops/webhook/{id}/test', { id }))
    expect([verifies(secret!), verifies(renewed)]).toEqual([false, true])
  })
})

describe('[webhook-12] a test', () => {
  it('is sent at once, also where the webhook is off, and tells what the receiver answered', async () => {
    const receiver = await openReceiver()
    const { id, updated_at } = await addWebhook(world(), receiver)
    value(await save({ id, updated_at, url: receiver.url, is_active: false }))
    receiver.state.status = 418
    receiver.state.answer = `teapot\u0000\n${'x'.repeat(5_000)}`
    const told = value(await ops().call('POST /ops/webhook/{id}/test', { id }))
    expect(told).toMatchObject({
      type: 'webhook.test',
      status: 'failed',
      problem: 'status',
      response_status: 418
    })
    expect(told.response_excerpt).toMatch(/^teapot x{480,494}$/)
    expect(receiver.heard.map(({ type, data }) => [type, data])).toEqual([['webhook.test', { id }]])
    expect(value(await ops().call('GET /ops/webhook', {}))).toMatchObject([{ id, failing_since: null }])
  })

  it('of an address that nobody answers says so', async () => {
    const { id } = await addWebhook(world(), { url: 'http://127.0.0.1:1/' })
    expect(value(await ops().call('POST /ops/webhook/{id}/test', { id }))).toMatchObject({
      status: 'failed',
      problem: 'unreachable',
      response_status: null
    })
  })
})

it('[webhook-23] the log goes on behind any of its messages, whatever page is named', async () => {
  const receiver = await openReceiver()
  const { id } = await addWebhook(world(), receiver)
  for (const object of [11, 12, 13]) await happens(object)
  await settled()
  const [newest, ...older] = (await log(id)).map(one => one.id)
  expect(older).toHaveLength(2)
  const behind = async (beyond: number, more: object = {}) => {
    const asked = { id, beyond, page: 9, ...more }
    return value(await ops().call('GET /ops/webhook/{id}/delivery', asked)).map(one => one.id)
  }
  expect(await behind(newest!)).toEqual(older)
  expect(await behind(newest!, { per_page: 1 })).toEqual(older.slice(0, 1))
  expect(await behind(newest!, { status: 'failed' })).toEqual([])
  expect(await behind(older[1]!)).toEqual([])
})

describe('[webhook-13] a replay', () => {
  it('sends a message again under the same id, one, all that failed, or all since a time', async () => {
    const receiver = await openReceiver()
    const { id } = await addWebhook(world(), receiver)
    await happens(1)
    await settled()
    const [first] = await log(id, 'delivered')
    value(await ops().call('POST /ops/webhook/delivery/{id}/replay', { id: first!.id }))
    await settled()
    expect(receiver.heard.map(({ headers }) => headers['webhook-id'])).toEqual(
      Array(2).fill(first!.message_id)
    )
    await services().clock.advance(60)
    const since = services().clock.now().toISOString()
    // The receiver wants nothing, and the owner switches it on again.
    receiver.state.status = 410
    for (const status of ['paid', 'sent', 'delivered']) await happens(2, status)
    await settled()
    expect(codeOf(await ops().call('POST /ops/webhook/{id}/replay', { id }))).toBe('webhook_off')
    expect(codeOf(await ops().call('POST /ops/webhook/delivery/{id}/replay', { id: first!.id }))).toBe(
      'webhook_off'
    )
    receiver.state.status = 200
    receiver.heard.length = 0
    const [off] = value(await ops().call('GET /ops/webhook', {}))
    const on = value(await save({ id, updated_at: off!.updated_at, url: receiver.url }))
    expect(on).toMatchObject({ is_active: true, switched_off: null, failing_since: null })
    const failed = (await log(id, 'failed')).length
    expect(failed).toBeGreaterThan(0)
    expect(value(await ops().call('POST /ops/webhook/{id}/replay', { id }))).toEqual({
      count: failed,
      is_more: false
    })
    await settled()
    expect(receiver.heard.map(({ data }) => data['status'])).toEqual(
      ['paid', 'sent', 'delivered'].slice(0, failed)
    )
    expect(await log(id, 'failed')).toEqual([])
    receiver.heard.length = 0
    expect(value(await ops().call('POST /ops/webhook/{id}/replay', { id, since, only: 'all' })).count).toBe(
      failed
    )
    await settled()
    expect(receiver.heard.map(({ data }) => data['id'])).toEqual(Array(failed).fill(2))
  })

  it('comes after what waits of its object, and is rejected while its message waits', async () => {
    const receiver = await openReceiver()
    const { id } = await addWebhook(world(), receiver)
    await happens(5, 'paid')
    await settled()
    const [done] = await log(id)
    receiver.state.refused = ({ status }) => status === 'sent'
    await happens(5, 'sent')
    await settled()
    const [waiting] = await log(id, 'waiting')
    const replay = (delivery: number) =>
      ops().call('POST /ops/webhook/delivery/{id}/replay', { id: delivery })
    expect(codeOf(await replay(waiting!.id))).toBe('webhook_delivery_waiting')
    expect(value(await replay(done!.id))).toMatchObject({ status: 'waiting', next_try_at: null, tries: 0 })
    expect(codeOf(await replay(999_999))).toBe('webhook_delivery_not_found')
    receiver.state.refused = () => false
    await services().clock.advance(5)
    await services().webhooks.look()
    await settled()
    expect(receiver.heard.map(({ data }) => data['status'])).toEqual(['paid', 'sent', 'sent', 'paid'])
  })
})

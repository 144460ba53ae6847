import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { sha256 } from '#server/core/platform/crypto.ts'
import { consoleSessions } from '#server/ops/schema.ts'

import { opsToken } from '../support/environment.ts'
import { type Person, value } from '../support/person.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld()

/** A browser that has exchanged a token for the console's cookie; it sends no Authorization header afterwards. */
async function openConsole(token = opsToken): Promise<Person> {
  const browser = world().person()
  const answer = await browser.send(
    'POST /ops/session',
    {},
    { headers: { authorization: `Bearer ${token}` } }
  )
  expect(answer.status).toBe(200)
  return browser
}

const statusOf = async (browser: Person, endpoint = 'GET /ops/me', headers: Record<string, string> = {}) =>
  (await browser.send(endpoint, {}, { headers })).status

describe('[ops-22] the session of a console', () => {
  it('is a cookie that no script can read, and the token is not in it', async () => {
    const answer = await world().ops.send('POST /ops/session')
    const [cookie = ''] = answer.headers.getSetCookie()
    expect(cookie).toMatch(/^console=[\w-]{32}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/)
    expect(await answer.text()).not.toContain(opsToken)
    const rows = await world().services.db.select().from(consoleSessions)
    expect(JSON.stringify(rows)).not.toContain(cookie.slice('console='.length, 40))
  })

  it('opens what the token opens', async () => {
    const browser = await openConsole()
    expect(value(await browser.call('GET /ops/me', {}))).toMatchObject({ name: 'console', role: 'owner' })
    expect((await browser.call('GET /ops/outbox', {})).ok).toBe(true)
  })

  it('is not opened without a valid token', async () => {
    const browser = world().person()
    for (const authorization of ['', 'Bearer', `Bearer ${opsToken}x`, opsToken])
      expect(await statusOf(browser, 'POST /ops/session', { authorization })).toBe(401)
    expect(await statusOf(browser, 'POST /ops/session')).toBe(401)
    expect(browser.cookies.has('console')).toBe(false)
  })

  it('does not count beside an Authorization header', async () => {
    const browser = await openConsole()
    for (const authorization of ['', 'Basic eDp5', `Bearer ${opsToken}x`])
      expect(await statusOf(browser, 'GET /ops/me', { authorization })).toBe(401)
    expect(await statusOf(browser)).toBe(200)
  })

  it('changes nothing for another site', async () => {
    const browser = await openConsole()
    const endpoint = 'POST /ops/shop/{id}/token'
    const from = (headers: Record<string, string>) => browser.call(endpoint, { id: 999_999_999 }, { headers })
    expect(await from({ origin: 'https://evil.example' })).toMatchObject({ error: { code: 'bad_origin' } })
    expect(await from({})).toMatchObject({ error: { code: 'shop_not_found' } })
    // A program with the token has no origin to compare.
    const authorization = `Bearer ${opsToken}`
    expect(await from({ origin: 'https://evil.example', authorization })).toMatchObject({
      error: { code: 'shop_not_found' }
    })
  })

  it('ends by signing out, on the server too', async () => {
    const browser = await openConsole()
    const copy = world().person()
    for (const [name, held] of browser.cookies) copy.cookies.set(name, held)
    expect(await statusOf(browser, 'DELETE /ops/session')).toBe(200)
    expect(browser.cookies.get('console') ?? '').toBe('')
    expect(await statusOf(copy)).toBe(401)
  })

  it('ends with the token that opened it', async () => {
    const browser = await openConsole()
    const { operators } = world().services.config
    const operator = operators.get(sha256(opsToken))!
    operators.delete(sha256(opsToken))
    operators.set(sha256('another token of theirs'), operator)
    expect(await statusOf(browser)).toBe(401)
    operators.set(sha256(opsToken), operator)
    expect(await statusOf(browser)).toBe(200)
  })

  it('ends after eight hours without a call, and each call begins them again', async () => {
    const browser = await openConsole()
    const hours = (advance: number) => world().services.clock.advance(advance * 3600)
    const { db } = world().services
    const secretHash = sha256(browser.cookies.get('console')!)
    const endOf = async () =>
      (await db.select().from(consoleSessions).where(eq(consoleSessions.secretHash, secretHash)))[0]!
        .expiresAt
    const before = await endOf()
    expect(await statusOf(browser)).toBe(200)
    expect(await endOf()).toEqual(before)
    await hours(7)
    expect(await statusOf(browser)).toBe(200)
    expect((await endOf()).getTime()).toBeGreaterThan(before.getTime())
    await hours(7)
    expect(await statusOf(browser)).toBe(200)
    await hours(9)
    expect(await statusOf(browser)).toBe(401)
  })

  it('outlives a move of the demo’s clock, during which nobody was idle', async () => {
    const browser = await openConsole()
    value(await browser.call('POST /ops/clock', { advance_seconds: 72 * 3600 }))
    expect(await statusOf(browser)).toBe(200)
  })

  it('replaces the one that the browser had before', async () => {
    const browser = await openConsole()
    const copy = world().person()
    for (const [name, held] of browser.cookies) copy.cookies.set(name, held)
    const authorization = `Bearer ${opsToken}`
    expect(await statusOf(browser, 'POST /ops/session', { authorization })).toBe(200)
    expect([await statusOf(browser), await statusOf(copy)]).toEqual([200, 401])
  })
})

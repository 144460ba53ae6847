import { randomUUID } from 'node:crypto'

import { type APIRequestContext, expect, test as base } from '@playwright/test'

import { signatureHeaders } from '#lib/core/signature.ts'
import { developmentSignatureKey } from '#server/core/platform/config.ts'

import { demo } from './demo-buyer.ts'
import { scaled } from './machine-pace.ts'
import { startMarketplace } from './marketplace.ts'

/** What the console may say without a test failing: refusals and a lost connection are part of the journeys. */
const expected = /status of 4\d\d|ERR_INTERNET_DISCONNECTED/
/** A browser that comes too late with its own transition between two pages says so, and no page can hear it before. */
const tooLate = 'Transition was aborted because of invalid state. Page already revealed'

/** The operator's side, over the same HTTP as everybody. */
export class Counter {
  readonly #request: APIRequestContext

  constructor(request: APIRequestContext) {
    this.#request = request
  }

  /** A form is what comes with a picture. */
  async post(path: string, data: object = {}, key?: string): Promise<unknown> {
    const body = data instanceof FormData ? { multipart: data } : { data }
    const headers = { ...this.#headers(), ...(key && { 'idempotency-key': key }) }
    const answer = await this.#request.post(`/api/v1/ops${path}`, { ...body, headers })
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true)
    return ((await answer.json()) as { data: unknown }).data
  }

  /** Tells the demo's buyer something, as the operator does. */
  async tell(title: string, value = ''): Promise<void> {
    const notice = { user: demo.email, type: 'promotion', title, body: 'Kabar untuk Anda.', value }
    await this.post('/notification', notice, randomUUID())
  }

  /** The newest code that was sent to a contact. */
  async code(to: string): Promise<string> {
    const answer = await this.#request.get(`/api/v1/ops/outbox?to=${encodeURIComponent(to)}`, {
      headers: this.#headers()
    })
    const { data } = (await answer.json()) as { data: { code: string }[] }
    const code = data[0]?.code
    if (!code) throw new Error(`No code was sent to ${to}`)
    return code
  }

  #headers(): Record<string, string> {
    return {
      authorization: 'Bearer journey-ops-token',
      ...signatureHeaders(developmentSignatureKey, Date.now())
    }
  }
}

/** A journey fails on any script error, policy violation or console error of the pages that it walks. */
export const test = base.extend<{ counter: Counter; said: RegExp }, { marketplace: string }>({
  /** What else the console may say in a journey that is about failures. */
  said: [/^$/, { option: true }],
  marketplace: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names that a fixture asks for
    async ({}, use) => {
      const { url, stop } = await startMarketplace()
      await use(url)
      await stop()
    },
    { scope: 'worker', timeout: scaled(90_000) }
  ],
  baseURL: async ({ marketplace }, use) => use(marketplace),
  counter: async ({ request }, use) => use(new Counter(request)),
  page: async ({ page, said }, use) => {
    const problems: string[] = []
    page.on('pageerror', error => error.message !== tooLate && problems.push(error.message))
    page.on('console', message => {
      const text = message.text()
      if (message.type() === 'error' && !expected.test(text) && !said.test(text)) problems.push(text)
    })
    await use(page)
    expect(problems).toEqual([])
  }
})

export { expect }

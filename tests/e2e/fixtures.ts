import { randomUUID } from 'node:crypto'

import {
  type APIRequestContext,
  expect,
  type PlaywrightTestOptions,
  test as base,
  type TestFixture
} from '@playwright/test'

import { signatureHeaders } from '#lib/core/api/signature.ts'
import { developmentSignatureKey } from '#server/core/platform/config.ts'

import { demo } from './demo-buyer.ts'
import { pageLog } from './page-log.ts'
import { scaled } from '../support/machine-pace.ts'
import { startMarketplace } from './marketplace.ts'

/** Console messages that do not fail a test: errors and a lost connection are part of the journeys. */
const expected = /status of 4\d\d|ERR_INTERNET_DISCONNECTED/
/** A browser that is late with its own transition between two pages, or gives it up, reports this, and no page can catch it. */
const givenUp =
  /^Transition was aborted because of invalid state\. (?:Page already revealed|ViewTransition opt-in disabled)$/

/** The operator's calls, over the same HTTP as everybody's. */
export class Counter {
  readonly #request: APIRequestContext

  constructor(request: APIRequestContext) {
    this.#request = request
  }

  /** With a picture it is a form. */
  async post(path: string, data: object = {}, key?: string): Promise<unknown> {
    const body = data instanceof FormData ? { multipart: data } : { data }
    return this.#write('post', path, body, key)
  }

  async put(path: string, data: object): Promise<unknown> {
    return this.#write('put', path, { data })
  }

  async #write(method: 'post' | 'put', path: string, body: object, key?: string): Promise<unknown> {
    const headers = { ...this.#headers(), ...(key && { 'idempotency-key': key }) }
    const answer = await this.#request[method](`/api/v1/ops${path}`, { ...body, headers })
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true)
    return ((await answer.json()) as { data: unknown }).data
  }

  /** What a call that only reads answers. */
  async get<T>(path: string): Promise<T> {
    const answer = await this.#request.get(`/api/v1/ops${path}`, { headers: this.#headers() })
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true)
    return ((await answer.json()) as { data: T }).data
  }

  /** Notifies the demo's buyer, as the operator does. */
  async tell(title: string, value = ''): Promise<void> {
    const notice = { user: demo.email, type: 'promotion', title, body: 'Kabar untuk Anda.', value }
    await this.post('/notification', notice, randomUUID())
  }

  /** Writes in a conversation as its shop, or as the marketplace. */
  async answer(conversation: number, message: string): Promise<void> {
    await this.post(`/conversation/${conversation}/send`, { message })
  }

  /** The newest code that was sent to a contact. */
  async code(to: string): Promise<string> {
    const code = (await this.#sent(to)).find(message => message.code)?.code
    if (!code) throw new Error(`No code was sent to ${to}`)
    return code
  }

  /** The newest message to a contact. */
  async message(to: string): Promise<string> {
    return (await this.#sent(to))[0]?.text ?? ''
  }

  async #sent(to: string): Promise<{ code: string | null; text: string }[]> {
    const answer = await this.#request.get(`/api/v1/ops/outbox?to=${encodeURIComponent(to)}`, {
      headers: this.#headers()
    })
    return ((await answer.json()) as { data: { code: string | null; text: string }[] }).data
  }

  #headers(): Record<string, string> {
    return {
      authorization: 'Bearer journey-ops-token',
      ...signatureHeaders(developmentSignatureKey, Date.now())
    }
  }
}

type OfJourney = { marketplace: string; counter: Counter; said: RegExp }
type OfWorker = { settings: Record<string, string>; marketOf: (file: string) => Promise<string> }

/** A journey fails on any script error, policy violation or console error of its pages. */
export const test = base.extend<OfJourney, OfWorker>({
  /** Further console messages that a journey about failures allows. */
  said: [/^$/, { option: true }],
  /** A marketplace's configuration besides the usual. */
  settings: [{}, { scope: 'worker' }],
  // One process per worker. Each spec file finds the template's data in it, whatever ran before.
  marketOf: [
    async ({ settings }, use) => {
      const market = await startMarketplace(settings)
      let last: string | undefined
      await use(async file => {
        if (last !== undefined && last !== file) await market.renew()
        last = file
        return market.url
      })
      await market.stop()
    },
    { scope: 'worker', timeout: scaled(90_000) }
  ],
  marketplace: async ({ marketOf }, use, { file }) => use(await marketOf(file)),
  baseURL: async ({ marketplace }, use) => use(marketplace),
  counter: async ({ request }, use) => use(new Counter(request)),
  page: async ({ page, said }, use, info) => {
    const log = pageLog(page)
    const problems: string[] = []
    page.on('pageerror', error => !givenUp.test(error.message) && problems.push(error.message))
    page.on('console', message => {
      const text = message.text()
      if (message.type() === 'error' && !expected.test(text) && !said.test(text)) problems.push(text)
    })
    await use(page)
    if (info.status !== info.expectedStatus) process.stdout.write(log())
    expect(problems).toEqual([])
  }
})

type Moving = TestFixture<PlaywrightTestOptions['contextOptions'], object>

/** For `test.use`: pages animate on a phone, as for most people; all other journeys use reduced motion. */
// oxlint-disable-next-line no-empty-pattern -- Playwright reads in the pattern which fixtures are wanted: none
export const movingOnPhones: Moving = async ({}, use, { project }) =>
  use({ reducedMotion: project.name === 'phone' ? 'no-preference' : 'reduce' })

export { expect }

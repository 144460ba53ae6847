import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { type BankHolder, sandboxBankHolder } from '#server/core/adapters/bank-holder.ts'
import { httpBankHolder } from '#server/core/adapters/bank-holder-http.ts'
import { readConfig } from '#server/core/platform/config.ts'

import { type BankCheck, openBankCheck } from '../../support/bank-check.ts'
import { Cuttable } from '../../support/cuttable.ts'
import { testEnvironment } from '../../support/environment.ts'
import { openLiar, sayForEver, trickle } from '../../support/liar.ts'
import { failure, shortenTimeout } from '../../support/timeouts.ts'
import { answering, failingServices } from '../../support/failing-services.ts'

let service: BankCheck
const sandbox = sandboxBankHolder()
/** Names as banks write them, by the end of the account number. */
const spellings: Record<string, string> = {
  '1': "SITI NUR'AINI",
  '2': 'PT. Baja & Batu (Persero)',
  '3': 'Ny. Ō-Lé'
}
const nameAt = (account: string) =>
  account.endsWith('00') ? undefined : (spellings[account.at(-1) ?? ''] ?? `Pemilik ${account.slice(-4)}`)

beforeAll(async () => {
  service = await openBankCheck(nameAt)
})
afterAll(() => service.close())

/** The contract of every holder check for saving an account (D32). */
function describeHolder(name: string, make: () => BankHolder): void {
  describe(name, () => {
    const request = (number: string, bankCode = 'bca') => make().holderOf({ bankCode, number })

    it('[withdrawal-6] returns the same holder for an account every time', async () => {
      const names = await Promise.all(Array.from({ length: 5 }, () => request('7310457821')))
      expect(new Set(names).size).toBe(1)
    })

    it("[withdrawal-6] returns a holder's name that is one printable line", async () => {
      for (let n = 0; n < 40; n += 1) {
        const holder = await request(`73104578${String(n).padStart(2, '0')}`)
        if (n === 0) expect(holder).toBeUndefined()
        else expect(holder).toMatch(/^\p{L}[\p{L}\p{N} .,'’()&-]{2,99}$/u)
      }
    })

    it('[withdrawal-6] knows no holder for a number that ends in 00', async () => {
      expect(await Promise.all([request('7310457800'), request('00000000000000000000', 'gopay')])).toEqual([
        undefined,
        undefined
      ])
    })

    it('answers many concurrent requests, each with its own holder', async () => {
      const numbers = Array.from({ length: 20 }, (_, n) => `99000000${n + 11}`)
      const one = []
      for (const number of numbers) one.push(await request(number))
      expect(await Promise.all(numbers.map(number => request(number)))).toEqual(one)
    })
  })
}

describeHolder('the sandbox', () => sandbox)
describeHolder('a service over HTTP', () => httpBankHolder(service))

it('[withdrawal-6] treats the same number at another bank as another account', async () => {
  const at = (bankCode: string) => sandbox.holderOf({ bankCode, number: '7310457821' })
  const names = await Promise.all(['bca', 'bri', 'bni', 'mandiri', 'permata'].map(at))
  expect(new Set(names).size).toBeGreaterThan(3)
})

it('both settings configure a service; only one of them stops the start', () => {
  const { url, token } = service
  const read = (env: Record<string, string>) =>
    readConfig({ ...testEnvironment('/proc/nowhere'), ...env }).bankCheck
  expect(read({ BANK_CHECK_URL: url, BANK_CHECK_TOKEN: token })).toEqual({ url, token })
  expect(read({})).toBeUndefined()
  expect(() => read({ BANK_CHECK_URL: url })).toThrow('BANK_CHECK_TOKEN')
  expect(() => read({ BANK_CHECK_TOKEN: token })).toThrow('BANK_CHECK_URL')
})

const saying = (holder: unknown) => answering('200 OK', JSON.stringify({ account_holder: holder }))

let strangers: string[] = []
const failing: [string, () => Promise<number>][] = [
  ...failingServices,
  ['does not know the token', () => answering('401 Who', '{}')],
  ['says yes and nothing more', () => answering('204 Yes')],
  ['shows a page', () => answering('200 OK', '<html>Masuk</html>')],
  ['answers null', () => answering('200 OK', 'null')],
  ['answers a list', () => answering('200 OK', '["Budi"]')],
  ['names nobody', () => saying(undefined)],
  ['names an empty text', () => saying('  ')],
  ['names a number', () => saying(7_310_457_821)],
  ['names an object', () => saying({ toString: 'Budi' })],
  ['names markup', () => saying('<img src=x onerror=alert(1)>')],
  ['names a formula', () => saying('=HYPERLINK("http://x")')],
  ['names two lines', () => saying('Budi\nSantoso')],
  ['names what cannot be seen', () => saying('Budi\u202eotnaS')],
  ['names what no database holds', () => saying('Budi\0')],
  ['names a story', () => saying('Budi '.repeat(30))],
  [
    'points to another place',
    async () => {
      const stranger = await openLiar(socket => {
        socket.on('data', data => {
          strangers.push(String(data))
          socket.end('HTTP/1.1 200 OK\r\ncontent-length: 26\r\n\r\n{"account_holder":"Maling"}')
        })
      })
      return answering(`307 There\r\nlocation: http://127.0.0.1:${stranger}/`)
    }
  ],
  [
    'says a little now and then',
    () => openLiar(socket => (socket.write('HTTP/1.1 200 OK\r\n\r\n'), trickle(socket, ' ')))
  ],
  [
    'answers without an end',
    () => openLiar(socket => sayForEver(socket, `HTTP/1.1 200 OK\r\n\r\n${' '.repeat(10_000)}`))
  ]
]

describe('an HTTP service', () => {
  it.each(failing)(
    '[withdrawal-6] that %s is rejected quickly, and no other host gets the request',
    async (_name, open) => {
      strangers = []
      const { timeouts } = shortenTimeout()
      const holder = httpBankHolder({ url: `http://127.0.0.1:${await open()}/`, token: 't' })
      const error = await failure(holder.holderOf({ bankCode: 'bca', number: '7310457821' }))
      expect(error.message).not.toContain('7310457821')
      expect(Math.max(...timeouts)).toBeLessThan(9_000)
      expect(strangers).toEqual([])
    }
  )

  it('[withdrawal-6] with an endless answer is cut off long before its timeout', async () => {
    const port = await openLiar(socket => sayForEver(socket, `HTTP/1.1 200 OK\r\n\r\n${' '.repeat(10_000)}`))
    const holder = httpBankHolder({ url: `http://127.0.0.1:${port}/`, token: 't' })
    const error = await failure(holder.holderOf({ bankCode: 'bca', number: '7310457821' }))
    expect(error.message).toBe('The bank check answered without an end')
  })

  it('is used again after it recovers', async () => {
    const wire = new Cuttable(new URL(service.url))
    await wire.set('silent')
    await wire.set('gone')
    const url = Object.assign(new URL(service.url), { port: wire.port }).href
    const holder = httpBankHolder({ url, token: service.token })
    await failure(holder.holderOf({ bankCode: 'bca', number: '7310457825' }))
    await wire.set('open')
    expect(await holder.holderOf({ bankCode: 'bca', number: '7310457825' })).toBe('Pemilik 7825')
    await wire.stop()
  })
})

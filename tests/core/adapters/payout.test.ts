import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import type { Transfer } from '#server/core/adapters/payout.ts'
import { httpPayout } from '#server/core/adapters/payout-http.ts'
import { readConfig } from '#server/core/platform/config.ts'

import { testEnvironment } from '../../support/environment.ts'
import { answering, failingServices } from '../../support/failing-services.ts'
import { openLiar } from '../../support/liar.ts'
import { PayoutStandIn } from '../../support/payout-stand-in.ts'
import { failure, shortenTimeout } from '../../support/timeouts.ts'

const transfer: Transfer = {
  code: 'WD-000012',
  bankCode: 'bca',
  accountNumber: '7310457821',
  accountHolder: 'Budi Santoso',
  amount: 97_500
}

let service: PayoutStandIn
beforeEach(async () => {
  service = await new PayoutStandIn().open()
})
afterEach(() => service.close())

describe('a payout service over HTTP', () => {
  it('[withdrawal-26] pays a transfer once, however often it is asked to', async () => {
    const payout = httpPayout(service)
    expect(await payout.status(transfer)).toEqual({ is: 'unknown' })
    for (let n = 0; n < 3; n += 1)
      expect(await payout.pay(transfer)).toEqual({ is: 'paid', reference: 'TRF-1' })
    expect(await payout.status(transfer)).toEqual({ is: 'paid', reference: 'TRF-1' })
    expect([...service.transfers.values()]).toMatchObject([{ id: 'WD-000012', amount: 97_500 }])
  })

  it.each([
    [{ status: 'pending' as const }, { is: 'pending' }],
    [
      { status: 'failed' as const, reason: 'Rekening ditutup' },
      { is: 'failed', reason: 'Rekening ditutup' }
    ],
    [
      { status: 'failed' as const, reason: ' a\u0000b\n ' },
      { is: 'failed', reason: 'a b' }
    ],
    [{ status: 'failed' as const }, { is: 'failed', reason: 'Transfer ditolak bank' }],
    [{ status: 'paid' as const }, { is: 'paid', reference: 'WD-000012' }],
    [
      { status: 'paid' as const, reference: 'x'.repeat(900) },
      { is: 'paid', reference: 'x'.repeat(200) }
    ]
  ])('reads the answer %o', async (outcome, state) => {
    service.outcome = outcome
    expect(await httpPayout(service).pay(transfer)).toEqual(state)
  })

  it('[withdrawal-28] reads only notices that it signed', () => {
    const payout = httpPayout(service)
    const { body, headers } = service.notice('WD-000012')
    expect(payout.readNotice(body, headers)).toBe('WD-000012')
    expect(payout.readNotice(body.replace('12', '13'), headers)).toBeUndefined()
    expect(payout.readNotice(body, new Headers())).toBeUndefined()
    const foreign = service.notice('WD-000012', 'another token')
    expect(payout.readNotice(foreign.body, foreign.headers)).toBeUndefined()
  })

  it('both settings configure it; one of them, or a short token, stops the start', () => {
    const { url, token } = service
    const read = (env: Record<string, string>) =>
      readConfig({ ...testEnvironment('/proc/nowhere'), ...env }).payout
    expect(read({ PAYOUT_URL: url, PAYOUT_TOKEN: token })).toEqual({ url, token })
    expect(read({})).toBeUndefined()
    expect(() => read({ PAYOUT_URL: url })).toThrow('PAYOUT_TOKEN')
    expect(() => read({ PAYOUT_URL: url, PAYOUT_TOKEN: 'short' })).toThrow('PAYOUT_TOKEN')
  })
})

const said = (body: object) => answering('200 OK', JSON.stringify(body))
const good = { id: transfer.code, amount: transfer.amount }

let strangers: string[] = []
const unknowable: [string, () => Promise<number>][] = [
  ...failingServices,
  ['does not know the token', () => answering('401 Who', '{}')],
  ['rejects the request', () => answering('422 No', '{"status":"failed"}')],
  ['says yes and nothing more', () => answering('204 Yes')],
  ['shows a page', () => answering('200 OK', '<html>Masuk</html>')],
  ['answers null', () => answering('200 OK', 'null')],
  ['answers about another transfer', () => said({ ...good, id: 'WD-000013', status: 'paid' })],
  ['answers with another amount', () => said({ ...good, amount: 1, status: 'paid' })],
  ['answers with an unknown status', () => said({ ...good, status: 'done' })],
  [
    'points to another place',
    async () => {
      const stranger = await openLiar(socket => {
        socket.on('data', data => {
          strangers.push(String(data))
          socket.end()
        })
      })
      return answering(`307 There\r\nlocation: http://127.0.0.1:${stranger}/`)
    }
  ]
]

describe('[withdrawal-27] nothing is known of a transfer', () => {
  it.each(unknowable)('whose service %s', async (_name, open) => {
    strangers = []
    const { timeouts } = shortenTimeout()
    const payout = httpPayout({ url: `http://127.0.0.1:${await open()}`, token: 't' })
    const error = await failure(payout.pay(transfer))
    expect(error.message).not.toContain(transfer.accountNumber)
    expect(Math.max(...timeouts)).toBeLessThan(9_000)
    expect(strangers).toEqual([])
  })
})

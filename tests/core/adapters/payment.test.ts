import { describe, expect, it } from 'vitest'

import {
  type PaymentEvent,
  type PaymentGateway,
  sandboxGateway,
  sandboxSignatureHeader
} from '#server/core/adapters/payment.ts'

type Sent = { body: string; headers: Headers }

/** One gateway in two installations, and its side of the connection: the notifications that it sends to the first. */
type Wire = {
  ours: PaymentGateway
  others: PaymentGateway
  /** A notification with the gateway's signature, for a valid or an invalid event. */
  notify: (body: string) => Sent
  /** Removes the signature, or sets the given one. */
  resign: (sent: Sent, signature?: string) => Sent
  signatureOf: (sent: Sent) => string
}

const event: PaymentEvent = { eventId: 'evt-1', number: '3901012345678901', amount: 104_000, kind: 'paid' }
const order = { bankCode: 'bca', orderCode: 'BB-20261121-000001', amount: 104_000, expiresAt: new Date(0) }

/** The contract of every gateway for checkout, which opens accounts, and for the route of notifications. */
function describeGateway(name: string, make: () => Wire): void {
  describe(name, () => {
    const { ours, others, notify, resign, signatureOf } = make()
    const read = ({ body, headers }: Sent, by = ours) => by.readNotification(body, headers)

    it("has a name, and a timeout below the browser's 10 s", () => {
      expect(ours.name).toMatch(/^[a-z]+$/)
      expect(ours.timeoutMs).toBeGreaterThan(0)
      expect(ours.timeoutMs).toBeLessThan(10_000)
    })

    it('opens the same account for a repeated order, and another for each other order', async () => {
      const { number } = await ours.openVirtualAccount(order)
      expect(await Promise.all([1, 2, 3].map(() => ours.openVirtualAccount(order)))).toEqual(
        [1, 2, 3].map(() => ({ number }))
      )
      const codes = Array.from({ length: 200 }, (_, index) => `BB-20261121-${index + 2}`)
      const opened = await Promise.all(
        codes.map(orderCode => ours.openVirtualAccount({ ...order, orderCode }))
      )
      expect(new Set([number, ...opened.map(account => account.number)]).size).toBe(201)
    })

    it.each(['bca', 'mandiri', 'bni', 'bri', 'permata', 'a bank of tomorrow', ''])(
      'opens numbers that an ATM accepts, at %j',
      async bankCode => {
        for (const orderCode of ['', 'BB 1', 'Ünïcode 😀', 'x'.repeat(10_000)]) {
          const { number } = await ours.openVirtualAccount({ ...order, bankCode, orderCode })
          expect(number).toMatch(/^\d{10,18}$/)
        }
      }
    )

    it.each(['paid', 'expired', 'failed'] as const)('reports that an account was %s', kind => {
      expect(read(notify(JSON.stringify({ ...event, kind })))).toEqual({ ...event, kind })
    })

    it('reports the same for a repeated notification, and ignores extra fields', () => {
      const sent = notify(JSON.stringify({ ...event, note: 'terima kasih — “lunas” 😀', isAdmin: true }))
      expect([read(sent), read(sent)]).toEqual([event, event])
    })

    it('[payment-8] is rejected without a signature over exactly this body', () => {
      const sent = notify(JSON.stringify(event))
      const other = notify(JSON.stringify({ ...event, amount: 1 }))
      const own = signatureOf(sent)
      const forged = [
        undefined,
        '',
        'x',
        '0'.repeat(own.length),
        own.slice(0, -1),
        `${own}0`,
        signatureOf(other)
      ]
      for (const signature of forged) {
        expect([signature, read(resign(sent, signature))]).toEqual([signature, undefined])
      }
      for (const body of [` ${sent.body}`, `${sent.body}\n`, sent.body.replace('104000', '204000'), '']) {
        expect([body, read({ ...sent, body })]).toEqual([body, undefined])
      }
    })

    it('of another installation is rejected', () => {
      expect(read(notify(JSON.stringify(event)), others)).toBeUndefined()
    })

    it('reports nothing for a signed non-event', () => {
      const none = ['', 'null', '7', '[]', '{}', '"paid"', '{', '<html>', '\0', '['.repeat(60_000)]
      for (const body of none) expect([body, read(notify(body))]).toEqual([body, undefined])
    })

    it.each<[keyof PaymentEvent, unknown[]]>([
      ['eventId', [undefined, null, 7, '', {}, ['a'], 'x'.repeat(201), 'nul\0']],
      ['number', [undefined, null, 39_010, '', {}, 'x'.repeat(201), 'nul\0']],
      ['amount', [undefined, null, '104000', 104_000.5, 2 ** 53, -(2 ** 53), [104_000]]],
      ['kind', [undefined, null, '', 'PAID', 'settled', ['paid']]]
    ])('reports nothing for a signed event with an invalid %s', (field, values) => {
      for (const wrong of values) {
        const body = JSON.stringify({ ...event, [field]: wrong })
        expect([wrong, read(notify(body))]).toEqual([wrong, undefined])
      }
      expect(read(notify(JSON.stringify(event).replace('104000', '1e400')))).toBeUndefined()
    })
  })
}

describeGateway('the sandbox', () => {
  const ours = sandboxGateway({ appSecret: 'a-secret-of-this-installation-alone' })
  return {
    ours,
    others: sandboxGateway({ appSecret: 'a-secret-of-another-installation' }),
    notify: body => ({ body, headers: new Headers({ [sandboxSignatureHeader]: ours.sign(body) }) }),
    resign: ({ body }, signature) => ({
      body,
      headers: new Headers(signature === undefined ? {} : { [sandboxSignatureHeader]: signature })
    }),
    signatureOf: ({ headers }) => headers.get(sandboxSignatureHeader) ?? ''
  }
})

it('[payment-8] an order keeps its number across releases, and each bank its prefix', async () => {
  const gateway = sandboxGateway({ appSecret: 'a-secret-of-this-installation-alone' })
  const numberAt = async (bankCode: string) =>
    (await gateway.openVirtualAccount({ ...order, bankCode })).number
  expect(
    await Promise.all(['bca', 'mandiri', 'bni', 'bri', 'permata', 'a bank of tomorrow'].map(numberAt))
  ).toEqual([
    '3901024110870215',
    '8890824110870215',
    '9880524110870215',
    '2621524110870215',
    '7277024110870215',
    '8000024110870215'
  ])
})

it('[payment-8] reads an event with names of the maximum length', () => {
  const gateway = sandboxGateway({ appSecret: 'a-secret-of-this-installation-alone' })
  const long = { ...event, eventId: 'x'.repeat(200), number: '1'.repeat(200) }
  const body = JSON.stringify(long)
  const headers = new Headers({ [sandboxSignatureHeader]: gateway.sign(body) })
  expect(gateway.readNotification(body, headers)).toEqual(long)
})

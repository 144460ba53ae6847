import { afterEach, expect, it, vi } from 'vitest'

import { cancelStep } from '#lib/order/cancel-step.ts'

import { answerOk, answerError, openSite } from '../support/fake-site.ts'

afterEach(() => vi.unstubAllGlobals())

it('[voucher-15] the dialog cancels one order, and all that share its promo once they were named', async () => {
  vi.stubGlobal('addEventListener', () => undefined)
  const counters = {
    cart: 0,
    conversation: 0,
    notification: { all: 0, promotion: 0, transaction: 0, negotiation: 0 }
  }
  const site = openSite({
    'POST /buyer/transaction/cancel/3': [
      () => answerError('promo_minimum'),
      () => answerOk({ id: 3, status: 'cancel', counters })
    ]
  })
  const { cancelOrder } = await import('#lib/order/store/order-actions.ts')
  const alone = cancelStep(undefined)
  expect(alone).toEqual({ together: false, label: 'Ya, Batalkan' })
  const rejected = await cancelOrder(3, 'Salah', alone.together)
  const all = cancelStep(rejected && !rejected.ok ? rejected.error : undefined)
  expect(all.label).toBe('Ya, Batalkan Semuanya')
  expect(await cancelOrder(3, 'Salah', all.together)).toEqual({ ok: true })
  const sent = site.requests.map(({ body }) => body)
  expect(sent).toMatchObject([{ together: false }, { together: true }])
})

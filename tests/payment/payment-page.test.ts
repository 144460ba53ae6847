import { atom } from 'nanostores'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'

import type * as Fetched from '#lib/core/browser/fetched.ts'
import type * as Payment from '#lib/payment/store.ts'

import { answerOk, answerError, lostConnection, openSite } from '../support/fake-site.ts'

const endpoint = 'GET /buyer/transaction/payment/sealed'
const detail = (status: string) => () => answerOk({ id: 7, payment: { status } })

let store: typeof Payment
beforeEach(async () => {
  vi.useFakeTimers()
  vi.resetModules()
  vi.stubGlobal('addEventListener', () => undefined)
  vi.doUnmock('#lib/core/api/call.ts')
  store = await import('#lib/payment/store.ts')
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Shows the payment of a token, as its page does. */
function openPage(token: string, answers: (() => Response | Promise<Response>)[]) {
  const site = openSite({ [endpoint]: answers })
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false, cookie: '' }))
  const stops = [store.$payment.listen(() => undefined), store.watchPayment(token)]
  onTestFinished(() => stops.forEach(stop => stop()))
  return () => site.endpoints().filter(one => one === endpoint).length
}

test('[payment-13] the page polls every 60 seconds until the status is final', async () => {
  const pages = openPage('sealed', [detail('pending'), detail('pending'), detail('paid')])
  await vi.advanceTimersByTimeAsync(59_000)
  expect(pages()).toBe(1)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(pages()).toBe(2)
  await vi.advanceTimersByTimeAsync(5 * 60_000)
  expect(pages()).toBe(3)
  expect(store.$payment.get().value?.payment.status).toBe('paid')
})

test('[payment-13] money that comes again after a final status is shown when its event comes', async () => {
  const again = () => answerOk({ id: 7, payment: { status: 'paid' }, credited: 104_000 })
  const pages = openPage('sealed', [detail('paid'), again])
  await vi.advanceTimersByTimeAsync(1_000)
  const { $orderEvent } = await import('#lib/identity/store/live.ts')
  $orderEvent.set({ id: 8, status: 'paid', at: 1 })
  await vi.advanceTimersByTimeAsync(5 * 60_000)
  expect(pages()).toBe(1)
  $orderEvent.set({ id: 7, status: 'paid', at: 2 })
  await vi.advanceTimersByTimeAsync(1_000)
  expect(store.$payment.get().value?.credited).toBe(104_000)
  await vi.advanceTimersByTimeAsync(5 * 60_000)
  expect(pages()).toBe(2)
})

test('[payment-13] of two events that overlap the second is read too, also once the first has been', async () => {
  const reads: (() => void)[] = []
  let isFinal = (_held: object): boolean => true
  vi.resetModules()
  vi.doMock('#lib/core/browser/fetched.ts', async original => ({
    ...(await original<typeof Fetched>()),
    fetched: (_name: string, _input: unknown, settings: { isFinal: typeof isFinal }) => {
      isFinal = settings.isFinal
      return {
        $state: atom({ value: { id: 7 } }),
        refresh: () => new Promise<void>(done => reads.push(done))
      }
    }
  }))
  onTestFinished(() => void vi.doUnmock('#lib/core/browser/fetched.ts'))
  store = await import('#lib/payment/store.ts')
  openPage('sealed', [])
  const { $orderEvent } = await import('#lib/identity/store/live.ts')
  const paid = { value: { payment: { status: 'paid' } } }
  expect(isFinal(paid)).toBe(true)
  $orderEvent.set({ id: 7, status: 'paid', at: 1 })
  $orderEvent.set({ id: 7, status: 'paid', at: 2 })
  reads[0]?.()
  await vi.advanceTimersByTimeAsync(0)
  expect(isFinal(paid)).toBe(false)
  reads[1]?.()
  await vi.advanceTimersByTimeAsync(0)
  expect(isFinal(paid)).toBe(true)
})

test('[payment-15] an unknown or foreign token is invalid', async () => {
  openPage('sealed', [() => answerError('payment_not_found')])
  await vi.advanceTimersByTimeAsync(1_000)
  expect(store.$payment.get()).toMatchObject({
    status: 'invalid',
    error: { message: 'Pembayaran tidak ditemukan' }
  })
  openPage('', [])
  expect(store.$payment.get().status).toBe('invalid')
})

test('[payment-13] a lost answer keeps the shown figures', async () => {
  openPage('sealed', [detail('pending'), lostConnection])
  await vi.advanceTimersByTimeAsync(61_000)
  expect(store.$payment.get()).toMatchObject({
    status: 'ready',
    value: { id: 7 },
    error: { code: 'offline' }
  })
})

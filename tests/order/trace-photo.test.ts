import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import type * as Detail from '#lib/order/store/order-detail.ts'
import type * as Photo from '#lib/order/store/trace-photo.ts'

import { answerOk, lostConnection, openSite } from '../support/fake-site.ts'

const endpoint = 'GET /buyer/transaction/7'
const date = '2026-11-22T03:00:00.000Z'
const orderWith = (photo: string | null) => () =>
  answerOk({ id: 7, status: 'paid', history: [{ date, photo }] })

let detail: typeof Detail
let photo: typeof Photo
beforeEach(async () => {
  vi.resetModules()
  detail = await import('#lib/order/store/order-detail.ts')
  photo = await import('#lib/order/store/trace-photo.ts')
})
afterEach(() => void vi.unstubAllGlobals())

/** The page of order 7 with these answers in sequence, and its picture opened. */
async function openPicture(...answers: (() => Response | Promise<Response>)[]) {
  const site = openSite({ [endpoint]: answers })
  vi.stubGlobal('location', { pathname: '/order/7' })
  const stop = detail.$order.subscribe(() => {})
  detail.watchOrder('7')
  await vi.waitFor(() => expect(detail.$order.get().status).toBe('ready'))
  photo.showTracePhoto(detail.$order.get().value!.history[0]!)
  return { site, stop }
}

test('[order-29] a picture with an expired address is shown under the order’s new one', async () => {
  const { stop } = await openPicture(orderWith('/files/a'), orderWith('/files/b'))
  expect(photo.$tracePhoto.get()).toMatchObject({ address: '/files/a', isFailed: false })
  await photo.failTracePhoto()
  expect(photo.$tracePhoto.get()).toMatchObject({ address: '/files/b', isFailed: false })
  stop()
})

test('[order-29] a new address is tried once, then the page reports the failure, until a retry', async () => {
  const { site, stop } = await openPicture(
    orderWith('/files/a'),
    orderWith('/files/b'),
    orderWith('/files/c')
  )
  await photo.failTracePhoto()
  await photo.failTracePhoto()
  expect(photo.$tracePhoto.get()).toMatchObject({ isFailed: true })
  expect(site.endpoints().filter(requested => requested === endpoint)).toHaveLength(2)
  await photo.renewTracePhoto()
  expect(photo.$tracePhoto.get()).toMatchObject({ address: '/files/c', isFailed: false })
  stop()
})

test.each([
  ['without a connection', lostConnection],
  ['where the picture is gone', orderWith(null)]
])('[order-29] %s it fails', async (_name, after) => {
  const { stop } = await openPicture(orderWith('/files/a'), after)
  await photo.failTracePhoto()
  expect(photo.$tracePhoto.get()).toMatchObject({ isFailed: true })
  stop()
})

test('[order-29] a picture that was closed meanwhile stays closed', async () => {
  const { stop } = await openPicture(orderWith('/files/a'), orderWith('/files/b'))
  const renewed = photo.failTracePhoto()
  photo.hideTracePhoto()
  await renewed
  expect(photo.$tracePhoto.get()).toBeUndefined()
  stop()
})

import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { changeText } from '#lib/order/change-texts.ts'
import { $orderBusy } from '#lib/order/store/busy.ts'
import { noteOwnChange, tellChange } from '#lib/order/store/tell-change.ts'
import { $toast } from '#lib/core/browser/toasts.ts'

beforeEach(() => {
  vi.useFakeTimers()
  $toast.set(undefined)
  $orderBusy.set(undefined)
})
afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
})

const told = () => {
  vi.runAllTimers()
  return $toast.get()
}
const change = (id: number, status: string) => ({ id, code: `BB${id}`, status })

it('[order-77] a payment that arrives is told once for all orders that it pays, with the way to them', () => {
  for (const id of [11, 12, 13]) tellChange(change(id, 'paid'), 'pending', true)
  expect(told()).toMatchObject({
    text: 'Pembayaran diterima. 3 pesanan sedang diproses.',
    tone: 'success',
    link: { text: 'Lihat', href: '/order?tab=paid' }
  })
})

it('[order-77] a change of one order names it, with the way to its page from the list alone', () => {
  tellChange(change(21, 'sent'), 'process', true)
  expect(told()).toMatchObject({
    text: 'Pesanan BB21 dalam perjalanan ke alamat Anda.',
    link: { text: 'Lihat', href: '/order/21' }
  })
  tellChange(change(22, 'delivered'), 'sent', false)
  expect(told()).toMatchObject({ text: 'Pesanan BB22 sudah sampai.' })
  expect(told()?.link).toBeUndefined()
})

it('[order-77] nothing is said of what is not shown, did not change, or the buyer did here', () => {
  tellChange(change(31, 'paid'), undefined, true)
  tellChange(change(32, 'paid'), 'paid', true)
  noteOwnChange(33, 'cancel')
  tellChange(change(33, 'cancel'), 'pending', true)
  $orderBusy.set('cancel:34')
  tellChange(change(34, 'cancel'), 'pending', true)
  tellChange(change(35, 'unheard-of'), 'pending', true)
  expect(told()).toBeUndefined()
})

it('[order-77] changes to several statuses at one moment are told in one message', () => {
  tellChange(change(41, 'sent'), 'process', true)
  tellChange(change(42, 'cancel'), 'pending', true)
  expect(told()).toMatchObject({
    text: 'Pesanan BB41 dalam perjalanan ke alamat Anda. Pesanan BB42 dibatalkan.',
    tone: 'success',
    link: { href: '/order' }
  })
  tellChange(change(43, 'cancel'), 'pending', true)
  expect(told()).toMatchObject({ text: 'Pesanan BB43 dibatalkan.', tone: 'info' })
})

it('[order-77] several changes to another status are told one after the other', () => {
  expect(changeText('process', ['BB1', 'BB2'])).toBe(
    'Pesanan BB1 sedang dikemas penjual. Pesanan BB2 sedang dikemas penjual.'
  )
})

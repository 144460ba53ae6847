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

it('[order-77] reports an arrived payment once for all its orders, with a link to them', () => {
  for (const id of [11, 12, 13]) tellChange(change(id, 'paid'), 'pending', true)
  expect(told()).toMatchObject({
    text: 'Pembayaran diterima. 3 pesanan sedang diproses.',
    tone: 'success',
    link: { text: 'Lihat', href: '/order?tab=paid' }
  })
})

it('[order-77] a change of one order names it, with a link to its page only from the list', () => {
  tellChange(change(21, 'sent'), 'process', true)
  expect(told()).toMatchObject({
    text: 'Pesanan BB21 dalam perjalanan ke alamat Anda.',
    link: { text: 'Lihat', href: '/order/21' }
  })
  tellChange(change(22, 'delivered'), 'sent', false)
  expect(told()).toMatchObject({ text: 'Pesanan BB22 sudah sampai.' })
  expect(told()?.link).toBeUndefined()
})

it("[order-77] says nothing of hidden or unchanged orders, nor of the buyer's own actions", () => {
  tellChange(change(31, 'paid'), undefined, true)
  tellChange(change(32, 'paid'), 'paid', true)
  noteOwnChange(33, 'cancel')
  tellChange(change(33, 'cancel'), 'pending', true)
  $orderBusy.set('cancel:34')
  tellChange(change(34, 'cancel'), 'pending', true)
  tellChange(change(35, 'unheard-of'), 'pending', true)
  expect(told()).toBeUndefined()
})

it('[order-77] reports concurrent changes to several statuses in one message', () => {
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

it('[order-77] reports several changes to the same status in sequence', () => {
  expect(changeText('process', ['BB1', 'BB2'])).toBe(
    'Pesanan BB1 sedang dikemas penjual. Pesanan BB2 sedang dikemas penjual.'
  )
})

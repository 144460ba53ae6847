import { brand } from '#lib/core/brand.ts'
import type { OrderStatus } from '#lib/order/status.ts'
import type { Actor } from '#lib/order/actor.ts'

/** A step of an order: hours after it was made, the status it led to, who did it, what the history says. */
type Step = { hours: number; status: string; actor: Actor; detail: string }
export type OrderPlan = {
  status: OrderStatus
  hoursAgo: number
  /** Saldo, or the bank of the virtual account. */
  pay: 'saldo' | 'bca' | 'mandiri' | 'bni'
  shipping: 'commercial' | 'baba_expedition'
  lines: number
  isVoucherUsed: boolean
  isReviewed: boolean
  steps: Step[]
}

const made: Step = { hours: 0, status: 'pending', actor: 'buyer', detail: 'Pesanan dibuat' }
const paid = (hours: number): Step => ({
  hours,
  status: 'paid',
  actor: 'system',
  detail: 'Pembayaran diterima'
})
const packed: Step = {
  hours: 5,
  status: 'process',
  actor: 'seller',
  detail: 'Pesanan sedang disiapkan penjual'
}
const sent: Step = { hours: 20, status: 'sent', actor: 'seller', detail: 'Pesanan diserahkan ke kurir' }
const traces: Step[] = [
  { hours: 24, status: 'sent', actor: 'expedition', detail: 'Paket diterima di gudang asal' },
  {
    hours: 36,
    status: 'sent',
    actor: 'expedition',
    detail: 'Paket dalam perjalanan ke gudang Jakarta Timur'
  },
  { hours: 52, status: 'sent', actor: 'expedition', detail: 'Paket dibawa kurir menuju alamat penerima' }
]
const arrived: Step = {
  hours: 60,
  status: 'delivered',
  actor: 'expedition',
  detail: 'Barang sampai, diterima Budi'
}
const done: Step = { hours: 70, status: 'success', actor: 'buyer', detail: 'Pesanan diterima pembeli' }

const plan = (
  draft: Partial<OrderPlan> & Pick<OrderPlan, 'status' | 'hoursAgo' | 'pay' | 'steps'>
): OrderPlan => ({
  shipping: 'commercial',
  lines: 1,
  isVoucherUsed: false,
  isReviewed: false,
  ...draft
})

/** The demo buyer's orders, oldest first: one in every status that a buyer meets. */
export const orderPlans: OrderPlan[] = [
  plan({
    status: 'success',
    hoursAgo: 31 * 24,
    pay: 'saldo',
    lines: 2,
    isVoucherUsed: true,
    isReviewed: true,
    steps: [made, paid(0), packed, sent, ...traces, arrived, done]
  }),
  plan({
    status: 'success',
    hoursAgo: 12 * 24,
    pay: 'mandiri',
    shipping: 'baba_expedition',
    steps: [made, paid(1), packed, sent, ...traces, arrived, done]
  }),
  plan({
    status: 'cancel',
    hoursAgo: 9 * 24,
    pay: 'saldo',
    steps: [
      made,
      paid(0),
      {
        hours: 3,
        status: 'cancel',
        actor: 'buyer',
        detail: `Dibatalkan pembeli: salah pilih ukuran. Dana kembali ke ${brand.saldo}`
      }
    ]
  }),
  plan({
    status: 'cancel',
    hoursAgo: 8 * 24,
    pay: 'bni',
    steps: [made, { hours: 24, status: 'cancel', actor: 'system', detail: 'Batas waktu pembayaran berakhir' }]
  }),
  plan({
    status: 'delivered',
    hoursAgo: 3 * 24,
    pay: 'bca',
    lines: 2,
    steps: [made, paid(1), packed, sent, ...traces, arrived]
  }),
  plan({
    status: 'sent',
    hoursAgo: 40,
    pay: 'saldo',

    steps: [made, paid(0), packed, sent, ...traces.slice(0, 2)]
  }),
  plan({
    status: 'process',
    hoursAgo: 16,
    pay: 'mandiri',
    shipping: 'baba_expedition',
    steps: [made, paid(1), packed]
  }),
  plan({ status: 'paid', hoursAgo: 5, pay: 'saldo', lines: 2, steps: [made, paid(0)] }),
  plan({ status: 'pending', hoursAgo: 0, pay: 'bca', steps: [made] })
]

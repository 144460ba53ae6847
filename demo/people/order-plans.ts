import { brand } from '#lib/core/brand.ts'
import {
  accept,
  cancel,
  confirm,
  deliver,
  expire,
  type OrderStep,
  pack,
  pay,
  review,
  ship,
  trace
} from './order-steps.ts'
import type { Purchase } from './place-order.ts'

export type OrderPlan = Purchase & {
  hoursAgo: number
  /** Products of one shop. */
  lines: number
  /** The following steps, with their hours after the order. */
  steps: readonly (readonly [hours: number, step: OrderStep])[]
}

const account = (bank: string) => `${bank} Virtual Account`

const packed = [
  [3, accept],
  [5, pack]
] as const
const sent = [...packed, [20, ship], [24, trace('Paket diterima di gudang asal')]] as const
const underWay = [...sent, [36, trace('Paket dalam perjalanan ke gudang Jakarta Timur')]] as const
const arrived = [
  ...underWay,
  [52, trace('Paket dibawa kurir menuju alamat penerima')],
  [60, deliver]
] as const
const done = [...arrived, [70, confirm]] as const
const praise = review('Barang sesuai pesanan, pengiriman cepat dan kemasan rapi. Terima kasih!')

/** The demo buyer's orders, oldest first: one in every status that a buyer sees. */
export const orderPlans: readonly OrderPlan[] = [
  {
    hoursAgo: 31 * 24,
    pay: brand.saldo,
    shipping: 'commercial',
    lines: 2,
    voucher: 'BABA10',
    steps: [...done, [71, praise]]
  },
  {
    hoursAgo: 12 * 24,
    pay: account('Mandiri'),
    shipping: 'baba_expedition',
    lines: 1,
    steps: [[1, pay], ...done]
  },
  {
    hoursAgo: 9 * 24,
    pay: brand.saldo,
    shipping: 'commercial',
    lines: 1,
    steps: [[3, cancel('Salah pilih ukuran')]]
  },
  { hoursAgo: 8 * 24, pay: account('BNI'), shipping: 'commercial', lines: 1, steps: [[24, expire]] },
  {
    hoursAgo: 3 * 24,
    pay: account('BCA'),
    shipping: 'commercial',
    lines: 2,
    steps: [[1, pay], ...arrived]
  },
  { hoursAgo: 40, pay: brand.saldo, shipping: 'commercial', lines: 1, steps: underWay },
  {
    hoursAgo: 16,
    pay: account('Mandiri'),
    shipping: 'baba_expedition',
    lines: 1,
    steps: [[1, pay], ...packed]
  },
  { hoursAgo: 5, pay: brand.saldo, shipping: 'commercial', lines: 2, steps: [] },
  { hoursAgo: 0, pay: account('BCA'), shipping: 'commercial', lines: 1, steps: [] }
]

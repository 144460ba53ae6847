import { mayComplain, mayCount } from '#lib/order/complainable.ts'
import type { OrderCard, OrderDetail } from '#lib/order/order-shapes.ts'
import { statuses } from '#lib/order/status.ts'
import { actionsOf } from '#lib/order/timeline.ts'

type Status = OrderCard['status']

const at = '2026-11-02T03:00:00.000Z'
const none = { count: 0, isOpen: false }

/** An order of one product for Rp100.000, as a list of orders answers it. */
export const orderCard = (id: number, status: Status, more: Partial<OrderCard> = {}): OrderCard => ({
  id,
  code: `BB26110200${id}`,
  token: `token-${id}`,
  date: at,
  status,
  status_label: statuses[status].label,
  type: 'material',
  subtotal: 100_000,
  grand_total: 120_000,
  fee_payment: 0,
  is_nego: false,
  nego_status: null,
  negotiated: null,
  shipping: {
    type: 'commercial',
    courier: 'JNE',
    service: 'REG',
    etd: '1-2 hari',
    resi: null,
    label: 'Rumah',
    name: 'Budi Santoso',
    phone: '6281234567890',
    address: 'Jl. Uji No. 1',
    lat: '0',
    lng: '0',
    mode: 'deliver',
    is_pickup: false
  },
  payment: {
    type: 'virtual_account',
    bank: 'BCA Virtual Account',
    bank_code: 'bca',
    number: '8077700012345678',
    expired: null,
    status: status === 'pending' ? 'pending' : 'paid',
    amount: 120_000
  },
  together: [],
  shop: { id: 3, slug: 'toko-3', name: 'Toko Maju', photo: null, online: true, last_online: null },
  products: [
    {
      id: 21,
      product_id: 31,
      product_detail_id: 41,
      product_slug: 'semen-31',
      slug: 'semen-31',
      name: 'Semen',
      photo: null,
      price: 100_000,
      qty: 1,
      refunded_qty: 0,
      refused_qty: 0,
      sale_unit: 'sak',
      variant: null,
      note: '',
      review: null
    }
  ],
  deadline: null,
  arrival: null,
  may_complain: mayComplain({ status, paymentType: 'virtual_account' }, none),
  may_count: mayCount({ status, paymentType: 'virtual_account' }, none),
  review_action: null,
  ...more
})

/** The same as its own page answers it. */
export const orderDetail = (id: number, status: Status, more: Partial<OrderDetail> = {}): OrderDetail => ({
  ...orderCard(id, status),
  goods_status: status,
  discount: 0,
  voucher: null,
  cashback: 0,
  refunded: 0,
  credited: 0,
  fee_seller: 0,
  fee: 0,
  shipping_cost: 20_000,
  shipping_discount: 0,
  extra_cost: 0,
  attention: null,
  is_nego_shop: false,
  nego: null,
  site: null,
  is_have_variant: false,
  shop_id: 3,
  product_id: 31,
  product_detail_id: 41,
  withdraw_id: null,
  reason: null,
  cancel_by: null,
  bank_account: [],
  conversation: null,
  timeline: [{ step: 'made', label: 'Pesanan Dibuat', is_done: true, date: at }],
  history: [],
  shipments: [],
  rest: null,
  actions: actionsOf({ status, paymentType: 'virtual_account', isNegotiated: false }, none),
  ...more
})

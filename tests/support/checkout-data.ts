import type { CheckoutData } from '#lib/checkout/contract.ts'
import type { PaymentGroup } from '#lib/payment/contract.ts'
import type { ShippingOption } from '#lib/shipping/contract.ts'

/** A shipping option as the server answers it. */
export const shippingOption = (
  type: ShippingOption['type'],
  cost: number,
  more: Partial<ShippingOption> = {}
): ShippingOption => ({
  type,
  courier: `Kurir ${type}`,
  service: 'REG',
  cost,
  final_cost: cost,
  etd: '1-2 hari',
  is_cod: false,
  case: 1,
  is_pickup: false,
  is_point: false,
  is_negotiable: false,
  estimate: null,
  is_available: true,
  reason: null,
  ...more
})

/** A voucher of a checkout that is worth `value`. */
export const offeredVoucher = (
  code: string,
  value: number,
  more: Partial<CheckoutData['vouchers'][number]> = {}
): CheckoutData['vouchers'][number] => ({
  code,
  name: code,
  banner: null,
  type: 'discount',
  discount_percentage: 0,
  discount_amount: value,
  max_discount_amount: 0,
  cashback_percentage: 0,
  cashback_amount: 0,
  max_cashback_amount: 0,
  min_purchase_amount: 0,
  valid_until: '2027-01-01T00:00:00.000Z',
  usage_limit: 10,
  used_count: 0,
  is_show: true,
  value,
  is_available: true,
  reason: null,
  ...more
})

/** A group of methods that can pay, unless a reason says otherwise. */
export const paymentGroup = (
  type: PaymentGroup['bank_type'],
  methods: { id: number; name: string; fee?: number }[],
  reason: string | null = null
): PaymentGroup => ({
  bank_type: type,
  name: type,
  is_available: reason === null,
  reason,
  balance: null,
  methods: methods.map(({ id, name, fee = 0 }) => ({
    id,
    name,
    icon: '',
    fee,
    bank_type: type,
    is_available: reason === null,
    reason
  }))
})

/** A checkout of one product for Rp100.000; fields in `more` also apply to its one block. */
export function checkoutData(more: Partial<CheckoutData> = {}): CheckoutData {
  const whole = { ...oneProduct, ...more }
  const { id, shop_id, shop, products, subtotal, fee, fee_seller } = whole
  const { vouchers, voucher, shippings, load, delivery } = whole
  const block = {
    id,
    shop_id,
    shop,
    products,
    subtotal,
    fee,
    fee_seller,
    vouchers,
    voucher,
    shippings,
    load,
    delivery,
    shipping: whole.chosen.shipping
  }
  return { ...whole, checkouts: more.checkouts ?? [block] }
}

const oneProduct: CheckoutData = {
  id: 'checkout-1',
  shop_id: 3,
  shop: { id: 3, slug: 'toko-3', name: 'Toko', photo: null, city: 'Kota Bandung' },
  is_buy_now: false,
  address: {
    id: 11,
    label: 'Rumah',
    name: 'Budi',
    phone: '6281',
    address: 'Jl. Uji',
    lat: '0',
    lng: '0',
    is_main: true
  },
  products: [
    {
      id: 21,
      note: '',
      product_id: 31,
      product_detail_id: 41,
      slug: 'semen-31',
      name: 'Semen',
      photo: null,
      variant: null,
      price: 100_000,
      qty: 1,
      stock: 5,
      min: 1,
      multiple: 1,
      sale_unit: 'sak',
      is_pre_order: false,
      pre_order_days: 0
    }
  ],
  subtotal: 100_000,
  fee: 0,
  fee_seller: 0,
  vouchers: [],
  voucher: null,
  shippings: {
    recommendation: [],
    commercial: [shippingOption('commercial', 40_000)],
    baba_expedition: [shippingOption('baba_expedition', 30_000)],
    shop_courier: [],
    information: '',
    discount: 0
  },
  load: { weight_kg: 1, volume_m3: 0.1, distance_km: 2 },
  delivery: { mode: 'deliver', cost: 0, warehouse_id: null, warehouse: null, point: null },
  balance: 0,
  has_pin: false,
  chosen: { shipping: null, payment_id: null, site: null, is_site_recalled: false },
  notices: [],
  checkouts: [],
  market_vouchers: [],
  market_voucher: null
}

import { jakartaLocal, jakartaMoment } from '#lib/format/jakarta-moment.ts'
import type { Sent } from '#lib/calls.ts'

import type { OpsVoucherPage } from './voucher-store.ts'

/** The form of a voucher: numbers as they are typed, times on Jakarta's clock. */
export type VoucherValues = {
  /** Who bears it; null for the marketplace. */
  shop: { id: number; name: string } | null
  code: string
  name: string
  type: 'discount' | 'cashback'
  worth: 'percent' | 'amount'
  percentage: string
  amount: string
  max_amount: string
  min_purchase_amount: string
  valid_from: string
  valid_until: string
  usage_limit: string
  is_show: boolean
  /** All that its bearer sells without cards, chosen products, or every product that the shop sells now. */
  bound: 'none' | 'chosen' | 'all'
  product_ids: number[]
}

/** What the form of a new voucher has. */
export const emptyVoucher: VoucherValues = {
  shop: null,
  code: '',
  name: '',
  type: 'discount',
  worth: 'percent',
  percentage: '',
  amount: '',
  max_amount: '',
  min_purchase_amount: '0',
  valid_from: '',
  valid_until: '',
  usage_limit: '',
  is_show: true,
  bound: 'none',
  product_ids: []
}

/** A voucher as its form shows it. */
export const voucherValues = (voucher: OpsVoucherPage): VoucherValues => ({
  shop: voucher.shop,
  code: voucher.code,
  name: voucher.name,
  type: voucher.type,
  worth: voucher.percentage > 0 ? 'percent' : 'amount',
  percentage: voucher.percentage > 0 ? String(voucher.percentage) : '',
  amount: voucher.amount > 0 ? String(voucher.amount) : '',
  max_amount: voucher.max_amount > 0 ? String(voucher.max_amount) : '',
  min_purchase_amount: String(voucher.min_purchase_amount),
  valid_from: jakartaLocal(voucher.valid_from),
  valid_until: jakartaLocal(voucher.valid_until),
  usage_limit: String(voucher.usage_limit),
  is_show: voucher.is_show,
  bound: voucher.product_ids.length > 0 ? 'chosen' : 'none',
  product_ids: voucher.product_ids
})

type VoucherFields = Omit<Sent<'PUT /ops/voucher/{id}'>, 'id' | 'updated_at'>

/**
 * The fields of a voucher as a save sends them. A time that was not changed is sent as it is stored: its seconds, which the form
 * does not show, would be another beginning.
 */
export function sentVoucher(
  values: VoucherValues,
  stored?: Pick<OpsVoucherPage, 'valid_from' | 'valid_until'>
): VoucherFields {
  const isPercent = values.worth === 'percent'
  const moment = (name: 'valid_from' | 'valid_until') =>
    stored && values[name] === jakartaLocal(stored[name]) ? stored[name] : jakartaMoment(values[name])
  return {
    code: values.code,
    name: values.name,
    type: values.type,
    percentage: isPercent ? values.percentage || 0 : 0,
    amount: isPercent ? 0 : values.amount || 0,
    max_amount: isPercent ? values.max_amount || 0 : 0,
    min_purchase_amount: values.min_purchase_amount || 0,
    valid_from: moment('valid_from'),
    valid_until: moment('valid_until'),
    usage_limit: values.usage_limit,
    is_show: values.is_show,
    product_ids: values.bound === 'chosen' ? values.product_ids : [],
    all_products: values.bound === 'all'
  }
}

/** What the call would take for something else: chosen products without one are a voucher for all. */
export function whyIncomplete({
  shop,
  bound,
  product_ids: ids
}: VoucherValues): Record<string, string> | undefined {
  if (shop?.id === 0) return { shop_id: 'Pilih toko' }
  return bound === 'chosen' && ids.length === 0
    ? { product_ids: 'Pilih paling sedikit satu produk' }
    : undefined
}

import type { CheckoutData } from '#lib/checkout/contract.ts'
import { rupiah } from '#lib/format/rupiah.ts'

type Props = { voucher: Pick<CheckoutData['vouchers'][number], 'type' | 'value'> }

/** A voucher's immediate discount, or its later cashback, which is not a discount. */
export const VoucherWorth = ({ voucher: { type, value } }: Props) => (
  <span className="whitespace-nowrap text-success tabular">
    {type === 'cashback' ? `Cashback ${rupiah(value)}` : rupiah(-value)}
  </span>
)

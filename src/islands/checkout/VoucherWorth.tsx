import type { CheckoutData } from '#lib/checkout/contract.ts'
import { rupiah } from '#lib/format/rupiah.ts'

type Props = { voucher: Pick<CheckoutData['vouchers'][number], 'type' | 'value'> }

/** What a voucher takes off now, or gives back later: a cashback is no discount. */
export const VoucherWorth = ({ voucher: { type, value } }: Props) => (
  <span className="whitespace-nowrap text-success tabular">
    {type === 'cashback' ? `Cashback ${rupiah(value)}` : rupiah(-value)}
  </span>
)

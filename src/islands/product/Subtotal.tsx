import { rupiah } from '#lib/format/rupiah.ts'
import type { PurchaseSum } from '#lib/voucher/purchase-sum.ts'

type Props = {
  sum: PurchaseSum
  /** No variant is chosen yet, so this is the lowest possible amount. */
  isFrom: boolean
}

/** The total of the chosen pieces with the voucher of the price above, calculated as in the cart. */
export function Subtotal({ sum: { goods, discount, total, code }, isFrom }: Props) {
  return (
    <div className="tabular" data-subtotal>
      <p className="flex items-baseline justify-between gap-3">
        <span className="text-sm whitespace-nowrap text-muted">Subtotal</span>
        <span className="text-right">
          {isFrom && <span className="text-sm text-muted">mulai</span>}{' '}
          {discount > 0 && <s className="text-sm text-muted">{rupiah(goods)}</s>}{' '}
          <b className="text-lg">{rupiah(total)}</b>
        </span>
      </p>
      {discount > 0 && (
        <p className="flex flex-wrap justify-between gap-x-3 text-sm">
          <span className="text-muted">
            dengan voucher <b className="text-base-content">{code}</b>
          </span>
          {rupiah(-discount)}
        </p>
      )}
    </div>
  )
}

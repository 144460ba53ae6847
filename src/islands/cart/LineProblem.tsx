import { Button } from '#components/ui/Button.tsx'
import type { CartDetail } from '#lib/cart/contract.ts'
import { noBreak } from '#lib/format/no-break.ts'
import { quantityOf } from '#lib/product/sale-units.ts'
import { setQuantity } from '#lib/cart/store/cart-lines.ts'
import { adjusted, canBuy, quantityText } from '#lib/product/quantity.ts'

/** Why the line's quantity cannot be bought, with a button that sets one that can, if any. */
export function LineProblem({ detail }: { detail: CartDetail }) {
  const { qty, product } = detail
  const fitting = adjusted(qty, product, product.sale_unit).qty
  const problem = quantityText(qty, product, product.sale_unit)
  return (
    <>
      <p role="alert" className="text-sm text-error empty:hidden">
        {problem && noBreak(problem)}
      </p>
      {problem && canBuy(product) && (
        <Button look="outline" size="small" onClick={() => setQuantity(detail, fitting)}>
          {noBreak(`Ubah jadi ${quantityOf(fitting, product.sale_unit)}`)}
        </Button>
      )}
    </>
  )
}

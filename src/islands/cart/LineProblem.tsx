import { Button } from '#components/ui/Button.tsx'
import type { CartDetail } from '#lib/cart/contract.ts'
import { setQuantity } from '#lib/cart/store/cart-lines.ts'
import { adjusted, canBuy, quantityText } from '#lib/product/quantity.ts'

/** Why the line cannot be bought in its quantity, and where another one can, the button that sets it. */
export function LineProblem({ detail }: { detail: CartDetail }) {
  const { qty, product } = detail
  const fitting = adjusted(qty, product).qty
  const problem = quantityText(qty, product)
  return (
    <>
      <p role="alert" className="text-sm text-error empty:hidden">
        {problem}
      </p>
      {problem && canBuy(product) && (
        <Button look="outline" size="small" onClick={() => setQuantity(detail, fitting)}>
          Ubah jadi {fitting}
        </Button>
      )}
    </>
  )
}

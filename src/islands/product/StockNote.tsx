import { canBuy, soldBy } from '#lib/product/quantity.ts'
import { noBreak } from '#lib/format/no-break.ts'
import { quantityOf, type SaleUnit } from '#lib/product/sale-units.ts'
import { noStock } from '#lib/product/texts.ts'

type Props = { bounds: { min: number; stock: number; multiple: number }; unit: SaleUnit }

/** Stock and minimum purchase, visible before any interaction (product-24). */
export function StockNote({ bounds, unit }: Props) {
  const { min, stock, multiple } = bounds
  return (
    <p className="text-sm tabular" role="status">
      {canBuy(bounds) ? (
        <>
          Stok: <b className={stock <= 10 ? 'text-error' : ''}>{noBreak(quantityOf(stock, unit))}</b>
        </>
      ) : (
        <b className="text-error">{noStock}</b>
      )}
      {min > 1 && (
        <span className="block text-xs text-muted">{noBreak(`Min. pembelian ${quantityOf(min, unit)}`)}</span>
      )}
      {multiple > 1 && <span className="block text-xs text-muted">{noBreak(soldBy(multiple, unit))}</span>}
    </p>
  )
}

import { canBuy } from '#lib/product/quantity.ts'
import { thousands } from '#lib/format/rupiah.ts'
import { soldOut } from '#lib/product/texts.ts'

/** How many there are and how many must be bought at least, before anything is tapped (product-24). */
export function StockNote({ bounds }: { bounds: { min: number; stock: number } }) {
  const { min, stock } = bounds
  return (
    <p className="text-sm tabular" role="status">
      {canBuy(bounds) ? (
        <>
          Stok: <b className={stock <= 10 ? 'text-error' : ''}>{thousands(stock)}</b>
        </>
      ) : (
        <b className="text-error">{soldOut}</b>
      )}
      {min > 1 && <span className="block text-xs text-muted">Min. pembelian {thousands(min)}</span>}
    </p>
  )
}

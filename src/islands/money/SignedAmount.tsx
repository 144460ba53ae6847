import { rupiah } from '#lib/format/rupiah.ts'
import type { MovementType } from '#lib/money/movement.ts'

type Props = { type: MovementType; amount: number; className?: string }

/** A movement's amount: '+Rp50.000' in green, '−Rp50.000' in the text colour. */
export function SignedAmount({ type, amount, className = '' }: Props) {
  const isIn = type === 'credit'
  return (
    <b className={`whitespace-nowrap tabular ${isIn ? 'text-success' : ''} ${className}`}>
      {isIn ? `+${rupiah(amount)}` : rupiah(-amount)}
    </b>
  )
}

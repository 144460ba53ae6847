import { rupiah } from '#lib/format/rupiah.ts'
import type { MovementType } from '#lib/money/movement.ts'

type Props = { type: MovementType; amount: number; className?: string }

/** What a movement added or took: '+Rp50.000' in green, '−Rp50.000' in ink. */
export function SignedAmount({ type, amount, className = '' }: Props) {
  const isIn = type === 'credit'
  return (
    <b className={`whitespace-nowrap tabular ${isIn ? 'text-success' : ''} ${className}`}>
      {isIn ? `+${rupiah(amount)}` : rupiah(-amount)}
    </b>
  )
}

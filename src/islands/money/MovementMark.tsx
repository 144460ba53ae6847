import {
  ArrowLeftRight,
  Landmark,
  type LucideIcon,
  PlusCircle,
  Scale,
  ShoppingBag,
  Truck,
  Undo2
} from 'lucide-react'

import type { MovementCode } from '#lib/money/movement.ts'

/** Icon and colour of each code (money-13). */
const marks: Record<MovementCode, [icon: LucideIcon, colour: string]> = {
  TR: [ShoppingBag, 'bg-primary text-primary-content'],
  TF: [ArrowLeftRight, 'bg-info text-info-content'],
  TU: [PlusCircle, 'bg-success text-success-content'],
  RF: [Undo2, 'bg-secondary text-secondary-content'],
  SH: [Truck, 'bg-accent text-accent-content'],
  EX: [Scale, 'bg-neutral text-neutral-content'],
  WD: [Landmark, 'bg-error text-error-content']
}

/** Icon of a movement's kind, next to its name. */
export function MovementMark({ code }: { code: MovementCode }) {
  const [Icon, colour] = marks[code]
  return (
    <span
      className={`grid size-10 shrink-0 place-items-center rounded-full ${colour}`}
      aria-hidden="true"
      data-code={code}
    >
      <Icon className="size-5" />
    </span>
  )
}

import { Button } from '#components/ui/Button.tsx'
import { countTexts } from '#lib/complaint/texts.ts'
import { paths } from '#lib/core/paths.ts'
import type { OrderDetail } from '#lib/order/order-shapes.ts'

/** Leads to the count of the goods, where the server allows it (complaint-21). */
export function CountLink({ order, className }: { order: OrderDetail; className: string }) {
  if (!order.may_count) return null
  return (
    <Button href={paths.count(order.id)} look="outline" className={className}>
      {countTexts.title}
    </Button>
  )
}

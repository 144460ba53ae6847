import { buttonClass } from '#components/ui/button-class.ts'

import { useMay } from './may-call.ts'
import { OpsOrderLink } from './OpsOrderLink.tsx'

/** Leads from what is about an order to the order itself, for callers who may see orders (ops-264). */
export function OpsSeeOrder({ code, look = buttonClass('plain') }: { code: string; look?: string }) {
  return (
    useMay('GET /ops/transaction') && (
      <OpsOrderLink code={code} className="mt-1 justify-self-start" linkClass={look}>
        Lihat pesanan
      </OpsOrderLink>
    )
  )
}

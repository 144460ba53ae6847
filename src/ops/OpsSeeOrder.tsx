import { buttonClass } from '#components/ui/button-class.ts'

import { useMay } from './may-call.ts'
import { OpsOrderLink } from './OpsOrderLink.tsx'

/** Leads from what is about an order to the order itself, for callers who may see orders (ops-264). */
export function OpsSeeOrder({ code }: { code: string }) {
  return (
    useMay('GET /ops/transaction') && (
      <OpsOrderLink code={code} className="mt-1 justify-self-start" linkClass={buttonClass('plain')}>
        Lihat pesanan
      </OpsOrderLink>
    )
  )
}

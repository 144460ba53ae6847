import type { MouseEvent, ReactNode } from 'react'

import { isPlainClick, placeAddress } from './console-place.ts'
import { useMay } from './may-call.ts'
import { orderPlace, showOrder } from './order-store.ts'

type Props = { code: string; className?: string; linkClass?: string; children: ReactNode }

/** Leads to an order in the part 'Pesanan'; for a caller who may not see orders it is no link. */
export function OpsOrderLink({ code, className = '', linkClass = 'link', children }: Props) {
  const maySee = useMay('GET /ops/transaction')
  if (!maySee) return <div className={className}>{children}</div>
  const open = (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    showOrder(code)
  }
  return (
    <a href={`/ops${placeAddress(orderPlace(code))}`} className={`${className} ${linkClass}`} onClick={open}>
      {children}
    </a>
  )
}

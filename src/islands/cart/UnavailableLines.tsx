import { Trash2 } from 'lucide-react'
import { useState } from 'react'

import { Button } from '#components/ui/Button.tsx'
import { type Unavailable, unavailableLabels } from '#lib/cart/availability.ts'
import type { CartDetail, CartGroup } from '#lib/cart/contract.ts'
import { belowMinimumText } from '#lib/product/quantity.ts'

import { LineProduct } from './LineProduct.tsx'
import { ConfirmRemoval } from './ConfirmRemoval.tsx'

const reasons = Object.keys(unavailableLabels) as Unavailable[]

/** The cart's lines that cannot be bought now, grouped by reason. */
export function UnavailableLines({ groups }: { groups: readonly CartGroup[] }) {
  const lines = groups.flatMap(group => group.details).filter(detail => detail.unavailable)
  if (lines.length === 0) return null
  return (
    <section className="card border border-base-300 bg-base-100" aria-label="Tidak bisa diproses">
      <h2 className="border-b border-base-300 px-4 py-3 font-semibold">
        Tidak bisa diproses ({lines.length})
      </h2>
      {reasons.map(reason => (
        <Lines key={reason} reason={reason} lines={lines.filter(line => line.unavailable === reason)} />
      ))}
    </section>
  )
}

function Lines({ reason, lines }: { reason: Unavailable; lines: readonly CartDetail[] }) {
  const [confirming, setConfirming] = useState<CartDetail>()
  if (lines.length === 0) return null
  return (
    <>
      <h3 className="px-4 pt-3 text-sm font-semibold text-error">{unavailableLabels[reason]}</h3>
      <ul className="divide-y divide-base-300">
        {lines.map(line => (
          <li key={line.id} className="flex items-center justify-between gap-3 p-4">
            <div className="grid min-w-0 gap-1">
              <LineProduct product={line.product} />
              <p className="text-sm text-error empty:hidden">
                {reason === 'below_minimum' && belowMinimumText(line.product)}
              </p>
            </div>
            <Button
              look="ghost"
              size="square"
              aria-label={`Hapus ${line.product.name}`}
              data-remove-line={line.id}
              onClick={() => setConfirming(line)}
            >
              <Trash2 className="size-5" aria-hidden="true" />
            </Button>
          </li>
        ))}
      </ul>
      {confirming && lines.some(line => line.id === confirming.id) && (
        <ConfirmRemoval detail={confirming} onClose={() => setConfirming(undefined)} />
      )}
    </>
  )
}

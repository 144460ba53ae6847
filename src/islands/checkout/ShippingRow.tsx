import { useStore } from '@nanostores/react'

import { arrivalText } from '#lib/checkout/arrival-text.ts'
import type { CheckoutBlock } from '#lib/checkout/contract.ts'
import { $totals } from '#lib/checkout/store/methods.ts'
import { pickShipping } from '#lib/checkout/store/courier-check.ts'
import { $shops } from '#lib/checkout/store/state.ts'
import { takesCash } from '#lib/checkout/takes-cash.ts'
import { serverNow } from '#lib/core/api/server-time.ts'
import { rupiah } from '#lib/format/rupiah.ts'
import { negotiationLabels } from '#lib/negotiation/texts.ts'
import { isNegotiated, optionName } from '#lib/shipping/choice.ts'
import type { ShippingOption } from '#lib/shipping/contract.ts'
import { noBreak } from '#lib/format/no-break.ts'

type Props = { block: CheckoutBlock; option: ShippingOption; isCheapest: boolean; isChosen: boolean }

/** A selectable shipping option with its name, cost and arrival. */
export function ShippingRow({ block, option, isCheapest, isChosen }: Props) {
  const { shop_id: shopId } = block
  const own = useStore($shops).find(shop => shop.block.shop_id === shopId)?.totals
  const totals = useStore($totals)
  const total = totals ? totals.grandTotal - totals.feePayment : 0
  const arrival = arrivalText(option, block, serverNow())
  return (
    <label className="flex min-h-14 cursor-pointer items-center gap-3 p-3">
      <input
        type="radio"
        name={`shipping-${shopId}`}
        className="radio radio-primary"
        checked={isChosen}
        onChange={() => void pickShipping(shopId, option)}
      />
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-center gap-2 font-medium">
          {optionName(option)}
          {isCheapest && <span className="badge badge-sm badge-success">Termurah</span>}
          {takesCash(option, { total, own }) && <span className="badge badge-outline badge-sm">COD</span>}
        </span>
        {arrival && <span className="block text-sm text-muted">{noBreak(arrival)}</span>}
      </span>
      <span className="text-right tabular">
        {option.is_available && <Price option={option} />}
        {isNegotiated(option) && <Estimate option={option} />}
      </span>
    </label>
  )
}

function Price({ option: { cost, final_cost } }: { option: ShippingOption }) {
  return (
    <>
      {cost > final_cost && <s className="block text-sm text-muted">{rupiah(cost)}</s>}
      <b>{final_cost === 0 ? 'Gratis' : rupiah(final_cost)}</b>
    </>
  )
}

function Estimate({ option: { estimate } }: { option: ShippingOption }) {
  if (estimate === null) return <span className="text-sm text-muted">{negotiationLabels.discussed}</span>
  return (
    <>
      <span className="block text-sm text-muted">Perkiraan</span> <b>± {rupiah(estimate)}</b>
    </>
  )
}

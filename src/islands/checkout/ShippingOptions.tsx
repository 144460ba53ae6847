import { useStore } from '@nanostores/react'

import { FoldArrow } from '#components/ui/FoldArrow.tsx'
import { brand } from '#lib/core/brand.ts'
import type { CheckoutBlock } from '#lib/checkout/contract.ts'
import { cheapestOption, isSameOption, optionName, shippingChoices } from '#lib/shipping/choice.ts'
import { waysOf } from '#lib/shipping/delivery-mode.ts'
import type { ShippingOption } from '#lib/shipping/contract.ts'
import { $checkout } from '#lib/checkout/store/state.ts'
import { negotiationLabels } from '#lib/negotiation/texts.ts'
import { shippingErrors } from '#lib/shipping/errors.ts'
import { wayTexts } from '#lib/shipping/texts.ts'

import { ChangeAddress } from './ChangeAddress.tsx'
import { DeliveryWays } from './DeliveryWays.tsx'
import { ShippingRow } from './ShippingRow.tsx'

type Props = {
  block: CheckoutBlock
  /** A single-shop checkout, where the delivery can be negotiated (D29). */
  isAlone?: boolean
}

const names: Record<ShippingOption['type'], string> = {
  commercial: 'Komersil',
  baba_expedition: brand.logistics,
  shop_courier: brand.shopCourier
}

/**
 * Shipping by type, the cheapest type first; unavailable options are collapsed with their reason, never shown as free
 * (D27).
 */
export function ShippingOptions({ block, isAlone = false }: Props) {
  const { shippings } = block
  const { groups, negotiable, movable, closed } = shippingChoices(shippings, isAlone)
  const cheapest = cheapestOption(shippings)
  const parts = [
    ...groups.map(({ type, options }) => ({ title: names[type], options })),
    { title: negotiationLabels.discuss, options: negotiable },
    { title: wayTexts.chooseWay, options: movable }
  ].filter(({ options }) => options.length > 0)
  // If the address is the reason, the delivery methods that remain explain it.
  const isAddress = shippings.information === shippingErrors.location_unreachable.message
  return (
    <>
      {parts.length === 0 && <NoShipping why={shippings.information} />}
      {parts.length > 0 && shippings.information && !isAddress && (
        <p className="mb-3 text-sm text-muted">{shippings.information}</p>
      )}
      <div className="grid gap-5">
        {parts.map(({ title, options }) => (
          <fieldset key={title} className="grid gap-2">
            <legend className="mb-2 font-semibold">{title}</legend>
            {options.map(option => (
              <Option
                key={keyOf(option)}
                block={block}
                option={option}
                isAlone={isAlone}
                isCheapest={option === cheapest}
              />
            ))}
          </fieldset>
        ))}
      </div>
      {closed.length > 0 && <Closed options={closed} isOpen={parts.length === 0} />}
    </>
  )
}

const keyOf = (option: ShippingOption) => `${option.type} ${option.courier} ${option.service}`

/** Explains why nobody ships there, and offers to change the address. */
function NoShipping({ why }: { why: string }) {
  const address = useStore($checkout).data?.address
  return (
    <div className="grid gap-3">
      <p role="alert" className="alert alert-error">
        {why || shippingErrors.shipping_unavailable.message}
      </p>
      {address && <ChangeAddress addressId={address.id} label="Ganti alamat pengiriman" />}
    </div>
  )
}

function Closed({ options, isOpen }: { options: readonly ShippingOption[]; isOpen: boolean }) {
  return (
    <details className="group mt-4" open={isOpen}>
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-muted">
        Tidak tersedia ({options.length}) <FoldArrow />
      </summary>
      <ul className="divide-y divide-base-300">
        {options.map(option => (
          <li key={keyOf(option)} className="py-2 text-sm text-muted">
            <span className="block font-medium">{optionName(option)}</span>
            {option.reason}
          </li>
        ))}
      </ul>
    </details>
  )
}

type OptionProps = { block: CheckoutBlock; option: ShippingOption; isAlone: boolean; isCheapest: boolean }

/** One shipping option; the delivery methods follow if it is chosen and does not reach the address. */
function Option({ block, option, isAlone, isCheapest }: OptionProps) {
  const { shops } = useStore($checkout)
  const isChosen = isSameOption(shops[block.shop_id]?.shipping, option)
  return (
    <div className={`rounded-field border ${isChosen ? 'border-primary bg-base-200' : 'border-base-300'}`}>
      <ShippingRow block={block} option={option} isCheapest={isCheapest} isChosen={isChosen} />
      {isChosen && waysOf(option, isAlone).length > 0 && (
        <DeliveryWays block={block} option={option} isAlone={isAlone} />
      )}
    </div>
  )
}

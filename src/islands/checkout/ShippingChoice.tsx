import { useStore } from '@nanostores/react'

import { brand } from '#lib/core/brand.ts'
import type { CheckoutData } from '#lib/checkout/contract.ts'
import type { ShippingOption } from '#lib/shipping/contract.ts'
import { cheapestOption, isSameOption, shippingChoices } from '#lib/shipping/choice.ts'
import { rupiah } from '#lib/format/rupiah.ts'
import { chooseShipping } from '#lib/checkout/store/choices.ts'
import { $checkout } from '#lib/checkout/store/state.ts'
import { shippingRefusals } from '#lib/shipping/refusals.ts'

import { Section } from '#islands/ui/Section.tsx'

const names: Record<ShippingOption['type'], string> = {
  commercial: 'Komersil',
  baba_expedition: brand.logistics,
  shop_courier: brand.shopCourier
}

/** Shipping by type, the cheapest type first; what cannot be used is folded away with its reason, never free (D27). */
export function ShippingChoice({ shippings }: { shippings: CheckoutData['shippings'] }) {
  const { groups, closed } = shippingChoices(shippings)
  const cheapest = cheapestOption(shippings)
  return (
    <Section title="Metode pengiriman">
      {shippings.information && <p className="mb-3 text-sm text-muted">{shippings.information}</p>}
      {groups.length === 0 && (
        <p role="alert" className="alert alert-error">
          {shippingRefusals.shipping_unavailable.message}
        </p>
      )}
      <div className="grid gap-5">
        {groups.map(group => (
          <fieldset key={group.type} className="grid gap-2">
            <legend className="mb-2 font-semibold">{names[group.type]}</legend>
            {group.options.map(option => (
              <Option key={keyOf(option)} option={option} isCheapest={option === cheapest} />
            ))}
          </fieldset>
        ))}
      </div>
      {closed.length > 0 && <Closed options={closed} isOpen={groups.length === 0} />}
    </Section>
  )
}

const keyOf = (option: ShippingOption) => `${option.type} ${option.courier} ${option.service}`
const nameOf = ({ courier, service }: ShippingOption) =>
  service === courier ? courier : `${courier} ${service}`

function Closed({ options, isOpen }: { options: readonly ShippingOption[]; isOpen: boolean }) {
  return (
    <details className="mt-4" open={isOpen}>
      <summary className="cursor-pointer py-3 font-semibold text-muted">
        Tidak tersedia ({options.length})
      </summary>
      <ul className="grid gap-2">
        {options.map(option => (
          <li key={keyOf(option)} className="rounded-field border border-base-300 p-3 text-sm text-muted">
            <span className="block font-medium">{nameOf(option)}</span>
            {whyNot(option)}
          </li>
        ))}
      </ul>
    </details>
  )
}

/** Options that another way of delivery or a negotiation would open are simply out of reach until those exist. */
const whyNot = (option: ShippingOption) =>
  option.is_negotiable || option.is_pickup || option.is_point
    ? 'Di luar jangkauan pengiriman ke alamat ini'
    : option.reason

function Option({ option, isCheapest }: { option: ShippingOption; isCheapest: boolean }) {
  const { shipping } = useStore($checkout)
  const isChosen = isSameOption(shipping, option)
  return (
    <label
      className={`flex min-h-14 cursor-pointer items-center gap-3 rounded-field border p-3 ${
        isChosen ? 'border-primary bg-base-200' : 'border-base-300'
      }`}
    >
      <input
        type="radio"
        name="shipping"
        className="radio radio-primary"
        checked={isChosen}
        onChange={() => void chooseShipping(option)}
      />
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-center gap-2 font-medium">
          {nameOf(option)}
          {isCheapest && <span className="badge badge-sm badge-success">Termurah</span>}
          {option.is_cod && <span className="badge badge-outline badge-sm">COD</span>}
        </span>
        {option.etd && <span className="block text-sm text-muted">Tiba dalam {option.etd}</span>}
      </span>
      <span className="text-right tabular">
        {option.cost > option.final_cost && <s className="block text-sm text-muted">{rupiah(option.cost)}</s>}
        <b>{option.final_cost === 0 ? 'Gratis' : rupiah(option.final_cost)}</b>
      </span>
    </label>
  )
}

import { useStore } from '@nanostores/react'

import { brand } from '#lib/brand.ts'
import type { CheckoutData } from '#lib/contracts/checkout.ts'
import type { ShippingOption } from '#lib/contracts/shipping.ts'
import { rupiah } from '#lib/format/rupiah.ts'
import { $checkout, chooseShipping } from '#lib/stores/checkout.ts'

import { Section } from './Section.tsx'

/** Shipping by type, the cheapest of each first; what cannot be quoted is disabled with its reason, never free. */
export function ShippingChoice({ shippings }: { shippings: CheckoutData['shippings'] }) {
  const groups = [
    { name: 'Komersil', options: shippings.commercial },
    { name: brand.logistics, options: shippings.baba_expedition },
    { name: brand.shopCourier, options: shippings.shop_courier }
  ].filter(group => group.options.length > 0)
  const isAny = groups.some(group => group.options.some(option => option.is_available))
  return (
    <Section title="Metode pengiriman">
      {shippings.information && <p className="mb-3 text-sm text-muted">{shippings.information}</p>}
      {!isAny && (
        <p role="alert" className="alert alert-error">
          Ongkos kirim tidak tersedia untuk produk ini
        </p>
      )}
      <div className="grid gap-5">
        {groups.map(group => (
          <fieldset key={group.name} className="grid gap-2">
            <legend className="mb-2 font-semibold">{group.name}</legend>
            {group.options.map(option => (
              <Option
                key={`${option.courier} ${option.service}`}
                option={option}
                isRecommended={shippings.recommendation.some(best => isSame(best, option))}
              />
            ))}
          </fieldset>
        ))}
      </div>
    </Section>
  )
}

const isSame = (a: ShippingOption | undefined, b: ShippingOption) =>
  a?.type === b.type && a.courier === b.courier && a.service === b.service

/** Options that another way of delivery or a negotiation would open are simply out of reach until those exist. */
const whyNot = (option: ShippingOption) =>
  option.is_negotiable || option.is_pickup || option.is_point
    ? 'Di luar jangkauan pengiriman ke alamat ini'
    : option.reason

function Option({ option, isRecommended }: { option: ShippingOption; isRecommended: boolean }) {
  const { shipping } = useStore($checkout)
  const isChosen = isSame(shipping, option)
  return (
    <label
      className={`flex min-h-14 items-center gap-3 rounded-field border p-3 ${
        isChosen ? 'border-primary bg-base-200' : 'border-base-300'
      } ${option.is_available ? 'cursor-pointer' : 'text-muted'}`}
    >
      <input
        type="radio"
        name="shipping"
        className="radio radio-primary"
        checked={isChosen}
        disabled={!option.is_available}
        onChange={() => void chooseShipping(option)}
      />
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-center gap-2 font-medium">
          {option.courier} {option.service !== option.courier && option.service}
          {isRecommended && option.is_available && (
            <span className="badge badge-sm badge-success">Termurah</span>
          )}
          {option.is_cod && option.is_available && <span className="badge badge-outline badge-sm">COD</span>}
        </span>
        <span className="block text-sm text-muted">
          {option.is_available ? option.etd && `Tiba dalam ${option.etd}` : whyNot(option)}
        </span>
      </span>
      {option.is_available && (
        <span className="text-right tabular">
          {option.cost > option.final_cost && (
            <s className="block text-sm text-muted">{rupiah(option.cost)}</s>
          )}
          <b>{option.final_cost === 0 ? 'Gratis' : rupiah(option.final_cost)}</b>
        </span>
      )}
    </label>
  )
}

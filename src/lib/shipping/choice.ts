import type { ShippingOption, Shippings } from './contract.ts'

/** What names an option: a request and an order carry these three. */
export type ShippingName = Pick<ShippingOption, 'type' | 'courier' | 'service'>

export const isSameOption = (a: ShippingName | undefined, b: ShippingName): boolean =>
  a?.type === b.type && a.courier === b.courier && a.service === b.service

/** What can be used, by what the buyer pays for it; equal prices keep their order. */
export const cheapestFirst = (options: readonly ShippingOption[]): ShippingOption[] =>
  options.filter(option => option.is_available).toSorted((a, b) => a.final_cost - b.final_cost)

export const allOptions = (shippings: Shippings): ShippingOption[] => [
  ...shippings.commercial,
  ...shippings.baba_expedition,
  ...shippings.shop_courier
]

/** The cheapest option that can be used, of all types: what checkout chooses by itself, the only 'Termurah' (D27). */
export const cheapestOption = (shippings: Shippings): ShippingOption | undefined =>
  cheapestFirst(allOptions(shippings))[0]

/** An option by its name, if it can be used now. */
export const usableOption = (shippings: Shippings, name: ShippingName): ShippingOption | undefined =>
  allOptions(shippings).find(option => option.is_available && isSameOption(name, option))

/**
 * Options as checkout shows them: types in the order of their cheapest price, the cheapest of each first, and apart
 * from them what cannot be used (D27).
 */
export function shippingChoices(shippings: Shippings) {
  const usable = [shippings.commercial, shippings.baba_expedition, shippings.shop_courier]
    .map(cheapestFirst)
    .flatMap(options => (options[0] ? [{ type: options[0].type, first: options[0], options }] : []))
  return {
    groups: usable
      .toSorted((a, b) => a.first.final_cost - b.first.final_cost)
      .map(({ type, options }) => ({ type, options })),
    closed: allOptions(shippings).filter(option => !option.is_available)
  }
}

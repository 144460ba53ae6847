import type { ShippingOption, Shippings } from './contract.ts'

/** What names an option: a request and an order carry these three. */
export type ShippingName = Pick<ShippingOption, 'type' | 'courier' | 'service'>

export const isSameOption = (a: ShippingName | undefined, b: ShippingName): boolean =>
  a?.type === b.type && a.courier === b.courier && a.service === b.service

/** An option as it is shown; Kurir Toko and trucks have one name for both. */
export const optionName = ({ courier, service }: ShippingName): string =>
  service === courier ? courier : `${courier} ${service}`

/** What can be used, by what the buyer pays for it; equal prices keep their order. */
export const cheapestFirst = (options: readonly ShippingOption[]): ShippingOption[] =>
  options.filter(option => option.is_available).sort((a, b) => a.final_cost - b.final_cost)

export const allOptions = (shippings: Shippings): ShippingOption[] => [
  ...shippings.commercial,
  ...shippings.baba_expedition,
  ...shippings.shop_courier
]

/** The cheapest option that can be used, of all types: what checkout chooses by itself, the only 'Termurah' (D27). */
export const cheapestOption = (shippings: Shippings): ShippingOption | undefined =>
  cheapestFirst(allOptions(shippings))[0]

/** What cannot be had as it is and may be negotiated with the seller instead. */
export const isNegotiated = (option: ShippingOption): boolean => !option.is_available && option.is_negotiable

/** What may be negotiated, the lowest estimate first; nobody knows what one without an estimate comes to. */
export const negotiableOptions = (shippings: Shippings): ShippingOption[] =>
  allOptions(shippings)
    .filter(isNegotiated)
    .sort((a, b) => (a.estimate ?? Infinity) - (b.estimate ?? Infinity))

/** What does not reach the address, and can be fetched at a warehouse or left at a point instead (D8). */
export const isMovable = (option: ShippingOption): boolean =>
  !option.is_available && (option.is_pickup || option.is_point)

/** An option by its name, if it can be used, had another way or, of one shop alone, negotiated now. */
export const usableOption = (
  shippings: Shippings,
  name: ShippingName,
  isAlone = true
): ShippingOption | undefined =>
  allOptions(shippings).find(
    option =>
      isSameOption(name, option) &&
      (option.is_available || isMovable(option) || (isAlone && isNegotiated(option)))
  )

/**
 * What is chosen while nobody has: the cheapest, else what may be negotiated, else what can be had another way. Of
 * several shops nothing is negotiated (D29).
 */
export const firstOption = (shippings: Shippings, isAlone: boolean): ShippingOption | undefined =>
  cheapestOption(shippings) ??
  (isAlone ? negotiableOptions(shippings)[0] : undefined) ??
  allOptions(shippings).find(isMovable)

/**
 * Options as checkout shows them: types in the order of their cheapest price, the cheapest of each first; then what is
 * negotiated, what can only be fetched or left at a point, and apart from them what cannot be used (D27).
 */
export function shippingChoices(shippings: Shippings, isAlone = true) {
  const usable = [shippings.commercial, shippings.baba_expedition, shippings.shop_courier]
    .map(cheapestFirst)
    .flatMap(options => (options[0] ? [{ type: options[0].type, first: options[0], options }] : []))
  const negotiable = isAlone ? negotiableOptions(shippings) : []
  const rest = allOptions(shippings).filter(option => !option.is_available && !negotiable.includes(option))
  return {
    groups: [...usable]
      .sort((a, b) => a.first.final_cost - b.first.final_cost)
      .map(({ type, options }) => ({ type, options })),
    negotiable,
    movable: rest.filter(isMovable),
    closed: rest.filter(option => !isMovable(option))
  }
}

import type { ShippingOption, Shippings } from './contract.ts'

/** Identifies an option in requests and orders. */
export type ShippingName = Pick<ShippingOption, 'type' | 'courier' | 'service'>

export const isSameOption = (a: ShippingName | undefined, b: ShippingName): boolean =>
  a?.type === b.type && a.courier === b.courier && a.service === b.service

/** Name of an option; Kurir Toko and trucks have the same courier and service. */
export const optionName = ({ courier, service }: ShippingName): string =>
  service === courier ? courier : `${courier} ${service}`

/** Available options by the buyer's price; equal prices keep their order. */
export const cheapestFirst = (options: readonly ShippingOption[]): ShippingOption[] =>
  options.filter(option => option.is_available).sort((a, b) => a.final_cost - b.final_cost)

export const allOptions = (shippings: Shippings): ShippingOption[] => [
  ...shippings.commercial,
  ...shippings.baba_expedition,
  ...shippings.shop_courier
]

/** The cheapest available option of all types: the checkout's default, and the only 'Termurah' (D27). */
export const cheapestOption = (shippings: Shippings): ShippingOption | undefined =>
  cheapestFirst(allOptions(shippings))[0]

/** Whether an option is unavailable but negotiable with the seller. */
export const isNegotiated = (option: ShippingOption): boolean => !option.is_available && option.is_negotiable

/** Negotiable options by estimate, those without one last. */
export const negotiableOptions = (shippings: Shippings): ShippingOption[] =>
  allOptions(shippings)
    .filter(isNegotiated)
    .sort((a, b) => (a.estimate ?? Infinity) - (b.estimate ?? Infinity))

/** Whether an option does not reach the address, but offers a warehouse or a point instead (D8). */
export const isMovable = (option: ShippingOption): boolean =>
  !option.is_available && (option.is_pickup || option.is_point)

/** An option by its name, if it is available, has another delivery method or, with a single shop, is negotiable. */
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
 * The default option: the cheapest, else a negotiable one, else one with another delivery method. With several shops
 * nothing is negotiable (D29).
 */
export const firstOption = (shippings: Shippings, isAlone: boolean): ShippingOption | undefined =>
  cheapestOption(shippings) ??
  (isAlone ? negotiableOptions(shippings)[0] : undefined) ??
  allOptions(shippings).find(isMovable)

/**
 * Options as checkout shows them: types by their cheapest price, the cheapest of each first; then negotiable ones,
 * those with only pickup or point, and separately the unavailable ones (D27).
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

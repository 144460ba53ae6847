import type { Address } from '#lib/address/store/addresses.ts'
import { localPhone } from '#lib/core/schema/identifier.ts'
import { $session } from '#lib/identity/store/who.ts'
import { $deliveryCity } from '#lib/shipping/store/estimate.ts'

import { type AddressValues, openedValues } from './address-values.ts'

/**
 * The form's initial values. The first address is most likely the buyer's own: name and phone come from the account,
 * the city from the shipping estimate (address-56).
 */
export function formAtFirst(address: Address | undefined): AddressValues {
  const opened = openedValues(address)
  const session = $session.get()
  if (address || session.status !== 'member' || session.profile.has_address) return opened
  const { name, phone } = session.profile
  const city = $deliveryCity.get()
  return {
    ...opened,
    name,
    phone: localPhone(phone ?? ''),
    ...(city?.province_id && { province_id: city.province_id, city_id: city.id })
  }
}

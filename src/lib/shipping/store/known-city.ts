import { call } from '#lib/core/api/call.ts'
import { isMaybeSignedIn } from '#lib/core/browser/signed-in-hint.ts'

import { $deliveryCity } from './estimate.ts'

/** The city of freight estimates: the chosen one, otherwise that of a member's main address (shipping-20). */
export async function knownCity(): Promise<{ id: number } | undefined> {
  const chosen = $deliveryCity.get()
  if (chosen || !isMaybeSignedIn()) return chosen
  const answer = await call('GET /buyer/address', {})
  const main = answer.ok ? answer.value.find(({ is_main }) => is_main) : undefined
  return main && { id: main.city_id }
}

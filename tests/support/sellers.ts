import { Person, value } from './person.ts'
import type { World } from './world.ts'

/** The site of a shop: calls below /ops with the shop's token, which an owner issues. */
export async function sellerOf({ app, ops, services }: World, shopId: number): Promise<Person> {
  const { token } = value(await ops.call('POST /ops/shop/{id}/token', { id: shopId }))
  return new Person(app, services.config.signatureKey, token)
}

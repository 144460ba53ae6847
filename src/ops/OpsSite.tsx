import { siteFacts } from '#lib/order/site-needs.ts'

import type { OpsOrder } from './order-store.ts'

/** What the buyer told about the site: the freight and the vehicle follow from it. */
export function OpsSite({ site }: Pick<OpsOrder, 'site'>) {
  const facts = siteFacts(site).map(([label, words]) => `${label}: ${words}`)
  return facts.length > 0 && <p className="text-sm wrap-anywhere">{facts.join(' · ')}</p>
}

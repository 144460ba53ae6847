import type { OrderDetail } from '#lib/order/order-shapes.ts'
import { siteFacts, siteLabels } from '#lib/order/site-needs.ts'

import { Fact } from '#islands/ui/Fact.tsx'
import { Section } from '#islands/ui/Section.tsx'

/** The building site's details that the buyer gave to seller and courier. */
export function OrderSite({ site }: Pick<OrderDetail, 'site'>) {
  const facts = siteFacts(site)
  if (facts.length === 0) return null
  return (
    <Section title={siteLabels.title}>
      <dl className="grid gap-2 text-sm wrap-anywhere sm:grid-cols-[9rem_1fr]">
        {facts.map(([label, words]) => (
          <Fact key={label} layout="columns" label={label}>
            {words}
          </Fact>
        ))}
      </dl>
    </Section>
  )
}

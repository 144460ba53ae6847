import type { Company } from '#server/core/platform/company.ts'
import { getServices } from '#server/core/platform/services.ts'

const labels = { instagram: 'Instagram', facebook: 'Facebook', tiktok: 'TikTok', youtube: 'YouTube' } as const

/** Links to the company's social pages; those not configured are left out (content-41). */
export const socialLinksOf = ({ social }: Pick<Company, 'social'>): { href: string; label: string }[] =>
  (Object.keys(labels) as (keyof typeof labels)[]).flatMap(name => {
    const href = social[name]
    return href ? [{ href, label: labels[name] }] : []
  })

/** The company that runs the marketplace, as pages show it. */
export const company = (): Company => getServices().config.company

export const socialLinks = () => socialLinksOf(company())

/** URL where sellers register; undefined where it is not configured. */
export const sellerSite = (): string | undefined => getServices().config.links.seller

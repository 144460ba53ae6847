import type { Company } from '#server/core/platform/company.ts'
import { getServices } from '#server/core/platform/services.ts'

const labels = { instagram: 'Instagram', facebook: 'Facebook', tiktok: 'TikTok', youtube: 'YouTube' } as const

/** Links to the company's pages elsewhere; what the configuration does not tell is absent (content-41). */
export const socialLinksOf = ({ social }: Pick<Company, 'social'>): { href: string; label: string }[] =>
  (Object.keys(labels) as (keyof typeof labels)[]).flatMap(name => {
    const href = social[name]
    return href ? [{ href, label: labels[name] }] : []
  })

/** Who runs the marketplace, for what a page says of them. */
export const company = (): Company => getServices().config.company

export const socialLinks = () => socialLinksOf(company())

/** Where sellers register; undefined where the configuration does not tell. */
export const sellerSite = (): string | undefined => getServices().config.links.seller

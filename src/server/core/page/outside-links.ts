import type { Config } from '#server/core/platform/config.ts'
import { getServices } from '#server/core/platform/services.ts'

const labels = { android: 'Aplikasi Android', ios: 'Aplikasi iPhone', seller: 'Pusat Penjual' } as const

/** The links to where the apps and the sellers' own site are; what the configuration does not tell is absent (home-11). */
export const linksOf = (links: Config['links']): { href: string; label: string }[] =>
  (Object.keys(labels) as (keyof typeof labels)[]).flatMap(name => {
    const href = links[name]
    return href ? [{ href, label: labels[name] }] : []
  })

export const outsideLinks = () => linksOf(getServices().config.links)

import type { Config } from '#server/core/platform/config.ts'
import { getServices } from '#server/core/platform/services.ts'

const labels = { android: 'Aplikasi Android', ios: 'Aplikasi iPhone', seller: 'Pusat Penjual' } as const

/** The links to where the apps and the sellers' own site are; what the configuration does not tell is absent (home-11). */
export const linksOf = (links: Config['links']) =>
  (Object.keys(labels) as (keyof typeof labels)[]).flatMap(name => {
    const href = links[name]
    return href ? [{ name, href, label: labels[name] }] : []
  })

export const outsideLinks = () => linksOf(getServices().config.links)

/** Those of the apps, which a phone reads from the screen (home-12). */
export const appLinks = () => outsideLinks().filter(({ name }) => name !== 'seller')

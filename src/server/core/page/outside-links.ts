import type { Config } from '#server/core/platform/config.ts'
import { getServices } from '#server/core/platform/services.ts'

const labels = { android: 'Aplikasi Android', ios: 'Aplikasi iPhone', seller: 'Pusat Penjual' } as const

/** Links to the apps and to the sellers' site; those not configured are left out (home-11). */
export const linksOf = (links: Config['links']) =>
  (Object.keys(labels) as (keyof typeof labels)[]).flatMap(name => {
    const href = links[name]
    return href ? [{ name, href, label: labels[name] }] : []
  })

export const outsideLinks = () => linksOf(getServices().config.links)

/** Links to the apps, which are also shown as QR codes for phones to scan (home-12). */
export const appLinks = () => outsideLinks().filter(({ name }) => name !== 'seller')

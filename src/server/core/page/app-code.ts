import { renderSVG } from 'uqr'

import type { Config } from '#server/core/platform/config.ts'
import { getServices } from '#server/core/platform/services.ts'

/** White border around a code, in modules, which scanners need; and SVG units per module. */
const border = 4
const pixelSize = 4

/** QR code of an app's store page, as an SVG; undefined where no link is configured (home-12). */
export function appCode(links: Config['links'], store: string): string | undefined {
  const address = store === 'android' || store === 'ios' ? links[store] : undefined
  return address && renderSVG(address, { ecc: 'M', border, pixelSize })
}

export const configuredCode = (store: string) => appCode(getServices().config.links, store)

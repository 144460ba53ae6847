import { renderSVG } from 'uqr'

import type { Config } from '#server/core/platform/config.ts'
import { getServices } from '#server/core/platform/services.ts'

/** Modules of white around a code, which scanners need, and units of the picture that a module has. */
const border = 4
const pixelSize = 4

/** The QR code of an app in its store, as an SVG; undefined where the configuration names none (home-12). */
export function appCode(links: Config['links'], store: string): string | undefined {
  const address = store === 'android' || store === 'ios' ? links[store] : undefined
  return address && renderSVG(address, { ecc: 'M', border, pixelSize })
}

export const configuredCode = (store: string) => appCode(getServices().config.links, store)

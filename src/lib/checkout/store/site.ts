import { computed } from 'nanostores'

import { Later } from '#lib/core/browser/later.ts'
import type { ApiError } from '#lib/core/schema/api-error.ts'
import { serverNow } from '#lib/core/api/server-time.ts'
import { needsAt, type SiteNeeds, siteProblems, siteTexts, tidyNeeds } from '#lib/order/site-needs.ts'

import { remember } from './choices.ts'
import { isFetched, isLeftAtPoint } from '../destination.ts'
import type { ShopFigures } from '../shop-figures.ts'
import { $checkout, $shops, type Checkout } from './state.ts'

/** Milliseconds of silence before the needs are saved, as notes are (checkout-12). */
const pause = 600
const saving = new Later()
saving.flushOnLeaving()

/** Whether the buyer fetches everything, by what is chosen to ship: then nobody drives to the site. */
export const $isFetched = computed($shops, shops => shops.length > 0 && shops.every(isFetched))

/** What was said: what an order to the address filled in says nothing of a point, to which goods go instead (checkout-45). */
const said = (
  { site, siteFrom }: Pick<Checkout, 'site' | 'siteFrom'>,
  shops: readonly ShopFigures[]
): SiteNeeds => (siteFrom === 'order' && shops.some(isLeftAtPoint) ? {} : site)

/** What the form holds, and what is wrong with it now. */
export const $site = computed([$checkout, $shops], (checkout, shops) => {
  const site = said(checkout, shops)
  return { site, problems: siteProblems(site, serverNow()) }
})

/** Takes what was typed or chosen, and remembers what of it is right, for all shops (checkout-42). */
export function setSite(change: SiteNeeds): void {
  const site = { ...$site.get().site, ...change }
  $checkout.set({ ...$checkout.get(), site, siteFrom: 'buyer' })
  if (isSiteError($checkout.get().orderError)) $checkout.setKey('orderError', undefined)
  saving.set('site', pause, async () => {
    const now = $checkout.get().site
    await remember('market', { site: tidyNeeds(now, Object.keys(siteProblems(now, serverNow()))) })
  })
}

const shown = (): SiteNeeds | null =>
  tidyNeeds(needsAt($isFetched.get() ? 'pickup' : 'deliver', $site.get().site) ?? {})

/** What stops an order because of the form is mended in the form. */
export const isSiteError = (error: ApiError | undefined): boolean => error?.message === siteTexts.wrong

/** Stops before anything is asked about an order that the form would stop, and says so; true where it does. */
export function stopAtSite(): boolean {
  const wrong = wrongSite()
  if (wrong) $checkout.setKey('orderError', wrong)
  return wrong !== undefined
}

/** Why nothing can be ordered: a field of the form is wrong. What is not shown is not asked about. */
export function wrongSite(): ApiError | undefined {
  const isWrong = Object.keys(siteProblems(shown() ?? {}, serverNow())).length > 0
  return isWrong ? { code: 'invalid_input', status: 422, message: siteTexts.wrong } : undefined
}

/** The needs for an order's body; nothing where nothing was said. */
export function siteToSend(): { site?: SiteNeeds } {
  const site = shown()
  return site ? { site } : {}
}

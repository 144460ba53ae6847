import { computed } from 'nanostores'

import { laterWork } from '#lib/core/browser/later.ts'
import type { ApiError } from '#lib/core/schema/api-error.ts'
import { serverNow } from '#lib/core/api/server-time.ts'
import { needsAt, type SiteNeeds, siteProblems, siteTexts, tidyNeeds } from '#lib/order/site-needs.ts'

import { remember } from './choices.ts'
import { isFetched, isLeftAtPoint } from '../destination.ts'
import type { ShopFigures } from '../shop-figures.ts'
import { $checkout, $shops, type Checkout } from './state.ts'

/** Debounce of the needs in milliseconds, as of notes (checkout-12). */
const pause = 600
const saving = laterWork()
saving.flushOnLeaving()

/** Whether the buyer picks up everything by the chosen shipping, so that nobody drives to the site. */
export const $isFetched = computed($shops, shops => shops.length > 0 && shops.every(isFetched))

/** The entered needs; those recalled from an order to the address do not apply to a point (checkout-45). */
const said = (
  { site, siteFrom }: Pick<Checkout, 'site' | 'siteFrom'>,
  shops: readonly ShopFigures[]
): SiteNeeds => (siteFrom === 'order' && shops.some(isLeftAtPoint) ? {} : site)

/** The form's values, and their current problems. */
export const $site = computed([$checkout, $shops], (checkout, shops) => {
  const site = said(checkout, shops)
  return { site, problems: siteProblems(site, serverNow()) }
})

/** Applies a change, and saves the valid values for all shops (checkout-42). */
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

/** Whether an error is fixed in the form. */
export const isSiteError = (error: ApiError | undefined): boolean => error?.message === siteTexts.wrong

/** Shows the form's error before a request about an order that has one; returns whether it did. */
export function stopAtSite(): boolean {
  const wrong = wrongSite()
  if (wrong) $checkout.setKey('orderError', wrong)
  return wrong !== undefined
}

/** The error if a field of the form is invalid. Hidden fields are not validated. */
export function wrongSite(): ApiError | undefined {
  const isWrong = Object.keys(siteProblems(shown() ?? {}, serverNow())).length > 0
  return isWrong ? { code: 'invalid_input', status: 422, message: siteTexts.wrong } : undefined
}

/** The needs for an order's body; empty where none were entered. */
export function siteToSend(): { site?: SiteNeeds } {
  const site = shown()
  return site ? { site } : {}
}

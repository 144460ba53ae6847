import { forgetReferences, ratesTag } from '#server/checkout/references.ts'
import type { Services } from '#server/core/platform/services.ts'
import { forgetShopNames, shopNamesTag } from '#server/search/shop-search.ts'
import { forgetSynonyms, synonymsTag } from '#server/search/synonyms-of.ts'

/** What a process keeps beside its cached pages, by the tag that makes it forget it. */
const kept: Readonly<Record<string, (services: Services) => void>> = {
  [shopNamesTag]: ({ db }) => forgetShopNames(db),
  [synonymsTag]: forgetSynonyms,
  [ratesTag]: forgetReferences
}

/** Forgets all of it: messages of other processes may have been missed. */
export const forgetAllKept = (services: Services): void => forgetKept(services, Object.keys(kept))

/** Forgets what these tags name, so that the next request reads it anew. */
export const forgetKept = (services: Services, tags: readonly string[]): void =>
  tags.forEach(tag => kept[tag]?.(services))

import type { Api } from '#server/core/http/registry.ts'
import { keywordRoutes } from './keyword-routes.ts'
import { synonymRoutes } from './synonym-routes.ts'

/** Popular searches and synonyms as the counter keeps them (D6, D25). */
export function goodsTermRoutes(api: Api): void {
  keywordRoutes(api)
  synonymRoutes(api)
}

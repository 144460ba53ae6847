import * as contract from '#lib/home/contract.ts'

import { readBanners } from './banners.ts'
import { answer } from '#server/core/http/answer.ts'
import type { Api } from '#server/core/http/registry.ts'

export function homeRoutes(api: Api): void {
  api.open(contract.listBanners, async ({ db }) => answer(await readBanners(db)), {
    seconds: 60,
    tags: () => ['home']
  })
}

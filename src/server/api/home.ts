import * as contract from '#lib/contracts/home.ts'

import { readBanners } from '../data/banners.ts'
import { answer } from './context.ts'
import type { Api } from './registry.ts'

export function homeRoutes(api: Api): void {
  api.open(contract.listBanners, async ({ db }) => answer(await readBanners(db)), {
    seconds: 60,
    tags: () => ['home']
  })
}

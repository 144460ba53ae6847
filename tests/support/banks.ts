import { banks } from '#server/withdrawal/schema.ts'

import type { World } from './world.ts'

/** Two banks that every marketplace has from its start. */
export const addBanks = ({ services }: World) =>
  services.db
    .insert(banks)
    .values([
      { code: 'bca', name: 'Bank Central Asia (BCA)', sort: 1 },
      { code: 'bri', name: 'Bank Rakyat Indonesia (BRI)', sort: 2 }
    ])
    .onConflictDoNothing()

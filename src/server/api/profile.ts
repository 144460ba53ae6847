import * as contract from '#lib/contracts/profile.ts'
import { refuse } from '#lib/contracts/refusals.ts'

import { addPin, verifyPin } from '../data/pin.ts'
import { readProfile } from '../data/users.ts'
import { answer } from './context.ts'
import type { Api } from './registry.ts'

export function profileRoutes(api: Api): void {
  api.buyer(contract.readProfile, async ({ db, buyerId, services }) => {
    const profile = await readProfile(db, buyerId, services.config.appSecret)
    return profile ? answer(profile) : refuse('unauthorized')
  })

  api.buyer(contract.checkPin, async ({ db, buyerId, input, now }) => {
    const verified = await verifyPin({ db, userId: buyerId, now }, input.pin)
    return verified.ok ? answer(null) : verified
  })

  api.buyer(contract.addPin, async ({ db, buyerId, input }) => {
    const added = await addPin(db, buyerId, input.pin)
    return added.ok ? answer(null, { message: 'PIN berhasil dibuat' }) : added
  })
}

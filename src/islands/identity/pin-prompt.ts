import { sessionStore } from '#lib/core/browser/safe-storage.ts'
import { sessionKeys } from '#lib/core/browser/session-keys.ts'
import { $session } from '#lib/identity/store/who.ts'

import { whenAtRest } from './when-at-rest.ts'

/** Says in session storage that the prompt was shown: who puts it off is not asked on every visit of the page. */
const shownKey = sessionKeys.pinPrompt

/** Milliseconds of rest after the prompt has come: its way may have been long, and the person busy again. */
const shortRestMs = 500

let isOffered = false

/** Asks a buyer without a PIN to make one, once they are at rest. React loads only for those who are asked, and then. */
export function offerPin(): void {
  if (isOffered || sessionStore.get(shownKey) !== null) return
  isOffered = true
  whenAtRest(() => {
    // Who left or made a PIN meanwhile is not asked; somebody else who comes may be.
    if (isWithoutPin()) ask().catch(giveUp)
    else giveUp()
  })
}

const giveUp = () => void (isOffered = false)

async function ask(): Promise<void> {
  const { openPinPrompt } = await import('./PinPrompt.tsx')
  whenAtRest(() => {
    if (!isWithoutPin()) return giveUp()
    sessionStore.set(shownKey, 'shown')
    openPinPrompt()
  }, shortRestMs)
}

function isWithoutPin(): boolean {
  const session = $session.get()
  return session.status === 'member' && !session.profile.has_pin
}

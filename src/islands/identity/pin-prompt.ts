import { sessionStore } from '#lib/core/browser/safe-storage.ts'
import { sessionKeys } from '#lib/core/browser/session-keys.ts'
import { $session } from '#lib/identity/store/who.ts'

import { whenAtRest } from './when-at-rest.ts'

/** Session storage key set once the prompt was shown, so that it is not shown on every visit after it was dismissed. */
const shownKey = sessionKeys.pinPrompt

/** Milliseconds of inactivity required once the prompt has loaded: loading may have taken long. */
const shortRestMs = 500

let isOffered = false

/** Asks an idle buyer without a PIN to create one. React loads only when somebody is asked. */
export function offerPin(): void {
  if (isOffered || sessionStore.get(shownKey) !== null) return
  isOffered = true
  whenAtRest(() => {
    // Somebody who signed out or created a PIN meanwhile is not asked; the next person may be.
    if (isWithoutPin()) promptPin().catch(giveUp)
    else giveUp()
  })
}

const giveUp = () => void (isOffered = false)

async function promptPin(): Promise<void> {
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

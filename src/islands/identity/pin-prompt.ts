import { sessionKeys, sessionStore } from '#lib/core/safe-storage.ts'
import { $session } from '#lib/identity/store/who.ts'

import { whenAtRest } from './when-at-rest.ts'

/** Says in session storage that the prompt was shown: who puts it off is not asked on every visit of the page. */
const shownKey = sessionKeys.pinPrompt

/** Asks a signed-in buyer without a PIN to make one. React loads only for those who are asked. */
export function offerPin(): void {
  let isSettled = sessionStore.get(shownKey) !== null
  $session.subscribe(session => {
    if (isSettled || session.status !== 'member') return
    isSettled = true
    if (!session.profile.has_pin) void ask()
  })
}

async function ask(): Promise<void> {
  const { openPinPrompt } = await import('./PinPrompt.tsx')
  whenAtRest(() => {
    // Meanwhile the person may have left, or made a PIN.
    const session = $session.get()
    if (session.status !== 'member' || session.profile.has_pin) return
    sessionStore.set(shownKey, 'shown')
    openPinPrompt()
  })
}

import { $session } from '#lib/stores/session.ts'

import { firstTouch } from '../directives/first-touch.ts'

/** Says in session storage that the prompt was shown: who puts it off is not asked on every visit of the page. */
const shownKey = 'pinPrompt'

/** Asks a signed-in buyer without a PIN to make one, at the first touch of the page. React loads only then. */
export function startPinPrompt(): void {
  let isSettled = sessionStorage.getItem(shownKey) !== null
  $session.subscribe(session => {
    if (isSettled || session.status !== 'member') return
    isSettled = true
    if (!session.profile.has_pin) void ask()
  })
}

async function ask(): Promise<void> {
  await firstTouch()
  const { openPinPrompt } = await import('./PinPrompt.tsx')
  sessionStorage.setItem(shownKey, 'shown')
  openPinPrompt()
}

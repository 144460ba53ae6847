import { paths } from '#lib/paths.ts'
import { goLive } from '#lib/stores/live.ts'

import { startAccountMenu } from './account-menu.ts'
import { mountToaster } from './toaster.ts'

// The shell's one lazy part: whatever it names here costs nothing before the first touch.
export { dropLeftEntries } from '../overlay/back-closes.ts'
export { onOverlayToggle } from '../overlay/shell-overlays.ts'
export { mountToaster } from './toaster.ts'

/** What waits for the first touch or scroll: the live channel, the account menu, and the home page's question for a PIN. */
export function onFirstUse(): void {
  // The toaster comes before the first message: that may say that there is no connection.
  mountToaster()
  goLive()
  startAccountMenu()
  if (window.location.pathname === paths.home) {
    void import('../pin/pin-prompt.ts').then(prompt => prompt.offerPin())
  }
}

/** Opens the sign-in modal; throws where it cannot be loaded. */
export async function openLogin(): Promise<void> {
  const modal = await import('../auth/login-modal.tsx')
  modal.openLogin()
}

import { paths } from '#lib/core/paths.ts'
import { goLive } from '#lib/identity/store/live.ts'

import { startAccountMenu } from './account-menu.ts'
import { mountToaster } from '#islands/ui/toaster.ts'

// The shell's one lazy part: whatever it names here costs nothing before the first touch.
export { dropLeftEntries } from '#islands/ui/back-closes.ts'
export { onOverlayToggle } from '#islands/ui/shell-overlays.ts'
export { mountToaster } from '#islands/ui/toaster.ts'

/** What waits for the first touch or scroll: the live channel, the account menu, and the home page's question for a PIN. */
export function onFirstUse(): void {
  // The toaster comes before the first message: that may say that there is no connection.
  mountToaster()
  goLive()
  startAccountMenu()
  if (window.location.pathname === paths.home) {
    void import('#islands/identity/pin-prompt.ts').then(prompt => prompt.offerPin())
  }
}

/** Opens the sign-in modal; throws where it cannot be loaded. */
export async function openLogin(): Promise<void> {
  const modal = await import('#islands/identity/login-modal.tsx')
  modal.openLogin()
}

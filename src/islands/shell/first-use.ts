import { startWorker } from '#lib/core/browser/worker-pages.ts'
import { $compared, dropCompared } from '#lib/catalogue/compare-list.ts'
import { noteView } from '#lib/catalogue/viewed.ts'
import { watchTaps } from '#lib/core/browser/last-tap.ts'
import { localStore, waitingHint } from '#lib/core/browser/safe-storage.ts'
import { goLive } from '#lib/identity/store/live.ts'

import { startAccountMenu } from './account-menu.ts'
import { startConsentBanner } from './consent-banner.ts'
import { startScrollTop } from './scroll-top.ts'
import { startThemeSwitch } from './theme-switch.ts'
import { mountToaster } from '#islands/ui/toaster.ts'

// The shell's only lazy chunk: nothing in it loads before the first interaction.
export { dropLeftEntries } from '#islands/ui/back-closes.ts'
export { onOverlayToggle } from '#islands/ui/shell-overlays.ts'
export { mountToaster } from '#islands/ui/toaster.ts'
export { sayLost } from '#lib/core/browser/say-lost.ts'

/**
 * Starts on the first touch or scroll: the live channel, messages that wait, the account menu, product views and an
 * article's table of contents. The service worker starts once the browser is idle.
 */
export function onFirstUse(): void {
  watchTaps()
  // The toaster is mounted before goLive, whose first message may be that there is no connection.
  mountToaster()
  goLive()
  startAccountMenu()
  startScrollTop()
  startThemeSwitch()
  startConsentBanner()
  whenIdle(() => void ('serviceWorker' in navigator && startWorker().catch(() => undefined)))
  if (localStore.get(waitingHint)) {
    void import('#lib/chat/store/send-waiting.ts').then(({ startSending }) => startSending())
  }
  const product = document.querySelector<HTMLElement>('[data-viewed]')?.dataset['viewed']
  if (product) void noteView(Number(product))
  if ($compared.get().length > 0 && document.querySelector('[data-compare]')) {
    void import('#islands/catalogue/compare-tray.tsx').then(tray => tray.mountTray())
  }
  if (document.querySelector('[data-article]')) {
    void import('#islands/content/count-reading.ts').then(counter => counter.countReading())
  }
  if (document.querySelector('[data-follows]')) {
    void import('#islands/content/contents.ts').then(contents => contents.followSections())
  }
}

/** Asks buyers without a PIN to create one; loaded only for them. */
export async function offerPin(): Promise<void> {
  const prompt = await import('#islands/identity/pin-prompt.ts')
  prompt.offerPin()
}

/** Safari does not support requestIdleCallback. */
const whenIdle = (act: () => void) =>
  // oxlint-disable-next-line browsers/no-newer-apis -- feature-checked on the same line
  'requestIdleCallback' in window ? requestIdleCallback(act) : setTimeout(act, 1_000)

/** Handles a 'Bandingkan' button, or a link that removes a product from the comparison. */
export async function compare(chosen: HTMLElement): Promise<void> {
  if (chosen instanceof HTMLAnchorElement) {
    dropCompared(Number(chosen.dataset['compareDrop']))
    return window.location.assign(chosen.href)
  }
  const tray = await import('#islands/catalogue/compare-tray.tsx')
  tray.chooseForCompare(chosen)
}

/** Opens the sign-in modal; throws if it cannot be loaded. */
export async function openLogin(): Promise<void> {
  const modal = await import('#islands/identity/login-modal.tsx')
  modal.openLogin()
}

import { startWorker } from '#lib/core/browser/kept-pages.ts'
import { $compared, dropCompared } from '#lib/catalogue/compare-list.ts'
import { noteView } from '#lib/catalogue/viewed.ts'
import { watchTaps } from '#lib/core/browser/last-tap.ts'
import { goLive } from '#lib/identity/store/live.ts'

import { startAccountMenu } from './account-menu.ts'
import { startConsentQuestion } from './consent-question.ts'
import { startScrollTop } from './scroll-top.ts'
import { startThemeSwitch } from './theme-switch.ts'
import { mountToaster } from '#islands/ui/toaster.ts'

// The shell's one lazy part: whatever it names here costs nothing before the first touch.
export { dropLeftEntries } from '#islands/ui/back-closes.ts'
export { onOverlayToggle } from '#islands/ui/shell-overlays.ts'
export { mountToaster } from '#islands/ui/toaster.ts'
export { sayLost } from '#lib/core/browser/say-lost.ts'

/**
 * What waits for the first touch or scroll: the live channel, the account menu, what is looked at and an article's
 * contents. Once nothing else is to be done, the worker begins to keep what is read.
 */
export function onFirstUse(): void {
  watchTaps()
  // The toaster comes before the first message: that may say that there is no connection.
  mountToaster()
  goLive()
  startAccountMenu()
  startScrollTop()
  startThemeSwitch()
  startConsentQuestion()
  whenIdle(() => void ('serviceWorker' in navigator && startWorker().catch(() => undefined)))
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

/** Who has no PIN is asked for one; nobody else gets a byte of the question. */
export async function offerPin(): Promise<void> {
  const prompt = await import('#islands/identity/pin-prompt.ts')
  prompt.offerPin()
}

/** Safari knows no idle time. */
const whenIdle = (act: () => void) =>
  // oxlint-disable-next-line browsers/no-newer-apis -- asked for in the same line
  'requestIdleCallback' in window ? requestIdleCallback(act) : setTimeout(act, 1_000)

/** What a 'Bandingkan' button, or a link that takes a product out of a comparison, does. */
export async function compare(chosen: HTMLElement): Promise<void> {
  if (chosen instanceof HTMLAnchorElement) {
    dropCompared(Number(chosen.dataset['compareDrop']))
    return window.location.assign(chosen.href)
  }
  const tray = await import('#islands/catalogue/compare-tray.tsx')
  tray.chooseForCompare(chosen)
}

/** Opens the sign-in modal; throws where it cannot be loaded. */
export async function openLogin(): Promise<void> {
  const modal = await import('#islands/identity/login-modal.tsx')
  modal.openLogin()
}

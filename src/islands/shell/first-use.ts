import { paths } from '#lib/paths.ts'
import { goLive } from '#lib/stores/live.ts'

/** What waits for the first touch or scroll: the live channel, and the home page's question for a PIN. */
export function onFirstUse(): void {
  goLive()
  if (window.location.pathname === paths.home) {
    void import('../pin/pin-prompt.ts').then(prompt => prompt.offerPin())
  }
}

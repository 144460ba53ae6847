import { keptText } from './kept.ts'

/** What somebody answered to being counted on this device, the same in all tabs; undefined until they do. */
export const $consent = keptText('consent')

/** The question stands on the pages of a marketplace that has somewhere to send to, and nowhere else. */
export const findConsent = (): HTMLElement | null => document.querySelector('[data-consent]')

import { persistentText } from './persistent.ts'

/** Consent to analytics on this device, the same in all tabs; undefined until answered. */
export const $consent = persistentText('consent')

/** The consent banner; only rendered where an analytics address is configured. */
export const findConsent = (): HTMLElement | null => document.querySelector('[data-consent]')

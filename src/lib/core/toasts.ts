import { atom } from 'nanostores'

import { paths } from './paths.ts'
import { sessionStore } from './safe-storage.ts'

export type Toast = {
  id: number
  text: string
  tone: 'success' | 'error' | 'info'
  /** How long it stays. */
  seconds: number
}

/** Seconds that a message stays: anywhere, and on the home page (D23). A snackbar names its own. */
const seconds = { usual: 3, home: 6 }
const usual = () => (globalThis.location?.pathname === paths.home ? seconds.home : seconds.usual)

/** The newest message for the corner of the screen; the shell shows and announces it. */
export const $toast = atom<Toast | undefined>(undefined)

let count = 0

/** Shows a message, for as long as the page's messages stay unless it says otherwise. */
export function toast(text: string, tone: Toast['tone'] = 'info', stays = usual()): void {
  count += 1
  $toast.set({ id: count, text, tone, seconds: stays })
}

const keptKey = 'keptToast'

/** Keeps a message for the page that the caller goes to next. */
export function toastOnNextPage(text: string, tone: Toast['tone']): void {
  sessionStore.set(keptKey, JSON.stringify({ text, tone }))
}

/** Shows what the page before had to say, once. */
export function showKeptToast(): void {
  const kept = sessionStore.getJson(keptKey) as Pick<Toast, 'text' | 'tone'> | undefined
  sessionStore.remove(keptKey)
  if (kept) toast(kept.text, kept.tone)
}

import { atom } from 'nanostores'

import { sessionStore } from './safe-storage.ts'

export type Toast = {
  id: number
  text: string
  tone: 'success' | 'error' | 'info'
  /** Milliseconds that it stays; the default of the page where absent. */
  lastsMs?: number
  /** Where to go on from here: 'Lihat keranjang'. */
  link?: { text: string; href: string }
}

/** Milliseconds: 3 s by default, 6 s on the home page and after forms with much at stake (D23). */
export const toastMs = { alert: 3_000, home: 6_000, snackbar: 6_000 } as const

/** The newest message for the corner of the screen; the shell shows and announces it. */
export const $toast = atom<Toast | undefined>(undefined)

let count = 0

/** Shows a message. */
export function toast(
  text: string,
  tone: Toast['tone'] = 'info',
  lastsMs?: number,
  link?: Toast['link']
): void {
  count += 1
  $toast.set({ id: count, text, tone, ...(lastsMs !== undefined && { lastsMs }), ...(link && { link }) })
}

const storedKey = 'keptToast'

/** Stores a message for the next page. */
export function toastOnNextPage(text: string, tone: Toast['tone']): void {
  sessionStore.set(storedKey, JSON.stringify({ text, tone }))
}

/** Shows the message of the previous page, once. */
export function showStoredToast(): void {
  const stored = sessionStore.getJson(storedKey) as Pick<Toast, 'text' | 'tone'> | undefined
  sessionStore.remove(storedKey)
  if (stored) toast(stored.text, stored.tone)
}

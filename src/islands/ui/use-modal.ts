import { type RefObject, useLayoutEffect, useRef } from 'react'

import { closeOnBack } from './back-closes.ts'
import { rememberFocus } from './focus-place.ts'

/** Selectors of the initial focus: the marked element, else the first field. */
const wanted = ['[data-autofocus]', 'input:not([type=hidden]):enabled, select:enabled, textarea:enabled']

/**
 * Opens a native dialog while it is rendered: it traps the focus and focuses the first relevant element; Escape and
 * 'Kembali' close it; the focus returns to what opened it, or to its place.
 */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null)
  // Layout effects clean up before the element is removed: only then does closing it return the focus.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return undefined
    const giveBack = rememberFocus()
    if (!element.open) element.showModal()
    focusWanted(element)
    const release = closeOnBack(() => element.close())
    return () => {
      release()
      element.close()
      giveBack()
    }
  }, [])
  return dialog
}

/** Focuses what the person is to type into first. A dialog has no part that is still hidden: see frame.css. */
function focusWanted(dialog: HTMLDialogElement): void {
  wanted
    .map(selector => dialog.querySelector<HTMLElement>(selector))
    .find(Boolean)
    ?.focus()
}

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

/** Maximum frames in which a dialog that has just opened may still be hidden. */
const maxFrames = 20

/**
 * Sets the initial focus. If a field requested the focus before the dialog opened, the dialog already has computed
 * styles and starts hidden by its transition, so nothing in it is focusable in its first frames.
 */
function focusWanted(dialog: HTMLDialogElement, frames = maxFrames): void {
  const target = wanted.map(selector => dialog.querySelector<HTMLElement>(selector)).find(Boolean)
  target?.focus()
  const { activeElement } = document
  const isNowhere = activeElement === document.body || activeElement === dialog
  if (!target || !isNowhere || frames === 0) return
  requestAnimationFrame(() => dialog.open && focusWanted(dialog, frames - 1))
}

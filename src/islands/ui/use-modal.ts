import { type RefObject, useLayoutEffect, useRef } from 'react'

import { closeOnBack } from './back-closes.ts'
import { rememberFocus } from './focus-place.ts'

/** What a person came to a dialog for: what it names itself, else its first field. */
const wanted = ['[data-autofocus]', 'input:not([type=hidden]):enabled, select:enabled, textarea:enabled']

/**
 * Opens a native dialog over the page for as long as it is rendered: it traps the focus and begins where there is
 * something to do, Escape and 'Kembali' close it, and the focus goes back to what opened it, or to its place.
 */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null)
  // Layout effects end before the element leaves the page: only then does closing it give the focus back.
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

/** Frames in which what has just opened may still be hidden. */
const maxFrames = 20

/**
 * Focuses what a person came for. A dialog whose field asked for the focus before it opened had a style then, and begins
 * hidden by its transition: nothing in it takes the focus in its first frames.
 */
function focusWanted(dialog: HTMLDialogElement, frames = maxFrames): void {
  const target = wanted.map(selector => dialog.querySelector<HTMLElement>(selector)).find(Boolean)
  target?.focus()
  const { activeElement } = document
  const isNowhere = activeElement === document.body || activeElement === dialog
  if (!target || !isNowhere || frames === 0) return
  requestAnimationFrame(() => dialog.open && focusWanted(dialog, frames - 1))
}

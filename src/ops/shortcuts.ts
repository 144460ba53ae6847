import { isDisplayed } from '#lib/core/browser/is-displayed.ts'

import { isCommand } from './table/keys.ts'

/** Where each key of the console leads: to the open part in the navigation, and to what begins a new object. */
const targets: Readonly<Record<string, string>> = {
  g: 'nav [aria-current="page"]',
  n: '[data-console-new]'
}

/**
 * 'g' focuses the open part in the navigation, 'n' begins a new object where the shown screen has such a button, or focuses the
 * first field of one (ops-190). Typed letters and keys of an open dialog are none. Returns the function that stops it.
 */
export function hearShortcuts(): () => void {
  const hear = (event: KeyboardEvent) => {
    if (event.defaultPrevented || !isCommand(event)) return
    const selector = targets[event.key]
    // The drawer of phones has a navigation too: only what is seen is meant.
    const target = selector && [...document.querySelectorAll<HTMLElement>(selector)].find(isDisplayed)
    if (!target) return
    event.preventDefault()
    ;(target.querySelector('input') ?? target).focus()
    if (target instanceof HTMLButtonElement) target.click()
  }
  document.addEventListener('keydown', hear)
  return () => document.removeEventListener('keydown', hear)
}

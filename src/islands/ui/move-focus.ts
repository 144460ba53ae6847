import type { KeyboardEvent } from 'react'

/**
 * Moves the focus along a tab bar by arrows, Home and End, wrapping around; Enter or Space opens the focused tab (the
 * WAI-ARIA pattern of tabs with manual activation).
 */
export function moveFocus(event: KeyboardEvent<HTMLButtonElement>): void {
  const tabs = [...(event.currentTarget.parentElement?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])]
  const at = tabs.indexOf(event.currentTarget)
  const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key]
  if (next === undefined) return
  event.preventDefault()
  tabs.at(next % tabs.length)?.focus()
}

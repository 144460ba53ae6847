import type { KeyboardEvent } from 'react'

/**
 * Moves the focus along the tabs of a bar by arrows, Home and End, from the last to the first and back; Enter or Space
 * opens what has it (the WAI-ARIA pattern of tabs that are opened by hand).
 */
export function moveFocus(event: KeyboardEvent<HTMLButtonElement>): void {
  const tabs = [...(event.currentTarget.parentElement?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])]
  const at = tabs.indexOf(event.currentTarget)
  const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key]
  if (next === undefined) return
  event.preventDefault()
  tabs.at(next % tabs.length)?.focus()
}

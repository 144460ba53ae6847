import { onTestFinished } from 'vitest'

import { hearSteps } from '#islands/ui/back-closes.ts'

/** Keeps the page of a component test where it is; returns the addresses of its navigations, as they come. */
export function stayHere(): string[] {
  // A navigation from an overlay is delayed until that has closed, and then happens.
  hearSteps()
  const left: string[] = []
  const hear = (event: NavigateEvent) => {
    if (event.destination.sameDocument || event.defaultPrevented) return
    event.preventDefault()
    const { pathname, search } = new URL(event.destination.url)
    left.push(pathname + search)
  }
  window.navigation.addEventListener('navigate', hear)
  onTestFinished(() => window.navigation.removeEventListener('navigate', hear))
  return left
}

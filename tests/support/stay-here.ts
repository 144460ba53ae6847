import { onTestFinished } from 'vitest'

import { hearSteps } from '#islands/ui/back-closes.ts'

/** Keeps the page of a component test where it is; answers the addresses that it would have gone to, as they come. */
export function stayHere(): string[] {
  // Who leaves from an overlay is held up until it has closed, and leaves then.
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

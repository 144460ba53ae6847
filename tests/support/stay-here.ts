import { onTestFinished } from 'vitest'

/** Keeps the page of a component test where it is; answers the addresses that it would have gone to, as they come. */
export function stayHere(): string[] {
  const left: string[] = []
  const hear = (event: NavigateEvent) => {
    if (event.destination.sameDocument) return
    event.preventDefault()
    const { pathname, search } = new URL(event.destination.url)
    left.push(pathname + search)
  }
  window.navigation.addEventListener('navigate', hear)
  onTestFinished(() => window.navigation.removeEventListener('navigate', hear))
  return left
}

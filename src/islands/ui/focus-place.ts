import { isDisplayed } from '#lib/core/browser/is-displayed.ts'

const usable =
  'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex="0"]'

const isUsable = (element: HTMLElement) => element.matches(usable) && isDisplayed(element)

function firstIn(place: Element): HTMLElement | undefined {
  if (!(place instanceof HTMLElement)) return undefined
  if (isUsable(place)) return place
  return [...place.querySelectorAll<HTMLElement>(usable)].find(isUsable)
}

/**
 * Remembers an element's place. The returned function finds the element again or, once it is gone or hidden, what
 * replaced it: the next item of its list, else the previous one, else the same around the list.
 */
function rememberPlace(element: Element | null): () => HTMLElement | undefined {
  const steps: { parent: Element; at: number }[] = []
  for (let here = element; here?.parentElement && here !== document.body; here = here.parentElement) {
    steps.push({ parent: here.parentElement, at: [...here.parentElement.children].indexOf(here) })
  }
  return () => {
    if (element instanceof HTMLElement && element.isConnected && isUsable(element)) return element
    for (const { parent, at } of steps) {
      if (!parent.isConnected) continue
      const items = [...parent.children]
      for (const item of [...items.slice(at), ...items.slice(0, at).reverse()]) {
        const found = firstIn(item)
        if (found) return found
      }
    }
    return undefined
  }
}

/** Remembers the focus. The returned function restores it after rendering, if it was lost with its element. */
export function rememberFocus(): () => void {
  const find = rememberPlace(document.activeElement)
  return () =>
    setTimeout(() => {
      if (document.activeElement === null || document.activeElement === document.body) find()?.focus()
    })
}

/** Runs work that may remove the focused button, and restores the focus. */
export async function withRestoredFocus(work: () => unknown): Promise<void> {
  const giveBack = rememberFocus()
  await work()
  giveBack()
}

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
 * Remembers where something stands. Answers how to find it again, or what stands there once it is gone or hidden: what
 * follows it in its list, else what is before it, else the same around the list.
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

/**
 * Remembers where the focus is. What it answers gives the focus back where it was lost with what had it: to that place,
 * once the page is drawn without it.
 */
export function rememberFocus(): () => void {
  const find = rememberPlace(document.activeElement)
  return () =>
    setTimeout(() => {
      if (document.activeElement === null || document.activeElement === document.body) find()?.focus()
    })
}

/** Does what may take away the button that was pressed. */
export async function keepFocus(work: () => unknown): Promise<void> {
  const giveBack = rememberFocus()
  await work()
  giveBack()
}

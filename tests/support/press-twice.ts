import type { Locator } from 'vitest/browser'

/** Two clicks before the page can render in between: only their handler can drop the second. */
export function pressTwice(target: Locator): void {
  const button = target.element() as HTMLElement
  button.click()
  button.click()
}

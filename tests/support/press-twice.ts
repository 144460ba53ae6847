import type { Locator } from 'vitest/browser'

/** Two presses before the page can be drawn anew: what a button looks like by then does not keep the second one off. */
export function pressTwice(button: Locator): void {
  const element = button.element() as HTMLElement
  element.click()
  element.click()
}

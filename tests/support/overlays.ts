import { expect } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'

import { expectAccessible } from './accessible.ts'

export const dialogNamed = (name: string | RegExp) => page.getByRole('dialog', { name })

/** Opens an overlay and waits for its content; axe finds nothing in it. */
export async function expectOpens(opener: Locator, overlay: Locator): Promise<void> {
  await userEvent.click(opener)
  await expect.element(overlay).toBeVisible()
  await expect.poll(() => overlay.element().querySelector('[aria-busy=true]')).toBeNull()
  await expectAccessible(overlay.selector)
}

/** Escape closes it; the focus returns. */
export async function expectCloses(opener: Locator, overlay: Locator): Promise<void> {
  await userEvent.keyboard('{Escape}')
  await expect.element(overlay).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
}

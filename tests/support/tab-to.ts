import { type Locator, userEvent } from 'vitest/browser'

/** Number of Tab presses after which a control counts as out of reach. */
const maxSteps = 60

/** Presses Tab until this has the focus. */
export async function tabTo(target: Locator): Promise<void> {
  for (let step = 0; step < maxSteps; step += 1) {
    if (target.query() === document.activeElement) return
    await userEvent.tab()
  }
  throw new Error(`${target.selector} is not reached by Tab`)
}

/** Reaches this by Tab and presses it. */
export async function pressByTab(target: Locator, key: '{Enter}' | ' ' = '{Enter}'): Promise<void> {
  await tabTo(target)
  await userEvent.keyboard(key)
}

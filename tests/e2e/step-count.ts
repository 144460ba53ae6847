import type { Page } from '@playwright/test'

/**
 * A keyboard that counts what a clerk does: each key is a step, a typed text is one. Nothing here uses a mouse.
 */
export class Steps {
  readonly #page: Page
  #count = 0

  constructor(page: Page) {
    this.#page = page
  }

  /** Presses keys one after another: 'Control+Enter' is one step. */
  async press(...keys: string[]): Promise<void> {
    for (const key of keys) {
      this.#count += 1
      await this.#page.keyboard.press(key)
    }
  }

  /** Presses a key some times. */
  async repeat(key: string, times: number): Promise<void> {
    for (let at = 0; at < times; at += 1) await this.press(key)
  }

  /** Types a text: one step. */
  async type(text: string): Promise<void> {
    this.#count += 1
    await this.#page.keyboard.type(text)
  }

  /** The steps since the last call. */
  taken(): number {
    const count = this.#count
    this.#count = 0
    return count
  }
}

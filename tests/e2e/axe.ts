import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

import { expect } from './fixtures.ts'

/**
 * axe finds nothing on what the page shows, by all of its rules or by these alone. While axe reads, nothing fades: what
 * changes its colour meanwhile, as a button does when its page has come, changes at once, because half of a colour has
 * half of its contrast. Frames are left out: an invoice's runs no scripts, and axe's neither; the account's pages are looked
 * at by themselves.
 */
export async function expectAccessible(page: Page, where: string, rules?: string[]): Promise<void> {
  await holdStill(page)
  const axe = new AxeBuilder({ page }).exclude('iframe')
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze()
  await letMove(page)
  const found = violations.map(
    ({ id, nodes }) => `${id}, ${nodes.length} times: ${nodes[0]?.target.join(' ')}`
  )
  expect(found, where).toEqual([])
}

/** Every fading ends where it leads to, and none begins: a sheet of its own, which the page's policy lets pass. */
const holdStill = (page: Page) =>
  page.evaluate(() => {
    const still = new CSSStyleSheet()
    still.replaceSync('*, ::before, ::after { transition: none !important; animation: none !important }')
    document.adoptedStyleSheets.push(still)
  })

const letMove = (page: Page) => page.evaluate(() => void document.adoptedStyleSheets.pop())

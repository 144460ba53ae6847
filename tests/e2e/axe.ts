import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import type { Page } from '@playwright/test'
import type axe from 'axe-core'

import { expect } from './fixtures.ts'

const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/**
 * axe finds nothing on what the page shows, by all of its rules or by these alone. Frames are left out: an invoice's runs
 * no scripts, and axe's neither; the account's pages are looked at by themselves. It runs in the page and tells what it
 * found: the adapter for this driver sends all that is in order to a second page and back, which costs six times as much.
 */
export async function expectAccessible(page: Page, where: string, rules?: string[]): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  expect(await page.evaluate(look, rules), where).toEqual([])
}

/**
 * While axe reads, nothing fades: what changes its colour meanwhile, as a button does when its page has come, changes at
 * once, because half of a colour has half of its contrast. The sheet is of its own, which the page's policy lets pass.
 */
async function look(rules?: string[]): Promise<string[]> {
  const still = new CSSStyleSheet()
  still.replaceSync('*, ::before, ::after { transition: none !important; animation: none !important }')
  document.adoptedStyleSheets.push(still)
  const { run } = (window as unknown as { axe: typeof axe }).axe
  const { violations } = await run(
    { exclude: [['iframe']] },
    { resultTypes: ['violations'], ...(rules && { runOnly: { type: 'rule', values: rules } }) }
  )
  document.adoptedStyleSheets.pop()
  return violations.map(({ id, nodes }) => `${id}, ${nodes.length} times: ${nodes[0]?.target.join(' ')}`)
}

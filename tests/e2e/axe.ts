import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import type { Page } from '@playwright/test'
import type axe from 'axe-core'

import { expect } from './fixtures.ts'

const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/**
 * axe finds nothing on the page, by all of its rules or by these only. Frames are left out: an invoice's frame runs
 * no scripts, so neither axe's; the account's pages are checked separately. It runs in the page and returns its
 * findings: the adapter for this driver sends all passed checks to a second page and back, which costs six times as
 * much.
 */
export async function expectAccessible(page: Page, where: string, rules?: string[]): Promise<void> {
  expect(await accessFindings(page, rules), where).toEqual([])
}

/** What axe finds on the page, each rule once. */
export async function accessFindings(page: Page, rules?: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  return page.evaluate(look, rules)
}

/**
 * While axe reads, nothing fades: colour changes, as of a button when its page has loaded, are immediate, because a
 * half-faded colour has half the contrast. It is a separate style sheet, which the page's policy allows.
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

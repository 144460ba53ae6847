import axe from 'axe-core'
import { expect } from 'vitest'

/** What belongs to a page and not to an island that is rendered by itself. */
const pageRules = ['landmark-one-main', 'page-has-heading-one', 'region']

/** axe finds nothing on what is rendered now, with colours at rest. */
export async function expectAccessible(where: string): Promise<void> {
  const still = new CSSStyleSheet()
  still.replaceSync('*, ::before, ::after { transition: none !important; animation: none !important }')
  document.adoptedStyleSheets.push(still)
  const { violations } = await axe.run({
    resultTypes: ['violations'],
    rules: Object.fromEntries(pageRules.map(rule => [rule, { enabled: false }]))
  })
  document.adoptedStyleSheets.pop()
  const found = violations.map(
    ({ id, nodes }) => `${id}, ${nodes.length} times: ${nodes[0]?.target.join(' ')}`
  )
  expect(found, where).toEqual([])
}

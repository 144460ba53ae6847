import axe from 'axe-core'
import { expect } from 'vitest'

/** Rules about a whole page, not about an island that is rendered alone. */
const pageRules = ['landmark-one-main', 'page-has-heading-one', 'region']

/** axe finds nothing in the rendered island, with transitions finished. */
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

import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'

import ts from 'typescript'
import { expect, it } from 'vitest'

type Rule = { id: string; feature: string; isToCome: boolean; place: string }

const read = (pattern: string[]) =>
  globSync(pattern).map(file => ({ file: file.replaceAll('\\', '/'), text: readFileSync(file, 'utf8') }))

/** The pages of rules: `decisions.md` holds reasons, each other page one feature's rules. */
const pages = read(['docs/rules/*.md'])
  .map(page => ({ ...page, feature: basename(page.file, '.md') }))
  .filter(({ feature }) => feature !== 'decisions')

/** Every item of a page: a rule is '- **cart-3** …', or '- **cart-3** (to come) …'. */
const items = pages.flatMap(({ file, feature, text }) =>
  text
    .split('\n')
    .filter(line => line.startsWith('- '))
    .map(line => ({ place: `${file}: ${line.slice(0, 60)}`, feature, line }))
)

const rules: Rule[] = items.flatMap(({ line, ...item }) => {
  const [, id, mark] = /^- \*\*([a-z]+-[0-9]+)\*\* (\(to come\) )?[A-Z0-9'`]/.exec(line) ?? []
  return id ? [{ id, isToCome: mark !== undefined, ...item }] : []
})

const ids = new Set(rules.map(({ id }) => id))

/** `describe`, `it.each([…])` and the like; a skipped test or a todo does not cover a rule. */
function isTestCall(callee: ts.Expression): boolean {
  if (ts.isCallExpression(callee)) return isTestCall(callee.expression)
  if (ts.isPropertyAccessExpression(callee))
    return !['skip', 'todo', 'fixme'].includes(callee.name.text) && isTestCall(callee.expression)
  return ts.isIdentifier(callee) && ['describe', 'it', 'test'].includes(callee.text)
}

/** A name as written: of a template only the part before its first value. */
function nameOf(argument: ts.Expression | undefined): string | undefined {
  if (!argument) return undefined
  if (ts.isStringLiteralLike(argument)) return argument.text
  return ts.isTemplateExpression(argument) ? argument.head.text : undefined
}

/** The names of all tests and groups, in every suite. */
function namesIn(text: string, file: string): string[] {
  const names: string[] = []
  const visit = (node: ts.Node): void => {
    const name =
      ts.isCallExpression(node) && isTestCall(node.expression) ? nameOf(node.arguments[0]) : undefined
    if (name !== undefined) names.push(name)
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest))
  return names
}

const suites = read(['tests/**/*.{test,spec}.{ts,tsx}'])

/** '[cart-3, voucher-2] is rejected' // => cart-3, voucher-2 */
const held = suites.flatMap(({ file, text }) =>
  namesIn(text, file).flatMap(name =>
    (/^\[([^\]]*)\] /.exec(name)?.[1] ?? '')
      .split(', ')
      .flatMap(id => (id ? [{ id, place: `${file}: ${name}` }] : []))
  )
)
const heldIds = new Set(held.map(({ id }) => id))

const none = (wrong: { place: string }[]) => expect(wrong.map(({ place }) => place)).toEqual([])

it('reads the rules and the tests', () => {
  expect(rules.length).toBeGreaterThan(200)
  expect(heldIds.size).toBeGreaterThan(200)
})

it('every feature has a page of rules', () => {
  const beside = new Set(['api-document', 'format', 'page', 'reference'])
  const rooms = globSync('src/{lib,server}/*/').map(folder => basename(folder))
  const named = pages.map(({ feature }) => feature)
  expect(named.toSorted()).toEqual([...new Set(rooms)].filter(room => !beside.has(room)).toSorted())
})

it('every item of a page of rules is a rule: an id in bold, then a sentence', () => {
  none(items.filter(({ place }) => !rules.some(rule => rule.place === place)))
})

it("a rule's id is its page's name with a unique number", () => {
  none(rules.filter(({ id, feature }) => !id.startsWith(`${feature}-`)))
  none([...Map.groupBy(rules, ({ id }) => id).values()].filter(same => same.length > 1).flat())
})

it('every rule has a test with its id, unless it is to come', () => {
  none(rules.filter(({ id, isToCome }) => !isToCome && !heldIds.has(id)))
})

it('a rule with a test is not marked to come', () => {
  none(rules.filter(({ id, isToCome }) => isToCome && heldIds.has(id)))
})

it('every id in the name of a test is a rule', () => {
  none(held.filter(({ id }) => !ids.has(id)))
})

it('every id in the code is a rule', () => {
  const idOfPage = new RegExp(String.raw`\b(?:${pages.map(({ feature }) => feature).join('|')})-\d+\b`, 'g')
  const named = read(['src/**/*.{ts,tsx,astro}']).flatMap(({ file, text }) =>
    [...text.matchAll(idOfPage)].map(([id]) => ({ id, place: `${file}: ${id}` }))
  )
  expect(named.length).toBeGreaterThan(40)
  none(named.filter(({ id }) => !ids.has(id)))
})

it('no file refers to a document outside the repository', () => {
  const files = read(['{src,tests,demo,bench,scripts}/**/*.{ts,tsx,mts,mjs,astro,css,sql,json,md}'])
  expect(files.length).toBeGreaterThan(500)
  none(files.filter(({ text }) => /\bspecificatio[n]\b/i.test(text)).map(({ file }) => ({ place: file })))
})

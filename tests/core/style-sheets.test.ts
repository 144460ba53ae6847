import { globSync, readFileSync } from 'node:fs'

import { expect, it } from 'vitest'

import { readSource } from '../support/source.ts'

const { files, imports } = readSource()

/** The sheets that a page imports: ['public'] */
const sheetsOf = (page: string): string[] =>
  [...readFileSync(page, 'utf8').matchAll(/^import '[./]+\/styles\/(\w+)\.css'$/gm)].map(
    ([, sheet = '']) => sheet
  )

const pages = files.filter(file => file.startsWith('src/pages/') && file.endsWith('.astro'))
const publicPages = pages.filter(page => sheetsOf(page).includes('public'))

/** All direct, indirect and lazy imports of these files. */
function reachedFrom(start: readonly string[]): Set<string> {
  const reached = new Set(start)
  for (const file of reached) {
    for (const { from, to } of imports) if (from === file) reached.add(to)
  }
  return reached
}

/** The sources that a sheet scans for classes. */
function sourcesOf(sheet: string): Set<string> {
  const text = readFileSync(`src/styles/${sheet}.css`, 'utf8')
  const places = (rule: RegExp) =>
    [...text.matchAll(rule)].flatMap(([, place = '']) => {
      const path = place.replace(/^\.\./, 'src')
      return globSync([path, `${path}/**/*`])
    })
  const left = new Set(places(/^@source not '(.+)';$/gm))
  return new Set(places(/^@source '(.+)';$/gm).filter(file => !left.has(file)))
}

it('[core-60] every page imports one style sheet', () => {
  expect(pages.filter(page => sheetsOf(page).length !== 1)).toEqual([])
  expect(publicPages.length).toBeGreaterThan(9)
})

it.each(['public', 'reading'])(
  '[core-60] the %s sheet has all classes that its pages draw or open',
  sheet => {
    const sources = sourcesOf(sheet)
    const start = pages.filter(page => sheetsOf(page).includes(sheet))
    const drawn = [...reachedFrom(start)].filter(file => /\.(?:astro|tsx)$|-(?:class|grid)\.ts$/.test(file))
    expect(drawn.length).toBeGreaterThan(60)
    expect(drawn.filter(file => !sources.has(file))).toEqual([])
  }
)

it('[core-60] classes are in the files that the sheets scan, not in what components import from lib', () => {
  const named = [...reachedFrom(publicPages)].filter(
    file =>
      file.startsWith('src/lib/') && /'[^']*\b(?:badge|btn|text|bg)-[a-z]/.test(readFileSync(file, 'utf8'))
  )
  expect(named).toEqual([])
})

/** Classes that daisyUI's components define, each with its component: 'status-success' of 'status'. */
function classesOfComponents(): Map<string, string> {
  const found = new Map<string, string>()
  for (const path of globSync('node_modules/daisyui/components/*/object.js')) {
    const component = path.split('/').at(-2) ?? ''
    for (const [, name = ''] of readFileSync(path, 'utf8').matchAll(/"\.([a-z]+-[a-z-]+)"/g)) {
      found.set(name, component)
    }
  }
  return found
}

it.each(['public', 'reading', 'whole'])(
  '[core-60] all components that %s pages draw are in their sheet',
  sheet => {
    const text = readFileSync(`src/styles/${sheet}.css`, 'utf8')
    const included =
      /include:([^;]+);/
        .exec(text)?.[1]
        ?.split(',')
        .map(name => name.trim()) ?? []
    const own = globSync('src/styles/*.css').map(file => readFileSync(file, 'utf8'))
    const components = classesOfComponents()
    expect(components.get('status-success')).toBe('status')
    const isMissing = (name: string): boolean => {
      const component = components.get(name)
      return (
        component !== undefined && !included.includes(component) && !own.some(css => css.includes(`.${name}`))
      )
    }
    const start = pages.filter(page => sheetsOf(page).includes(sheet))
    const drawn = [...reachedFrom(start)].filter(file =>
      /^src\/(?:components|islands|layouts|ops|pages)\//.test(file)
    )
    const missing = drawn.flatMap(file =>
      [...readFileSync(file, 'utf8').matchAll(/(?<!from ')(?<=['"`\s])[a-z]+(?:-[a-z]+)+(?=['"`\s])/g)]
        .map(([name]) => name)
        .filter(isMissing)
        .map(name => `${file}: ${name}`)
    )
    expect(drawn.length).toBeGreaterThan(60)
    expect(missing).toEqual([])
  }
)

/** Classes that make a universal selector below a `:has()`: each change that some `:has()` asks for restyles the whole page. */
const wide = /\b(?:group|peer)-has-/

it('[core-287] nothing is styled by a universal selector below a :has(), and no property of the root is inherited by all', () => {
  const drawn = files.filter(file => /\.(?:astro|tsx)$/.test(file))
  expect(drawn.length).toBeGreaterThan(200)
  expect(drawn.filter(file => wide.test(readFileSync(file, 'utf8')))).toEqual([])
  expect(wide.test("group-has-[option[value='']:checked]:hidden")).toBe(true)
  const sheets = globSync('src/styles/*.css').map(file => readFileSync(file, 'utf8'))
  expect(sheets.filter(sheet => /rootscroll(?:gutter|lock)/.test(sheet))).toEqual([])
  const apart = /@property --page-scroll-lock \{[^}]*inherits: false/
  expect(sheets.filter(sheet => apart.test(sheet))).toHaveLength(1)
})

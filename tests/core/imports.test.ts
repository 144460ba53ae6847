import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

import ts from 'typescript'
import { describe, expect, it } from 'vitest'

import manifest from '../../package.json' with { type: 'json' }

/**
 * The features in the order in which they build upon each other: each may import itself and what stands before it.
 * `core` and `format` stand before all; `docs/architecture.md` says what each is for.
 */
const features = [
  'notification',
  'identity',
  'address',
  'product',
  'shop',
  'review',
  'catalogue',
  'search',
  'voucher',
  'cart',
  'shipping',
  'money',
  'order',
  'payment',
  'checkout',
  'nego',
  'complaint',
  'withdrawal',
  'chat',
  'content',
  'home',
  'ops'
]

/** Rooms that every feature may use. */
const base = new Set(['core', 'format'])

type Import = { from: string; to: string }

const aliases = Object.entries(manifest.imports).map(
  ([name, path]) => [name.replace('*', ''), path.replace(/^\.\/|\*$/g, '')] as const
)
const files = globSync(['src/**/*.{ts,tsx,astro}', 'demo/**/*.ts']).map(file => file.replaceAll('\\', '/'))
const known = new Set(files)

/** The TypeScript of a file: of an .astro file its frontmatter and its scripts. */
function codeOf(file: string): string {
  const text = readFileSync(file, 'utf8')
  if (!file.endsWith('.astro')) return text
  const front = /^---\n([\s\S]*?)\n---/.exec(text)?.[1] ?? ''
  const scripts = [...text.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(found => found[1])
  return [front, ...scripts].join('\n')
}

function resolve(file: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return normalize(join(dirname(file), specifier)).replaceAll('\\', '/')
  const alias = aliases.find(([name]) => specifier.startsWith(name))
  return alias && alias[1] + specifier.slice(alias[0].length)
}

/** Every import of a file of ours, of types too, whichever way it is written. */
const imports: Import[] = files.flatMap(from =>
  ts.preProcessFile(codeOf(from), true, true).importedFiles.flatMap(({ fileName }) => {
    const to = resolve(from, fileName)
    return to && known.has(to) ? [{ from, to }] : []
  })
)

/** The place that a program can run in, and the room in it: 'src/lib/cart/store.ts' // => ['lib', 'cart'] */
function roomOf(file: string): [place: string, room: string | undefined] {
  const [, place = '', room, ...rest] = file.startsWith('src/') ? file.split('/') : ['', ...file.split('/')]
  return [place, room !== undefined && (rest.length > 0 || !room.includes('.')) ? room : undefined]
}

const isFeature = (file: string) => {
  const [place, room] = roomOf(file)
  return (place === 'lib' || place === 'server') && room !== undefined && features.includes(room)
}
const isBase = (file: string) => {
  const [place, room] = roomOf(file)
  return (place === 'lib' || place === 'server') && room !== undefined && base.has(room)
}
const isSchema = (file: string) => /^src\/server\/.*schema\.ts$/.test(file)
const isStore = (file: string) => /^src\/lib\/[^/]+\/store(?:\/|\.ts$)/.test(file)
const say = ({ from, to }: Import) => `${from} → ${to}`
const none = (wrong: Import[]) => expect(wrong.map(say)).toEqual([])

describe('imports', () => {
  it('are many: the files are read', () => {
    expect(imports.length).toBeGreaterThan(2_000)
  })

  it('stay within every room that is named', () => {
    const rooms = new Set(
      files
        .map(roomOf)
        .filter(([place]) => place === 'lib' || place === 'server')
        .flatMap(([, room]) => room ?? [])
    )
    const composition = ['page', 'reference']
    expect([...rooms].filter(room => ![...features, ...base, ...composition].includes(room))).toEqual([])
  })

  it('of a feature go to itself, to the base and to features before it; tables may be read by all', () => {
    none(
      imports.filter(({ from, to }) => {
        if (!isFeature(from) || isSchema(to)) return false
        if (isFeature(to)) return features.indexOf(roomOf(to)[1]!) > features.indexOf(roomOf(from)[1]!)
        return roomOf(to)[0] === 'server' && !isBase(to)
      })
    )
  })

  it('of the base go to the base, and to tables; the call knows the table of calls', () => {
    const wrong = imports.filter(({ from, to }) => isBase(from) && !isBase(to) && !isSchema(to))
    expect(wrong.map(say)).toEqual(['src/lib/core/call.ts → src/lib/calls.ts'])
  })

  it('of adapters go to no feature, not even to its tables', () => {
    none(imports.filter(({ from, to }) => from.startsWith('src/server/core/adapters/') && isFeature(to)))
  })

  it('of lib go to lib, and of its rules to no store', () => {
    none(imports.filter(({ from, to }) => from.startsWith('src/lib/') && !to.startsWith('src/lib/')))
    const rules = imports.filter(({ from }) => isFeature(from) && !isStore(from))
    none(rules.filter(({ from, to }) => from.startsWith('src/lib/') && isStore(to)))
  })

  it('of the server go to lib and the server', () => {
    const demo = new Set(['src/server/demo-market.ts'])
    none(
      imports.filter(
        ({ from, to }) =>
          from.startsWith('src/server/') && !/^src\/(?:lib|server)\//.test(to) && !demo.has(from)
      )
    )
  })

  it('of components go to islands from .astro files only', () => {
    none(
      imports.filter(
        ({ from, to }) =>
          from.startsWith('src/components/') && !from.endsWith('.astro') && to.startsWith('src/islands/')
      )
    )
  })

  it('of pages go to the call, what stands beside it, components, layouts, islands and lib', () => {
    const allowed =
      /^src\/(?:server\/call\.ts|server\/page\/|server\/core\/page\/|components\/|layouts\/|islands\/|ops\/|lib\/)/
    none(imports.filter(({ from, to }) => from.startsWith('src/pages/') && !allowed.test(to)))
  })

  it('never come back to where they began', () => {
    expect(cycles(imports)).toEqual([])
  })
})

/** Files that reach themselves, smallest groups first (Tarjan's strongly connected components). */
function cycles(edges: readonly Import[]): string[][] {
  const next = Map.groupBy(edges, edge => edge.from)
  const index = new Map<string, number>()
  const low = new Map<string, number>()
  const stack: string[] = []
  const found: string[][] = []
  const visit = (file: string): void => {
    index.set(file, index.size)
    low.set(file, index.get(file)!)
    stack.push(file)
    for (const { to } of next.get(file) ?? []) {
      if (!index.has(to)) visit(to)
      if (stack.includes(to)) low.set(file, Math.min(low.get(file)!, low.get(to)!))
    }
    if (low.get(file) !== index.get(file)) return
    const group = stack.splice(stack.indexOf(file))
    if (group.length > 1) found.push(group)
  }
  for (const file of next.keys()) if (!index.has(file)) visit(file)
  return found.toSorted((a, b) => a.length - b.length)
}

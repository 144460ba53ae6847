import { readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import { type Import, readSource } from '../support/source.ts'

/**
 * The features in dependency order: each may import itself and the ones before it. `core` and `format` come first;
 * `docs/architecture.md` describes each.
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
  'withdrawal',
  'chat',
  'negotiation',
  'complaint',
  'closing',
  'content',
  'estimator',
  'home',
  'goods',
  'import',
  'webhook',
  'ops',
  'autopilot'
]

/** Folders that every feature may use. */
const base = new Set(['core', 'format'])

const { files, imports } = readSource()

/** The outer and inner folder of a file: 'src/lib/cart/store.ts' // => ['lib', 'cart'] */
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
/** A feature's errors: plain texts, which every feature may use. */
const isErrors = (file: string) => /^src\/lib\/[^/]+\/errors\.ts$/.test(file)
const isStore = (file: string) => /^src\/lib\/[^/]+\/store(?:\/|\.ts$)/.test(file)
const say = ({ from, to }: Import) => `${from} → ${to}`
const none = (wrong: Import[]) => expect(wrong.map(say).toSorted()).toEqual([])

describe('imports', () => {
  it('are many: the files are read', () => {
    expect(imports.length).toBeGreaterThan(2_000)
  })

  it('stay within the known folders', () => {
    const rooms = new Set(
      files
        .map(roomOf)
        .filter(([place]) => place === 'lib' || place === 'server')
        .flatMap(([, room]) => room ?? [])
    )
    const composition = ['api-document', 'page', 'reference']
    expect([...rooms].filter(room => ![...features, ...base, ...composition].includes(room))).toEqual([])
  })

  it('of a feature go to itself, to the base and to earlier features; tables and errors may be read by all', () => {
    none(
      imports.filter(({ from, to }) => {
        if (!isFeature(from) || isSchema(to) || isErrors(to)) return false
        if (isFeature(to)) return features.indexOf(roomOf(to)[1]!) > features.indexOf(roomOf(from)[1]!)
        return roomOf(to)[0] === 'server' && !isBase(to)
      })
    )
  })

  it('of the base go to the base and to tables; the call may import the table of calls', () => {
    const wrong = imports.filter(({ from, to }) => isBase(from) && !isBase(to) && !isSchema(to))
    expect(wrong.map(say).toSorted()).toEqual([
      'src/lib/core/api/call.ts → src/lib/calls.ts',
      'src/lib/core/browser/fetched.ts → src/lib/calls.ts'
    ])
  })

  it('of adapters go to no feature, not even to its tables', () => {
    none(imports.filter(({ from, to }) => from.startsWith('src/server/core/adapters/') && isFeature(to)))
  })

  it('of lib go to lib; its rules import no store', () => {
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

  it('of islands include no call: stores make requests', () => {
    const importsCall = /^import \{[^}]*\bcall\b[^}]*\} from '#lib\/core\/api\/call\.ts'$/m
    const islands = files.filter(file => /^src\/(?:islands|components)\//.test(file))
    expect(islands.filter(file => importsCall.test(readFileSync(file, 'utf8')))).toEqual([])
  })

  it('of pages go to the call and its neighbours, components, layouts, islands and lib', () => {
    const allowed =
      /^src\/(?:server\/call\.ts|server\/page\/|server\/core\/page(?:-cache)?\/|server\/core\/proxy\/|components\/|layouts\/|islands\/|ops\/|lib\/)/
    none(imports.filter(({ from, to }) => from.startsWith('src/pages/') && !allowed.test(to)))
  })
})

import { readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

/** Licences that allow a closed marketplace to be served over a network. */
const allowed = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'Apache-2.0',
  'MPL-2.0',
  'BlueOak-1.0.0',
  'Unlicense',
  'CC0-1.0',
  'CC-BY-3.0',
  'CC-BY-4.0',
  'Python-2.0',
  'Zlib',
  'OFL-1.1'
])

/** sharp's image library is loaded separately and can be exchanged, as the LGPL requires. */
const loadedApart = /^node_modules\/@img\/sharp-(libvips|wasm32|win32)/

type Locked = { version?: string; license?: string }

/** Packages of a lock file with a missing or disallowed licence: every part of an expression counts. */
function rejected(packages: Record<string, Locked>): string[] {
  return Object.entries(packages)
    .filter(([path, { license = 'none' }]) => {
      const parts = license.replaceAll(/[()]/g, '').split(/ (?:AND|OR) /)
      return !parts.every(
        part => allowed.has(part) || (part === 'LGPL-3.0-or-later' && loadedApart.test(path))
      )
    })
    .map(([path, { license }]) => `${path}: ${license ?? 'no licence'}`)
}

describe('licences', () => {
  it('of every installed package are on the list', () => {
    const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
      packages: Record<string, Locked>
    }
    expect(packages['']?.license).toBe('UNLICENSED')
    delete packages['']
    expect(Object.keys(packages).length).toBeGreaterThan(300)
    expect(rejected(packages)).toEqual([])
  })

  it.each([
    ['node_modules/x', 'AGPL-3.0-or-later'],
    ['node_modules/x', 'LGPL-3.0-or-later'],
    ['node_modules/x', '(MIT AND GPL-2.0)'],
    ['node_modules/x', undefined]
  ])('such as %s under %s are rejected', (path, license) => {
    expect(rejected({ [path]: license ? { license } : {} })).toHaveLength(1)
  })
})

import { readFileSync } from 'node:fs'

import { expect, it } from 'vitest'

import { browsersOf, buildTarget } from '../../scripts/browser-levels.ts'

const [older, full] = [browsersOf('production'), browsersOf('full')]
const page = readFileSync('docs/browsers.md', 'utf8')

it('[core-230] the build targets the older level', () => {
  expect(buildTarget).toEqual(['chrome100', 'edge100', 'safari15.4', 'ios15.4', 'firefox115'])
})

it("[core-230] the full look is no older than Tailwind 4's requirement, and the older level no newer than it", () => {
  expect([full.get('chrome'), full.get('safari'), full.get('firefox')]).toEqual(['111', '16.4', '128'])
  expect([...older.keys()]).toEqual([...full.keys()])
  for (const [name, version] of older) expect(Number(version)).toBeLessThan(Number(full.get(name)))
})

it('[core-230] the page on browsers lists the versions of both levels', () => {
  const rows = page.split('\n').filter(endpoint => endpoint.startsWith('| **'))
  const row = (start: string) => rows.find(endpoint => endpoint.startsWith(`| **${start}`)) ?? ''
  for (const name of ['chrome', 'samsung', 'safari', 'firefox']) {
    expect(row('Full look')).toContain(` ${full.get(name)}`)
    expect(row('Reading and buying')).toContain(` ${older.get(name)}`)
  }
})

it('[core-234] the message for old browsers lists the versions of the older level', () => {
  const needed = `Chrome atau Edge ${older.get('chrome')}, Samsung Internet ${older.get('samsung')}, Safari atau iOS ${older.get('safari')}, Firefox ${older.get('firefox')}`
  expect(readFileSync('public/older-browsers.js', 'utf8')).toContain(needed)
})

import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

import { expect, it } from 'vitest'

/** The environment of a process that is started with the preload. */
function arenas(given: NodeJS.ProcessEnv): string {
  const { MALLOC_ARENA_MAX: _, ...env } = process.env
  return execFileSync(
    process.execPath,
    ['--import=./scripts/few-arenas.mjs', '-p', "process.env.MALLOC_ARENA_MAX ?? 'none'"],
    { env: { ...env, ...given }, encoding: 'utf8' }
  ).trim()
}

const [here, elsewhere] = ['2', 'none']

it('[core-150] a server on Linux starts with two memory pools', () => {
  expect(arenas({})).toBe(process.platform === 'linux' ? here : elsewhere)
})

it("[core-150] keeps the operator's choice", () => {
  expect(arenas({ MALLOC_ARENA_MAX: '5' })).toBe('5')
})

it('[core-150] both ways to start the marketplace load it', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
  for (const name of ['start', 'serve']) expect(scripts[name]).toContain('--import=./scripts/few-arenas.mjs')
})

import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

import { expect, it } from 'vitest'

import { nodeFlags } from '../support/own-process.ts'

/** The path of these modules for a process, and of a package's own files. */
const script = `
  const names = ['drizzle-orm', 'drizzle-orm/pg-core', 'date-fns/addDays', 'zod']
  console.log(JSON.stringify(names.map(name => import.meta.resolve(name))))
  const { eq } = await import('drizzle-orm')
  const { addDays } = await import('date-fns/addDays')
  console.log(typeof eq, addDays(new Date(0), 1).getTime())`

const run = (flags: string[]) =>
  execFileSync(process.execPath, [...flags, '--input-type=module', '-e', script], { encoding: 'utf8' })

it('a starting server finds its libraries where any process does', () => {
  expect(run(nodeFlags)).toBe(run([]))
  expect(run(nodeFlags)).toContain('function 86400000')
})

it('both ways to start the marketplace load it', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
  for (const name of ['start', 'serve'])
    expect(scripts[name]).toContain('--import=./scripts/quick-imports.mjs')
})

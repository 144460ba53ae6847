import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

import { expect, it } from 'vitest'

/** Runs the check as another Node version on another system. */
function check(version: string, platform = 'linux') {
  const pretence =
    `Object.defineProperty(process, 'versions', { value: { node: '${version}' } });` +
    `Object.defineProperty(process, 'platform', { value: '${platform}' })`
  const { status, stderr, stdout } = spawnSync(
    process.execPath,
    ['--import', `data:text/javascript,${encodeURIComponent(pretence)}`, 'scripts/check-node.mjs'],
    { encoding: 'utf8' }
  )
  return { status, said: stdout + stderr }
}

it.each(['22.18.0', '22.20.1', '23.0.0', '24.21.0', '30.1.2'])('Node %s is accepted', version => {
  expect(check(version)).toEqual({ status: 0, said: '' })
})

it.each(['18.20.8', '20.19.0', '22.17.1', '22.9.0'])('Node %s is rejected with instructions', version => {
  const { status, said } = check(version)
  expect(status).toBe(1)
  expect(said).toContain(`this is ${version}`)
  expect(said).toContain('npm install')
})

it('on macOS, where npm install brings no Node, it says where to get one', () => {
  expect(check('20.19.0', 'darwin').said).toContain('https://nodejs.org')
})

it('every npm script that runs our own TypeScript checks Node first', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
  const runsOurs = /\bnode (?:--\S+ )*\S+\.ts\b|\b(?:astro|vitest|playwright|drizzle-kit) /
  const ours = Object.entries(scripts).filter(([, command]) => runsOurs.test(command))
  expect(ours.length).toBeGreaterThan(20)
  const check = 'node scripts/check-node.mjs && '
  expect(ours.filter(([, command]) => !command.startsWith(check)).map(([name]) => name)).toEqual([])
})

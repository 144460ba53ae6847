import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeEach, describe, expect, it } from 'vitest'

import { buildStep } from '../../scripts/build-step.ts'

const folder = mkdtempSync(join(tmpdir(), 'baba-steps-'))
const stamp = join(folder, '.site')
const source = join(folder, 'source')
afterAll(() => rmSync(folder, { recursive: true }))

const [past, future] = [1_000, 4_000_000_000]
/** Sets the source's time, in seconds: long ago, or in the future. */
const change = (second: number) => {
  writeFileSync(source, '')
  utimesSync(source, second, second)
}
const step = (work: () => Promise<void> = () => Promise.resolve()) =>
  buildStep({ name: 'site', stamp, sources: () => [source], work })

beforeEach(() => rmSync(stamp, { force: true }))

describe('[core-225] a build step', () => {
  it('is stale until it ran once, and again after its sources changed', async () => {
    change(past)
    expect(step().isStale()).toBe(true)
    await step().run('warn')
    expect(step().isStale()).toBe(false)
    change(future)
    expect(step().isStale()).toBe(true)
  })

  it('stays stale after an interruption, also if it ran before', async () => {
    change(past)
    await step().run('warn')
    const cut = step(() => Promise.reject(new Error('cut')))
    await expect(cut.run('warn')).rejects.toThrow('cut')
    expect(step().isStale()).toBe(true)
  })

  it('stays stale if its sources changed while it ran', async () => {
    change(past)
    const changing = step(() => {
      writeFileSync(source, 'changed')
      return Promise.resolve()
    })
    await changing.run('warn')
    expect(step().isStale()).toBe(true)
  })

  it('is stale if a source is missing: the previous step did not run', async () => {
    const after = buildStep({
      name: 'compressed',
      stamp,
      sources: () => [join(folder, 'nowhere')],
      work: () => Promise.resolve()
    })
    await after.run('warn')
    expect(after.isStale()).toBe(true)
  })
})

import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { afterAll, describe, expect, it } from 'vitest'

import { readSecret } from '#server/core/platform/secrets.ts'

import { scratchFolder } from '../support/scratch-folder.ts'

const dataDir = scratchFolder('secrets')
const folder = join(dataDir, 'secrets')
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

describe('[core-224] a secret of an installation', () => {
  it('is generated once, and then stays the same', () => {
    const secret = readSecret(dataDir, 'app-secret')
    expect(secret).toMatch(/^[\w-]{43}$/)
    expect(readSecret(dataDir, 'app-secret')).toBe(secret)
    expect(statSync(join(folder, 'app-secret')).mode & 0o777).toBe(0o600)
    expect(readdirSync(folder)).toEqual(['app-secret'])
  })

  it('is never an empty one from an interrupted start', () => {
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'ops-token'), '')
    expect(readSecret(dataDir, 'ops-token')).toMatch(/^[\w-]{43}$/)
  })

  it('stays the one that another process generated', () => {
    const made = 'made-elsewhere-with-32-characters'
    writeFileSync(join(folder, 'other'), made)
    expect(readSecret(dataDir, 'other')).toBe(made)
  })

  it('is rejected if it was cut: it could be guessed', () => {
    writeFileSync(join(folder, 'cut'), 'x'.repeat(31))
    expect(() => readSecret(dataDir, 'cut')).toThrow(/cut holds fewer than 32 characters\. Restore it/)
    expect(readFileSync(join(folder, 'cut'), 'utf8')).toBe('x'.repeat(31))
  })
})

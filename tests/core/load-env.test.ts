import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, it, onTestFinished, vi } from 'vitest'

import { loadEnv } from '#server/core/start/load-env.ts'

function folderWith(text?: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'baba-env-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  if (text !== undefined) writeFileSync(join(folder, '.env'), text)
  return folder
}

it('.env sets only variables that the environment does not set', () => {
  onTestFinished(() => {
    vi.unstubAllEnvs()
    delete process.env['TEST_ENV_NEW']
  })
  vi.stubEnv('TEST_ENV_SAID', 'by the environment')
  vi.stubEnv('TEST_ENV_EMPTY', '')
  loadEnv(
    folderWith(
      "# a comment\nTEST_ENV_NEW='with = and #'\nTEST_ENV_SAID=by the file\nTEST_ENV_EMPTY=by the file\n"
    )
  )
  const { TEST_ENV_NEW, TEST_ENV_SAID, TEST_ENV_EMPTY } = process.env
  expect([TEST_ENV_NEW, TEST_ENV_SAID, TEST_ENV_EMPTY]).toEqual(['with = and #', 'by the environment', ''])
})

it('a folder without .env is accepted', () => {
  const before = { ...process.env }
  loadEnv(folderWith())
  expect(process.env).toEqual(before)
})

it('.env is read despite a byte order mark', () => {
  onTestFinished(() => void delete process.env['TEST_ENV_NEW'])
  loadEnv(folderWith('\uFEFFTEST_ENV_NEW=first'))
  expect(process.env['TEST_ENV_NEW']).toBe('first')
})

it('.env that is a folder is reported with instructions', () => {
  const folder = folderWith()
  mkdirSync(join(folder, '.env'))
  expect(() => loadEnv(folder)).toThrow('.env is a folder. Make it a file of settings, or remove it.')
})

import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync
} from 'node:fs'
import { join } from 'node:path'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { copyTree, sizeOf } from '#server/core/backup/copy-tree.ts'
import { writeManifest } from '#server/core/backup/manifest.ts'
import { restoreBackup } from '#server/core/backup/restore-backup.ts'
import { DatabaseInUse, lockFolder, openPglite } from '#server/core/db/pglite.ts'
import { scratchFolder } from '../support/scratch-folder.ts'

const scratch = scratchFolder('restore')
/** Files as a data folder has them; nobody opens this database. */
const content = {
  'database/PG_VERSION': '18\n',
  'database/base/1/1259': 'rows',
  'database/global/pg_control': 'control',
  'files/media/photo-320.webp': 'a picture',
  'secrets/app-secret': 'a secret'
}
let count = 0
const fresh = () => join(scratch, `folder-${(count += 1)}`)
const read = (...names: string[]) => readFileSync(join(...names), 'utf8')

function writeTree(folder: string, files: Record<string, string>): string {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(folder, path, '..'), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return folder
}

let whole: string
beforeAll(async () => {
  whole = fresh()
  await copyTree(writeTree(fresh(), content), whole)
  mkdirSync(join(whole, 'database/pg_notify'))
  await writeManifest(whole, { version: '1.0.0', takenAt: '2026-11-22', ...(await sizeOf(whole)) })
})
afterAll(() => rmSync(scratch, { recursive: true, force: true }))

const restore = (folder: string, dataDir: string, more = {}) =>
  restoreBackup({ folder, dataDir, replace: false, ...more })

it('[core-92] a backup includes the target of a link', async () => {
  const folder = writeTree(fresh(), { 'media/a.webp': 'a' })
  const elsewhere = writeTree(fresh(), { 'b.webp': 'b', secret: 's' })
  symlinkSync(elsewhere, join(folder, 'elsewhere'))
  symlinkSync(join(elsewhere, 'secret'), join(folder, 'secret'))
  const copy = fresh()
  await copyTree(folder, copy)
  rmSync(elsewhere, { recursive: true })
  expect(
    ['elsewhere/b.webp', 'elsewhere/secret', 'media/a.webp', 'secret'].map(path => read(copy, path))
  ).toEqual(['b', 's', 'a', 's'])
})

it('[core-92] a copy leaves out what vanishes meanwhile, and does not copy again what it has', async () => {
  const folder = writeTree(fresh(), { 'media/a.webp': 'a' })
  symlinkSync(join(folder, 'gone'), join(folder, 'media/gone.webp'))
  const copy = fresh()
  await copyTree(folder, copy)
  expect(readdirSync(join(copy, 'media'))).toEqual(['a.webp'])
  writeFileSync(join(copy, 'media/a.webp'), 'copied')
  await copyTree(folder, copy)
  expect(read(copy, 'media/a.webp')).toBe('copied')
  await copyTree(join(folder, 'none'), join(copy, 'none'))
  expect(existsSync(join(copy, 'none'))).toBe(false)
})

describe('[core-93] restoring', () => {
  it('puts every file and folder in its place', async () => {
    const dataDir = fresh()
    expect((await restore(whole, dataDir)).aside).toBeUndefined()
    for (const [path, text] of Object.entries(content)) expect(read(dataDir, path)).toBe(text)
    expect(readdirSync(join(dataDir, 'database/pg_notify'))).toEqual([])
    expect(readdirSync(dataDir).filter(name => !name.startsWith('database.lock'))).toEqual([
      'database',
      'files',
      'secrets'
    ])
  })

  it.each([
    ['without its manifest', (folder: string) => rmSync(join(folder, 'manifest.json')), 'not a complete'],
    [
      'whose manifest is cut',
      (folder: string) => writeFileSync(join(folder, 'manifest.json'), '{'),
      'not a complete'
    ],
    [
      'whose manifest is of another format',
      (folder: string) => writeFileSync(join(folder, 'manifest.json'), '{"format":1}'),
      'not a complete'
    ],
    [
      'with a file that is cut',
      (folder: string) => writeFileSync(join(folder, 'database/base/1/1259'), 'ro'),
      'it has 5 files of 29 bytes, and had 5 of 31'
    ],
    [
      'with a file that is gone',
      (folder: string) => rmSync(join(folder, 'files/media/photo-320.webp')),
      'it has 4 files'
    ],
    [
      'without its folders',
      (folder: string) => {
        for (const part of ['database', 'files', 'secrets']) rmSync(join(folder, part), { recursive: true })
      },
      'it has 0 files'
    ]
  ])('rejects a backup %s, and creates nothing', async (_, damage, text) => {
    const folder = fresh()
    cpSync(whole, folder, { recursive: true })
    damage(folder)
    const dataDir = fresh()
    await expect(restore(folder, dataDir)).rejects.toThrow(text)
    const made = existsSync(dataDir) ? readdirSync(dataDir) : []
    expect(made.filter(name => !name.startsWith('database.lock'))).toEqual([])
  })

  it('rejects a folder with data and changes nothing there; when told, keeps it aside', async () => {
    const old = { 'database/PG_VERSION': 'old', 'files/a.webp': 'old', 'secrets/app-secret': 'old' }
    const dataDir = writeTree(fresh(), old)
    await expect(restore(whole, dataDir)).rejects.toThrow('has data (database, files, secrets)')
    for (const path of Object.keys(old)) expect(read(dataDir, path)).toBe('old')
    const { aside } = await restore(whole, dataDir, { replace: true })
    for (const [path, text] of Object.entries(content)) expect(read(dataDir, path)).toBe(text)
    for (const path of Object.keys(old)) expect(read(aside!, path)).toBe('old')
    expect(existsSync(join(dataDir, 'files/a.webp'))).toBe(false)
  })

  it('rejects a folder whose marketplace runs', async () => {
    const dataDir = writeTree(fresh(), content)
    const unlock = lockFolder(join(dataDir, 'database'))
    await expect(restore(whole, dataDir, { replace: true })).rejects.toThrow(DatabaseInUse)
    unlock()
  })

  it('after an interruption blocks every start until it runs again', async () => {
    const dataDir = writeTree(fresh(), { ...content, 'restored/secrets/app-secret': 'half' })
    await expect(openPglite(join(dataDir, 'database'))).rejects.toThrow('was not finished')
    await restore(whole, dataDir, { replace: true })
    expect(existsSync(join(dataDir, 'restored'))).toBe(false)
    expect(read(dataDir, 'secrets/app-secret')).toBe('a secret')
  })
})

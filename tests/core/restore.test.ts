import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync
} from 'node:fs'
import { join } from 'node:path'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { copyFiles, listTree, sha256Of } from '#server/core/backup/copy-files.ts'
import { writeManifest } from '#server/core/backup/manifest.ts'
import { restoreBackup } from '#server/core/backup/restore-backup.ts'
import { DatabaseInUse, lockFolder, openPglite } from '#server/core/db/pglite.ts'
import { ownerOnly } from '#server/core/files/own-folder.ts'
import { scratchFolder } from '../support/scratch-folder.ts'

const scratch = scratchFolder('restore')
/** The time of the backup's newest migration. */
const migration = 1_795_000_000_000
/** Files as in a data folder; nothing opens this database. */
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
  const from = writeTree(fresh(), content)
  const sums = await copyFiles(from, whole, Object.keys(content), ownerOnly)
  const folders = ['database/pg_notify', 'database/base', 'database/base/1']
  await writeManifest(whole, sums, { version: '1.0.0', takenAt: '2026-11-22', migration, folders })
})
afterAll(() => rmSync(scratch, { recursive: true, force: true }))

const restore = (folder: string, dataDir: string, more = {}) =>
  restoreBackup({ folder, dataDir, replace: false, migration, ...more })

/** Changes the checksums and the manifest consistently, as a forger would. */
function rewriteSums(folder: string, change: (sums: string) => string): void {
  const sums = change(read(folder, 'SHA256SUMS'))
  writeFileSync(join(folder, 'SHA256SUMS'), sums)
  const manifest = { ...JSON.parse(read(folder, 'manifest.json')), sumsSha256: sha256Of(sums) }
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifest))
}

it('[core-92] a failing copy, as on a full disk, throws after all writing has stopped', async () => {
  const size = 8 * 1024 * 1024
  const others = Array.from({ length: 7 }, (_, at) => `database/${at}`)
  const from = writeTree(fresh(), {
    'database/first': '',
    ...Object.fromEntries(others.map(path => [path, 'x'.repeat(size)]))
  })
  const to = writeTree(fresh(), { 'database/first': 'stands in the way' })
  await expect(copyFiles(from, to, ['database/first', ...others], ownerOnly)).rejects.toThrow('EEXIST')
  const written = readdirSync(join(to, 'database')).filter(name => name !== 'first')
  expect(written.filter(name => statSync(join(to, 'database', name)).size !== size)).toEqual([])
})

it('[core-92] a backup includes the target of a link', async () => {
  const folder = writeTree(fresh(), { 'media/a.webp': 'a' })
  const elsewhere = writeTree(fresh(), { 'b.webp': 'b', secret: 's' })
  symlinkSync(elsewhere, join(folder, 'elsewhere'))
  symlinkSync(join(elsewhere, 'secret'), join(folder, 'secret'))
  const { files } = await listTree(folder)
  expect(files.toSorted()).toEqual(['elsewhere/b.webp', 'elsewhere/secret', 'media/a.webp', 'secret'])
})

it('[core-92] a name that no restore would accept is rejected before a backup is complete', async () => {
  const facts = { version: '1.0.0', takenAt: '2026-01-01T00:00:00Z', migration, folders: [] }
  for (const path of ['files/a\nb.webp', 'files/a\\b.webp', 'files/../x']) {
    await expect(writeManifest(fresh(), [{ path, sha256: 'x' }], facts)).rejects.toThrow(
      'no name that a restore'
    )
  }
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
    ['without its manifest', (folder: string) => rmSync(join(folder, 'manifest.json')), 'no whole backup'],
    [
      'whose manifest is cut',
      (folder: string) => writeFileSync(join(folder, 'manifest.json'), '{'),
      'no whole'
    ],
    [
      'whose list lost a line',
      (folder: string) => writeFileSync(join(folder, 'SHA256SUMS'), ''),
      'damaged: SHA256SUMS'
    ],
    [
      'with a file that changed',
      (folder: string) => writeFileSync(join(folder, 'database/base/1/1259'), 'rowz'),
      '1259'
    ],
    [
      'with a file that is gone',
      (folder: string) => rmSync(join(folder, 'files/media/photo-320.webp')),
      'photo-320'
    ],
    [
      'that names what lies elsewhere',
      (folder: string) => rewriteSums(folder, sums => sums.replace('secrets/', 'secrets/../../')),
      'it names secrets/../../'
    ],
    [
      'that names a file twice',
      (folder: string) => rewriteSums(folder, sums => sums + sums.split('\n')[0] + '\n'),
      'it names database/PG_VERSION twice'
    ],
    [
      'whose list has no global/pg_control',
      (folder: string) => rewriteSums(folder, sums => sums.replace(/.*pg_control\n/, '')),
      'it holds no database'
    ],
    [
      'with a link in the place of a file',
      (folder: string) => {
        const file = join(folder, 'secrets/app-secret')
        renameSync(file, join(folder, 'elsewhere'))
        symlinkSync(join(folder, 'elsewhere'), file)
      },
      'secrets/app-secret is no plain file'
    ],
    [
      'with a link in the place of a folder',
      (folder: string) => {
        renameSync(join(folder, 'files'), join(folder, 'elsewhere'))
        symlinkSync(join(folder, 'elsewhere'), join(folder, 'files'))
      },
      'files/media/photo-320.webp is no plain file'
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

  it('rejects a backup of a newer version', async () => {
    await expect(restore(whole, fresh(), { migration: migration - 1 })).rejects.toThrow(
      'newer version (1.0.0)'
    )
  })

  it('rejects a folder with data and changes nothing there; with --replace it moves the data aside', async () => {
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

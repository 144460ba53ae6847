import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import * as z from 'zod/mini'

import { sha256Of, type Sum, writeWhole } from './copy-files.ts'
import { BackupError } from './backup-error.ts'

const manifestName = 'manifest.json'
/** In the form that `sha256sum -c` reads. */
const sumsName = 'SHA256SUMS'

const manifestShape = z.object({
  format: z.literal(1),
  /** Version of the marketplace that took it. */
  version: z.string(),
  /** When it began: everything that was acknowledged before is in it. */
  takenAt: z.string(),
  /** The newest migration that the database had, as the time in its journal. */
  migration: z.number(),
  /** Folders of the database; PostgreSQL needs the empty ones too. */
  folders: z.array(z.string()),
  files: z.number(),
  sumsSha256: z.string()
})

/** Description of a backup. It is written last: a backup without one is incomplete. */
export type Manifest = z.infer<typeof manifestShape>

/** The only folders of a backup that hold files of the marketplace. */
export const parts = ['database', 'files', 'secrets'] as const

/** Files without which PostgreSQL does not open a folder, or makes a new database of it. */
const databaseFiles = ['database/PG_VERSION', 'database/global/pg_control']

/** Writes the checksums, then the manifest, which has the checksum of their list. */
export async function writeManifest(
  folder: string,
  sums: readonly Sum[],
  facts: Omit<Manifest, 'format' | 'files' | 'sumsSha256'>
): Promise<Manifest> {
  const strange = sums.find(({ path }) => !isInside(path))
  if (strange) throw new BackupError(`${JSON.stringify(strange.path)} is no name that a restore would take.`)
  const text = sums.map(({ path, sha256: sum }) => `${sum}  ${path}\n`).join('')
  const sumsSha256 = await writeWhole(join(folder, sumsName), text)
  const manifest: Manifest = { format: 1, ...facts, files: sums.length, sumsSha256 }
  await writeWhole(join(folder, manifestName), `${JSON.stringify(manifest, null, 2)}\n`)
  return manifest
}

/**
 * Reads the manifest of a backup and the checksums of its files. Throws BackupError where the backup is incomplete, its
 * list was changed, a path in it leads out of the backup's folders or is listed twice, or essential files of the
 * database are missing.
 */
export async function readManifest(folder: string): Promise<{ manifest: Manifest; sums: Sum[] }> {
  const manifest = await readFile(join(folder, manifestName), 'utf8')
    .then(text => manifestShape.parse(JSON.parse(text)))
    .catch(() => {
      throw new BackupError(`${folder} is no whole backup: it has no manifest that can be read.`)
    })
  const text = await readFile(join(folder, sumsName), 'utf8').catch(() => '')
  if (sha256Of(text) !== manifest.sumsSha256) {
    throw new BackupError(`${folder} is damaged: ${sumsName} is not the list that it was taken with.`)
  }
  const sums = text
    .split('\n')
    .filter(line => line !== '')
    .map(line => ({ sha256: line.slice(0, 64), path: line.slice(66) }))
  const named = new Set(sums.map(({ path }) => path))
  const strange = [...sums.map(({ path }) => path), ...manifest.folders].find(path => !isInside(path))
  if (!databaseFiles.every(path => named.has(path))) {
    throw new BackupError(`${folder} is no backup of ours: it holds no database.`)
  }
  if (strange !== undefined) throw new BackupError(`${folder} is no backup of ours: it names ${strange}.`)
  const twice = sums.find(({ path }) => !named.delete(path))
  if (twice) throw new BackupError(`${folder} is no backup of ours: it names ${twice.path} twice.`)
  return { manifest, sums }
}

/** 'database/base/1/1259' // => true; '../etc/passwd', '/etc/passwd', 'database/../../x' // => false */
function isInside(path: string): boolean {
  const [part = '', ...rest] = path.split('/')
  const isPlain = rest.every(name => !['', '.', '..'].includes(name) && !/[\\\0\n\r]/.test(name))
  return parts.includes(part as (typeof parts)[number]) && isPlain
}

import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import * as z from 'zod/mini'

import { ownerOnly } from '#server/core/files/own-folder.ts'
import { OperatorError } from '#server/core/platform/operator-error.ts'

/** The folders of a backup, named as in DATA_DIR. */
export const parts = ['database', 'files', 'secrets'] as const

const shape = z.object({
  format: z.literal(2),
  /** Version of the marketplace that took it. */
  version: z.string(),
  /** When it began: everything that was acknowledged before is in it. */
  takenAt: z.string(),
  files: z.number(),
  bytes: z.number()
})

/** Description of a backup. It is written last: a backup without one is incomplete. */
export type Manifest = z.infer<typeof shape>

const fileOf = (folder: string) => join(folder, 'manifest.json')

export async function writeManifest(folder: string, facts: Omit<Manifest, 'format'>): Promise<Manifest> {
  const manifest: Manifest = { format: 2, ...facts }
  const text = `${JSON.stringify(manifest, null, 2)}\n`
  await writeFile(fileOf(folder), text, { mode: ownerOnly.file, flush: true })
  return manifest
}

/** Reads the manifest of a backup. Throws OperatorError where the folder is not a complete one of this format. */
export async function readManifest(folder: string): Promise<Manifest> {
  try {
    return shape.parse(JSON.parse(await readFile(fileOf(folder), 'utf8')))
  } catch (cause) {
    throw new OperatorError(`${folder} is not a complete backup of this version.`, { cause })
  }
}

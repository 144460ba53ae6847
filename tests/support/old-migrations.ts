import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { migrationsFolder } from '#server/core/platform/project-paths.ts'

/** The migrations before one of them, in a separate folder. */
export function migrationsBefore(scratch: string, tag: string): string {
  const folder = mkdtempSync(join(scratch, 'before-'))
  cpSync(migrationsFolder, folder, { recursive: true })
  const file = join(folder, 'meta/_journal.json')
  const journal = JSON.parse(readFileSync(file, 'utf8')) as { entries: { tag: string }[] }
  const at = journal.entries.findIndex(entry => entry.tag.endsWith(tag))
  if (at < 1) throw new Error(`No migration before ${tag}`)
  writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, at) }))
  return folder
}

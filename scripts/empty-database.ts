import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { packFolder } from '../src/server/core/db/folder-archive.ts'
import { emptyDatabase, initialise } from '../src/server/core/db/new-database.ts'

// `node scripts/empty-database.ts`: writes the empty database that tests start with, and a first start where the one
// with regions does not fit. Run it for another version of PGlite.

const scratch = mkdtempSync(join(tmpdir(), 'baba-empty-'))
try {
  const folder = join(scratch, 'database')
  await initialise(folder)
  const archive = packFolder(folder, emptyDatabase.version)
  writeFileSync(emptyDatabase.file, archive)
  console.log(`PGlite ${emptyDatabase.version}: ${Math.round(archive.length / 1024)} kB`)
} finally {
  rmSync(scratch, { recursive: true, force: true })
}

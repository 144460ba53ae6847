import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { packFolder } from '../src/server/core/db/folder-archive.ts'
import { initialise, pgliteVersion, preparedDatabase } from '../src/server/core/db/new-database.ts'

// `node scripts/empty-database.ts`: writes the empty database that a first start unpacks. For another version of PGlite;
// migrations run at each start and are not in it.

const scratch = mkdtempSync(join(tmpdir(), 'baba-empty-'))
try {
  const folder = join(scratch, 'database')
  await initialise(folder)
  const archive = packFolder(folder, pgliteVersion)
  writeFileSync(preparedDatabase, archive)
  console.log(`PGlite ${pgliteVersion}: ${Math.round(archive.length / 1024)} kB`)
} finally {
  rmSync(scratch, { recursive: true, force: true })
}

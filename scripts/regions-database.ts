import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { connect } from '../src/server/core/db/connect.ts'
import { packFolder } from '../src/server/core/db/folder-archive.ts'
import { applyReference } from '../src/server/reference/apply.ts'
import { preparedRegions } from '../src/server/reference/prepared-regions.ts'

// `node scripts/regions-database.ts`: writes the database that a first start unpacks, with its tables and the reference
// data. Run it for another version of PGlite or of the regions. A new migration and other search terms need no new file.

/** Large tables, which are rewritten without gaps to save space in the file, and analyzed, as a first start would. */
const large = ['provinces', 'cities', 'districts', 'villages', 'expedition_reach']

/** Tables that a start only adds to: rows of an older delivery would stay in them for ever. */
const addedTo = ['synonyms', 'curated_keywords', 'fee_groups']

const scratch = mkdtempSync(join(tmpdir(), 'baba-regions-'))
try {
  const folder = join(scratch, 'database')
  const { db, exec, close } = await connect({ folder })
  // Otherwise earlier writes would stay in segments of the log that are recycled.
  await exec('SET wal_recycle = off')
  await applyReference(db)
  await exec(`TRUNCATE ${addedTo.join(', ')} RESTART IDENTITY`)
  for (const table of large) await exec(`VACUUM (FULL, ANALYZE, FREEZE) ${table}`)
  await exec('SELECT pg_switch_wal()')
  await exec('CHECKPOINT')
  await close()
  const archive = packFolder(folder, preparedRegions.version)
  writeFileSync(preparedRegions.file, archive)
  console.log(`${preparedRegions.version}: ${Math.round(archive.length / 1024)} kB`)
} finally {
  rmSync(scratch, { recursive: true, force: true })
}

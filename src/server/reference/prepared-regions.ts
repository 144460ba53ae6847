import { join } from 'node:path'

import { pgliteVersion, type PreparedDatabase } from '#server/core/db/new-database.ts'
import { projectRoot } from '#server/core/platform/project-paths.ts'
import manifest from '../../../package.json' with { type: 'json' }

/** Regions come from these two packages: another version of them, or more that is kept of them, is another set. */
const { geografis, 'idn-area-data': areas } = manifest.dependencies
export const regionsVersion = `idn-area-data ${areas}, geografis ${geografis}, with sources of postal codes, points mended`

/**
 * A new embedded database with its tables and the reference data, by `node scripts/regions-database.ts`. It may be behind
 * the sources: migrations and reference data that it lacks are applied to it as to any other.
 */
export const preparedRegions: PreparedDatabase = {
  file: join(projectRoot, 'src/server/reference/regions-database.zst'),
  version: `PGlite ${pgliteVersion}, ${regionsVersion}`
}

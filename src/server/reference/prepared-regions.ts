import { join } from 'node:path'

import { pgliteVersion, type PreparedDatabase } from '#server/core/db/new-database.ts'
import { projectRoot } from '#server/core/platform/project-paths.ts'
import manifest from '../../../package.json' with { type: 'json' }

/** Regions come from these two packages; a new version of either, or more stored fields, needs new files. */
const { geografis, 'idn-area-data': areas } = manifest.devDependencies
export const regionsVersion = `idn-area-data ${areas}, geografis ${geografis}, with sources of postal codes, points mended`

/**
 * An empty embedded database with tables and reference data, written by `node scripts/regions-database.ts`. It may be
 * older than the sources: missing migrations and reference data are applied to it as to any other database.
 */
export const preparedRegions: PreparedDatabase = {
  file: join(projectRoot, 'src/server/reference/regions-database.zst'),
  version: `PGlite ${pgliteVersion}, ${regionsVersion}`
}

import { resolve } from 'node:path'
import { parseArgs } from 'node:util'

import { restoreBackup } from '../src/server/core/backup/restore-backup.ts'
import { dataDirOf } from '../src/server/core/platform/config.ts'
import { printFatalErrors } from '../src/server/core/platform/describe-error.ts'
import { loadEnv } from '../src/server/core/start/load-env.ts'
import { OperatorError } from '../src/server/core/platform/operator-error.ts'
import { exitWithStartError } from '../src/server/core/start/start-error.ts'

// `npm run restore -- /mnt/safe/monday [--replace]`: puts a backup into DATA_DIR; the marketplace must be stopped.

printFatalErrors()
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { replace: { type: 'boolean', default: false } }
})
const [folder] = positionals
if (!folder) {
  console.error('npm run restore -- folder [--replace]')
  process.exit(1)
}
loadEnv()
const dataDir = dataDirOf(process.env)
try {
  if (process.env['DATABASE_URL']) {
    throw new OperatorError(
      'With DATABASE_URL the database is restored by pg_restore: see docs/operation.md.'
    )
  }
  const { manifest, aside } = await restoreBackup({
    folder: resolve(folder),
    dataDir,
    replace: values.replace
  })
  console.log(`${dataDir} is as of ${manifest.takenAt}. Migrations run at the next start.`)
  if (aside) console.log(`What was there is kept in ${aside}.`)
} catch (error) {
  exitWithStartError(error)
}

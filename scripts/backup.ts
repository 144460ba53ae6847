import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

import { takeBackup } from '../src/server/core/backup/take-backup.ts'
import { dataDirOf } from '../src/server/core/platform/config.ts'
import { printFatalErrors } from '../src/server/core/platform/describe-error.ts'
import { loadEnv } from '../src/server/core/start/load-env.ts'
import { OperatorError } from '../src/server/core/platform/operator-error.ts'
import { projectRoot } from '../src/server/core/platform/project-paths.ts'
import { exitWithStartError } from '../src/server/core/start/start-error.ts'

// `npm run backup`, `npm run backup -- /mnt/safe/monday`: copies the embedded database, uploads and secrets of DATA_DIR
// into a new folder, while the marketplace runs or not. Without a folder it makes one in ./backups, named by the time.

printFatalErrors()
loadEnv()
const dataDir = dataDirOf(process.env)
const named = process.argv[2] ?? join('backups', new Date().toISOString().replaceAll(/[:.]/g, '-'))
const folder = resolve(named)

/** Messages for errors of the disk, in place of a stack. */
const disk: Record<string, string> = {
  ENOSPC: 'The disk is full. Nothing was kept.',
  EDQUOT: 'The disk is full for this user. Nothing was kept.',
  EACCES: 'That folder may not be written, or this data not be read. Nothing was kept.',
  EROFS: 'That disk takes no files. Nothing was kept.'
}

try {
  if (process.env['DATABASE_URL']) {
    throw new OperatorError('With DATABASE_URL the database is backed up by pg_dump: see docs/operation.md.')
  }
  const { version } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as {
    version: string
  }
  const manifest = await takeBackup({ dataDir, folder, version })
  console.log(`${folder}: ${manifest.files} files, as of ${manifest.takenAt}.`)
  console.log('It holds everything, secrets too: keep it where only you can read it.')
} catch (error) {
  const said =
    error instanceof OperatorError ? error.message : disk[(error as NodeJS.ErrnoException).code ?? '']
  exitWithStartError(said ? new OperatorError(said) : error)
}

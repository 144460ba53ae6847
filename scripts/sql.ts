import { sql } from 'drizzle-orm'

import { connect, rows } from '../src/server/core/db/connect.ts'
import { printFatalErrors } from '../src/server/core/platform/describe-error.ts'
import { loadEnv } from '../src/server/core/start/load-env.ts'
import { readConfig } from '../src/server/core/platform/config.ts'
import { exitWithStartError } from '../src/server/core/start/start-error.ts'

// `npm run sql -- "select count(*) from products"`: runs one statement on the database that the environment names. Only
// one process at a time can open the embedded one: stop the marketplace first.

printFatalErrors()
const statement = process.argv[2]
if (!statement) {
  console.error('npm run sql -- "select …"')
  process.exit(1)
}
try {
  loadEnv()
  const { databaseUrl, databaseFolder } = readConfig()
  const connection = await connect({ url: databaseUrl, folder: databaseFolder })
  console.table(await rows(connection.db, sql.raw(statement)))
  await connection.close()
} catch (error) {
  exitWithStartError(error)
}

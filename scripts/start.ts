import { readConfig } from '../src/server/core/platform/config.ts'
import { tryListening } from '../src/server/core/start/listen.ts'
import { loadEnv } from '../src/server/core/start/load-env.ts'
import { setSiteBuild } from '../src/server/core/start/site-build.ts'
import { exitWithStartError } from '../src/server/core/start/start-error.ts'
import { buildBeside } from './site.ts'

// `npm start`: builds the site where it is stale, while the server opens its database, and then serves it. The server
// seeds an empty embedded database by itself.

try {
  // Reports a wrong setting or a taken port before the build.
  loadEnv()
  await tryListening(readConfig())
} catch (error) {
  exitWithStartError(error)
}
setSiteBuild(buildBeside())
await import('../src/server/main.ts')

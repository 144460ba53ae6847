import { setSiteBuild } from '../src/server/core/platform/site-build.ts'
import { buildBeside } from './site.ts'

// `npm start`: builds the site where it was not built since the sources changed, while the server opens its database, and
// then serves it. The server seeds an empty embedded database by itself.

setSiteBuild(buildBeside())
await import('../src/server/main.ts')

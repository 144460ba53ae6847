import { buildWhereStale } from './site.ts'

// `npm start`: builds the site where it was not built since the sources changed, then serves it.
// The server seeds an empty embedded database by itself.

buildWhereStale()
await import('../src/server/main.ts')

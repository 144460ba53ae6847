import { astro } from 'astro/hono'
import { Hono } from 'hono'
import { compress } from 'hono/compress'

import { buildApp } from '#server/app.ts'
import { type AppEnv } from '#server/core/http/env.ts'
import { pageHeaders } from '#server/core/page/headers.ts'
import { onlyReads, pageFailed, wholePages } from '#server/core/page/whole-pages.ts'

/** The one entry for requests: the API first, then Astro's pages. */
const app = new Hono<AppEnv>()
// A page is a seventh of its size on its way: what a phone waits for.
app.use(compress())
app.use(pageHeaders)
app.route('/', buildApp())
app.use(onlyReads)
app.use(wholePages)
app.use(astro())
app.onError(pageFailed)

export default app

import { astro, getFetchState } from 'astro/hono'

import { lowerCasePages } from '#server/core/page/lower-case.ts'
import { onlyReads, pageFailed, wholePages } from '#server/core/page-cache/whole-pages.ts'
import { webApp } from '#server/web-app.ts'

/** The one entry for requests: the API first, then Astro's pages. */
const app = webApp()
app.use(onlyReads)
app.use(wholePages)
app.use(lowerCasePages)
// The page store waits for the end of each page (page-cache/cache-provider.ts): in pieces it would only cost more.
app.use((c, next) => {
  getFetchState(c).streaming = false
  return next()
})
app.use(astro())
app.onError(pageFailed)

export default app

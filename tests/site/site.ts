import { inject } from 'vitest'

import { requestAt, type RequestTarget } from '../support/request.ts'
import { openPage, type PlainPage } from '../support/open-page.ts'
import type { Screen } from '../support/hidden-parts.ts'

const { port, goneSlug } = inject('site')

/** The built site of the project (start-site.ts). It is read-only: no test changes another one's data. */
export const site: RequestTarget = {
  origin: `http://127.0.0.1:${port}`,
  request: (path, options) => requestAt(port, path, options)
}

/** A product that is no longer sold. */
export const goneProduct = `/product/${goneSlug}`

/** Opens a page of the project's site as a browser without scripts does. */
export const open = (path: string, screen: Screen = 'phone'): Promise<PlainPage> =>
  openPage(site, path, { screen })

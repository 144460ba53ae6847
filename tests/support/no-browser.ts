import type { RequestContext } from '#server/core/http/context.ts'

/** A request that comes from no browser; its answer's headers can be read afterwards. */
export const noBrowser = (): RequestContext => ({
  id: 'test',
  ip: '127.0.0.1',
  userAgent: 'test',
  cookies: {},
  headers: new Headers(),
  origin: 'http://localhost',
  isHttps: false,
  answerHeaders: new Headers()
})

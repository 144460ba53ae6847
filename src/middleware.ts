import { defineMiddleware } from 'astro:middleware'

import { takePage } from '#server/core/page/limits.ts'

/** Runs before a page is rendered, and therefore not for kept pages: what is not rendered is not counted. */
export const onRequest = defineMiddleware(async (context, next) => {
  const isFailed = context.routePattern === '/500'
  const wait = isFailed ? undefined : await takePage(context.request)
  if (wait === undefined) return next()
  context.locals.limited = { seconds: wait, address: context.url.pathname + context.url.search }
  return next('/429')
})

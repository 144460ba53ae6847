import { get } from 'node:http'

import type { Services } from '#server/core/platform/services.ts'

/**
 * Asks this process for its home page, so that the first visitor does not wait for what is loaded and cached on the
 * way. It asks under the site's own name: under another one the page would be refused.
 */
export async function warmUp({ config, log }: Services): Promise<void> {
  const host = config.host === '0.0.0.0' ? '127.0.0.1' : config.host
  const name = config.siteUrl ? new URL(config.siteUrl).host : `localhost:${config.port}`
  await new Promise<void>(resolve => {
    get({ host, port: config.port, headers: { host: name } }, page => {
      page.resume().once('close', resolve)
    }).once('error', error => {
      log.warn({ error }, 'warm up')
      resolve()
    })
  })
}

import { get } from 'node:http'

import { readPlaces } from '#server/address/places.ts'
import type { Services } from '#server/core/platform/services.ts'

/**
 * Asks this process for its home page, so that the first visitor does not wait for what is loaded and cached on the
 * way. It asks under the site's own name: under another one the page would be rejected. The places of the country are
 * read behind it: nobody waits for them but who looks for one meanwhile.
 */
export async function warmUp({ config, log, db, background }: Services): Promise<void> {
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
  if (!config.apiBackendUrl) background.run(() => readPlaces(db))
}

import { get } from 'node:http'

import { readPlaces } from '#server/address/places.ts'
import type { Services } from '#server/core/platform/services.ts'

/**
 * Requests the home page of this process, so that the first visitor does not wait for modules and caches. Uses the
 * site's own host name, because the request would be rejected under another one. The regions are then loaded in the
 * background.
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

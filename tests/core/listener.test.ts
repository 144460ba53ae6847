import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import { pino } from 'pino'
import { expect, it, onTestFinished, vi } from 'vitest'

import { requestListener } from '#server/core/http/listener.ts'
import { readConfig } from '#server/core/platform/config.ts'
import type { Services } from '#server/core/platform/services.ts'

import { testEnvironment } from '../support/environment.ts'
import { requestAt } from '../support/request.ts'

it('[ops-391] an uncaught request error is logged and ends only that request; a proxy that is not believed is warned of once', async () => {
  const log = pino({ level: 'silent' })
  const logged = vi.spyOn(log, 'error')
  const warned = vi.spyOn(log, 'warn')
  const broken = new Error('broken')
  const server = createServer(
    requestListener({
      services: { config: readConfig(testEnvironment('')), log } as Services,
      api: () => false,
      serveCachedPage: () => false,
      files: (_req, _res, next) => next(),
      async handler(req, res) {
        const { url } = req as { url: string }
        if (url === '/broken') throw broken
        ;(res as { end: (text: string) => void }).end('page')
      }
    })
  )
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const request = (path: string) => requestAt(port, path, { headers: { host: 'localhost' } })
  await expect(request('/broken')).rejects.toThrow('socket hang up')
  expect(logged.mock.calls).toEqual([[{ error: broken }, 'request failed past the pages']])
  expect(await request('/')).toMatchObject({ status: 200, body: 'page' })
  expect(warned).not.toHaveBeenCalled()
  for (const address of ['36.80.1.1', '36.80.1.2'])
    await requestAt(port, '/', { headers: { host: 'localhost', 'x-forwarded-for': address } })
  expect(warned).toHaveBeenCalledOnce()
})

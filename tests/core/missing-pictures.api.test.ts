import { afterEach, describe, expect, it } from 'vitest'

import { coreErrors } from '#lib/core/schema/errors.ts'
import { ApiException } from '#server/core/api-exception.ts'

import { useWorld } from '../support/world.ts'

const world = useWorld()
afterEach(() => {
  delete world().services.drawFile
})

const look = (path: string, method = 'GET') =>
  world().app.request(`http://localhost/media/${path}`, { method, headers: { host: 'localhost' } })

describe('[core-221, core-222] a picture that is missing in the storage', () => {
  it('is drawn for its request, stored, and cached for a year', async () => {
    const { storage } = world().services
    const requested: string[] = []
    world().services.drawFile = async file => {
      requested.push(file)
      if (file.includes('unknown')) return false
      await storage.put(file, new TextEncoder().encode('drawn'))
      return true
    }
    const first = await look('products/fresh-a-320.webp')
    expect([first.status, await first.text()]).toEqual([200, 'drawn'])
    expect(first.headers.get('cache-control')).toContain('immutable')
    expect((await look('products/fresh-a-320.webp')).status).toBe(200)
    expect(requested).toEqual(['media/products/fresh-a-320.webp'])
    const unknown = await look('products/unknown-a-320.webp')
    expect([unknown.status, unknown.headers.get('cache-control')]).toEqual([404, 'no-store'])
  })

  it('is 404 if nothing draws it, and not cached', async () => {
    for (const path of [
      'products/never-a-320.webp',
      'products/never.txt',
      'traces/a-320.webp',
      '../x.webp'
    ]) {
      const answer = await look(path)
      expect(answer.status, path).toBe(404)
    }
    expect((await look('products/never-a-320.webp', 'HEAD')).headers.get('cache-control')).toBe('no-store')
  })

  it('is 503 with the seconds to wait if too many wait, also for an error class of another copy of the code', async () => {
    class Other extends Error {
      error = { ...coreErrors.busy, details: { retry_after: 2 } }
    }
    for (const error of [
      new ApiException({ ...coreErrors.busy, details: { retry_after: 2 } }),
      new Other()
    ]) {
      world().services.drawFile = () => Promise.reject(error)
      const answer = await look('products/waits-a-320.webp')
      expect(answer.status).toBe(503)
      expect(answer.headers.get('cache-control')).toBe('no-store')
      expect(answer.headers.get('retry-after')).toBe('2')
    }
  })
})

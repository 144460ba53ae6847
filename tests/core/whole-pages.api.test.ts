import { Hono } from 'hono'
import { expect, it } from 'vitest'

import { pageFailed, wholePages } from '#server/core/page-cache/whole-pages.ts'

import { useWorld } from '../support/world.ts'

useWorld({ LOG_LEVEL: 'silent' })

const answerTo = async (page: () => Response) => {
  const app = new Hono()
  app.use(wholePages)
  app.use(() => Promise.resolve(page()))
  app.onError(pageFailed)
  const response = await app.request('http://localhost/')
  return { status: response.status, body: await response.text() }
}

it('an empty failure becomes a whole page with a retry link', async () => {
  const { status, body } = await answerTo(() => new Response(null, { status: 500 }))
  expect(status).toBe(500)
  expect(body).toContain('Coba lagi')
  expect(body).toContain('</html>')
})

it('an uncaught error becomes one too: 503 if the database is lost', async () => {
  const lost = Object.assign(new Error('lost'), { code: 'CONNECTION_ENDED' })
  for (const [error, expected] of [
    [lost, 503],
    [new Error('bug'), 500]
  ] as const) {
    const { status, body } = await answerTo(() => {
      throw error
    })
    expect(status).toBe(expected)
    expect(body).toContain('Coba lagi')
  }
})

it('a failure with a page of its own is left unchanged', async () => {
  expect(await answerTo(() => new Response('own', { status: 503 }))).toEqual({ status: 503, body: 'own' })
})

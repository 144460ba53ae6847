import { describe, expect, it } from 'vitest'

import { useWorld } from '../support/world.ts'

const world = useWorld()

async function request(method: string, path: string) {
  const response = await world().app.request(`http://localhost${path}`, { method })
  const body = (await response.json()) as { status: number; error: { code: string } }
  return { status: response.status, code: body.error.code, allow: response.headers.get('allow') }
}

describe('an API path', () => {
  it.each([
    ['PUT', '/api/v1/buyer/product', 'GET, HEAD'],
    ['POST', '/api/v1/buyer/product/some-slug', 'GET, HEAD'],
    ['GET', '/api/v1/auth/login', 'POST'],
    ['OPTIONS', '/api/v1/buyer/cart/add', 'POST'],
    ['GET', '/api/v1/payment/notification', 'POST'],
    ['POST', '/api/v1/openapi.json', 'GET, HEAD']
  ])('[core-2] lists its allowed methods: %s %s', async (method, path, allow) => {
    expect(await request(method, path)).toEqual({ status: 405, code: 'method_not_allowed', allow })
  })

  it.each(['/api/v1/nowhere', '/API/V1/buyer/product', '/Api', '/api', '/api/v2/buyer/product'])(
    "[core-2] %s is no page, but the envelope's not found",
    async path => {
      for (const method of ['GET', 'POST']) {
        expect(await request(method, path)).toEqual({ status: 404, code: 'no_such_endpoint', allow: null })
      }
    }
  )
})

describe('[ops-1] a disabled console', () => {
  it('does not exist under any method', async () => {
    const { operators } = world().services.config
    const before = [...operators]
    operators.clear()
    for (const method of ['GET', 'POST'])
      expect((await request(method, '/api/v1/ops/clock')).status).toBe(404)
    for (const [token, name] of before) operators.set(token, name)
    expect((await request('GET', '/api/v1/ops/clock')).status).toBe(405)
  })
})

describe('an answer', () => {
  it('[core-1] is an envelope; an error has a code, a text and a message per field', async () => {
    const person = world().person()
    const listed = await person.send('GET /buyer/product', { per_page: 2 })
    expect(await listed.json()).toEqual({
      success: true,
      status: 200,
      message: expect.any(String),
      data: [expect.any(Object), expect.any(Object)],
      meta: { page: 1, per_page: 2, total: 60, total_pages: 30 }
    })
    const rejected = await person.send('POST /auth/login', { auth: 'siapa' })
    const text = 'Format email atau nomor telepon tidak valid'
    expect(await rejected.json()).toEqual({
      success: false,
      status: 422,
      message: 'Data yang dikirim belum benar. Periksa kembali isian Anda.',
      data: null,
      meta: null,
      error: { code: 'invalid_input', fields: { auth: text } }
    })
  })
})

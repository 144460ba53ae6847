import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import postgres from 'postgres'

import { readConfig } from '#server/core/platform/config.ts'
import { sha256 } from '#server/core/platform/crypto.ts'
import { openPglite } from '#server/core/db/pglite.ts'

import { type OwnRead, ownReads } from './signed-in.ts'

// The yardstick of `npm run bench`: the same work by Hono and plain SQL, without validation, cache or compression.

const { databaseUrl, databaseFolder, port, host } = readConfig()
const pool = databaseUrl ? postgres(databaseUrl, { max: 10 }) : undefined
const embedded = pool ? undefined : await openPglite(databaseFolder)

const query = async (text: string, ...parameters: (string | number)[]): Promise<unknown[]> =>
  pool
    ? pool.unsafe(text, parameters, { prepare: true })
    : (await embedded!.client.query(text, parameters)).rows

const card = 'select id, slug, name, min_price, max_price, photo_path, rating, sold from products'
/** Its search vector, with an index of its own: the marketplace has none in its database. */
const names = `to_tsvector('simple', name)`
await query(`create index if not exists yardstick_names on products using gin (${names})`)
const accessHashOf = (cookie = '') => sha256(/access=([^;]+)/.exec(cookie)?.[1] ?? '')
const app = new Hono()
app.get('/ready', c => c.text('ready'))
app.get('/list', async c => {
  const from = (Number(c.req.query('page')) - 1) * 20
  return c.json(
    await query(
      `${card} where is_active order by rank desc nulls last, id desc nulls last limit 20 offset $1`,
      from
    )
  )
})
app.get('/detail/:slug', async c => {
  const [product] = await query('select * from products where slug = $1', c.req.param('slug'))
  return c.json({ product })
})
app.get('/search', async c => {
  const words = c.req.query('keyword') ?? ''
  const found = `${names} @@ plainto_tsquery('simple', $1)`
  return c.json(
    await query(`${card} where is_active and ${found} order by rank desc nulls last limit 20`, words)
  )
})
app.get('/own/:what', async c => {
  const { plain } = ownReads[c.req.param('what') as OwnRead]
  return c.json(await query(plain, accessHashOf(c.req.header('cookie'))))
})
app.post('/cart', async c => {
  const { product_id, product_detail_id, qty } = await c.req.json<Record<string, number>>()
  const put = `insert into cart_lines (user_id, shop_id, product_id, product_detail_id, qty, created_at)
    select s.user_id, p.shop_id, p.id, $2, $3, now() from products p, sessions s
    where p.id = $1 and s.access_hash = $4
    on conflict (user_id, product_detail_id) where not is_buy_now
    do update set qty = cart_lines.qty + excluded.qty returning id`
  return c.json(await query(put, product_id!, product_detail_id!, qty!, accessHashOf(c.req.header('cookie'))))
})
const server = serve({ fetch: app.fetch, port, hostname: host })
process.once('SIGTERM', () => server.close(() => void (pool?.end() ?? embedded!.close())))

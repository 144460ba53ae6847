import { parseArgs } from 'node:util'

import postgres from 'postgres'

import { signatureHeaders } from '#lib/core/api/signature.ts'
import { seedDatabase } from '#demo/seed.ts'
import { buildApp } from '#server/app.ts'
import { setServices } from '#server/core/platform/services.ts'

import { explainAll, type Statement } from './explain.ts'
import { fillChats } from './many-chats.ts'
import { openSessions } from './open-session.ts'
import { openScratchServices, opsToken } from './scratch-services.ts'

// `npm run bench:chat-plans`: the cost of every list and thread of chat for PostgreSQL on large tables, by EXPLAIN
// ANALYZE, for the buyer, the shop and the thread that have the most. `ms` is the whole answer at the eighth time,
// when PostgreSQL has settled for a plan without looking at the parameters. With --verbose the slowest statement of
// each request is printed.

const { values } = parseArgs({
  options: {
    conversations: { type: 'string', default: '200000' },
    messages: { type: 'string', default: '2000000' },
    only: { type: 'string', default: '' },
    verbose: { type: 'boolean', default: false }
  }
})

const keywords = {
  common: 'semen',
  some: 'minggu depan',
  rare: 'langka',
  none: 'tidakada',
  short: 'ya',
  name: 'a1b2'
}
const searches = Object.values(keywords).map(keyword => `keyword=${encodeURIComponent(keyword)}`)
const pages = ['', '?page=4', '?filter=unread', ...searches.map(search => `?${search}`)]
const thread = ['', '?page=200', '?before={middle}', '?after={middle}', '?after={late}']
const asked = {
  buyer: [
    ...pages.map(query => `GET buyer/conversation${query}`),
    'GET buyer/conversation?id={thread}',
    'GET buyer/conversation/user/0',
    ...thread.map(query => `GET buyer/conversation/{thread}${query}`),
    'POST buyer/conversation/read/{thread}'
  ],
  shop: [...pages.map(query => `GET ops/conversation${query}`), 'GET ops/conversation/{shopThread}'],
  operator: [
    ...pages.map(query => `GET ops/conversation${query}`),
    'GET ops/conversation?filter=reported',
    'GET ops/conversation?id={thread}',
    'GET ops/conversation/{thread}',
    'POST ops/conversation/{thread}/read'
  ]
}

/** A request that takes so long is not repeated. */
const hopelessMs = 2_000
const { scratch, config, services, sql } = await openScratchServices('chat_plans')
try {
  await seedDatabase(services, { products: 500, regions: 'sample', pictures: false })
  const counts = { conversations: Number(values.conversations), messages: Number(values.messages) }
  const begun = performance.now()
  // On a connection of its own, without the timeout of requests.
  const filling = postgres(scratch.url, { max: 1, onnotice: () => undefined })
  const many = await fillChats(filling, counts).finally(() => filling.end())
  await services.connection.exec('vacuum analyze')
  console.log(`Filled in ${Math.round((performance.now() - begun) / 1000)} s`, counts, await sizes())
  setServices(services)
  const app = buildApp()
  const send = async (name: string, headers: Record<string, string>) => {
    const [method = '', path = ''] = name.split(' ')
    const answer = await app.request(`http://localhost/api/v1/${path}`, {
      method,
      headers: {
        host: 'localhost',
        origin: 'http://localhost',
        ...signatureHeaders(config.signatureKey, Date.now()),
        ...headers
      }
    })
    const text = await answer.text()
    if (!answer.ok && values.verbose) console.log(name, text)
    return { status: answer.status, text }
  }
  const [token] = await openSessions(services.db, [many.buyerId], services.clock.now())
  const ops = { authorization: `Bearer ${opsToken}` }
  const issued = await send(`POST ops/shop/${many.shopId}/token`, ops)
  const shopToken = (JSON.parse(issued.text) as { data: { token: string } }).data.token
  const headersOf = {
    buyer: { cookie: `access=${token}` },
    shop: { authorization: `Bearer ${shopToken}` },
    operator: ops
  }
  const [at] = await sql`
    select (select min(id) from conversations where shop_id = ${many.shopId})::text as "shopThread",
      percentile_disc(0.5) within group (order by id)::text as middle, (max(id) - 20)::text as late
    from messages where conversation_id = ${many.threadId}`
  const places = { ...at, thread: String(many.threadId) } as Record<string, string>
  const statements: Statement[] = []
  ;(sql.options as { debug?: unknown }).debug = (_: number, text: string, parameters: unknown[]) =>
    void statements.push({ text, parameters })
  const rows = []
  for (const who of ['buyer', 'shop', 'operator'] as const) {
    for (const request of asked[who].filter(name => `${who} ${name}`.includes(values.only))) {
      const name = request.replaceAll(/\{(\w+)\}/g, (_, place: string) => places[place] ?? '')
      let [status, ms] = [0, 0]
      for (let time = 0; time < 8 && ms < hopelessMs; time += 1) {
        statements.length = 0
        const sent = performance.now()
        ;({ status } = await send(name, headersOf[who]))
        ms = Math.round(performance.now() - sent)
      }
      const { slowest, ...cost } = await explainAll(sql, statements.splice(0))
      rows.push({ who, request, status, ms, ...cost })
      if (values.verbose) console.log(`\n${who} ${request}\n${slowest}`)
    }
  }
  console.table(rows)
} finally {
  setServices(undefined)
  await services.close()
  await scratch.drop()
}

async function sizes() {
  const found = await sql<{ name: string; size: string }[]>`
    select relname as name, pg_size_pretty(pg_relation_size(oid)) as size from pg_class
    where relkind in ('r', 'i') and relname ~ '^(messages|conversations)' and pg_relation_size(oid) > 1e6`
  return Object.fromEntries(found.map(({ name, size }) => [name, size]))
}

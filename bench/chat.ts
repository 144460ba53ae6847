import { loadavg } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'

import { WebSocket } from 'ws'

import { findPostgres, findRedis } from '../tests/support/postgres.ts'
import {
  type Chatter,
  type Child,
  openChatMarket,
  opsToken,
  signatureKey,
  startChild
} from './chat-market.ts'
import { type ChatClients, chatClients } from './chat-sockets.ts'
import { highest, raise, type Step } from './rising-rate.ts'

// `npm run bench:chat`: how many messages a second the API server takes and delivers, from a buyer's POST to the socket
// of the one who reads that thread, beside a bare websocket server that sends messages back; and the memory of 2,000
// sockets. Buyers and readers are this process. On PostgreSQL (TEST_POSTGRES_URL, with Redis where there is one), or
// with --embedded. Exits with 1 where the sockets take more memory than their limit.

const { values } = parseArgs({
  options: {
    buyers: { type: 'string', default: '200' },
    sockets: { type: 'string', default: '2000' },
    seconds: { type: 'string', default: '8' },
    embedded: { type: 'boolean', default: false }
  }
})
const buyers = Number(values.buyers)
const sockets = Number(values.sockets)
const seconds = Number(values.seconds)
/** MB that the sockets may add. */
const maxAddedMb = 300
const rates = [10, 20, 40, 60, 80, 100, 125, 150, 175, 200, 250, 300, 350, 400, 500, 600, 800, 1000]
const echoRates = [1, 5, 10, 20, 30, 40, 50, 60, 80, 100].map(thousand => thousand * 1000)
const operator = { authorization: `Bearer ${opsToken}` }
const buyer = ({ token }: Chatter) => ({ cookie: `access=${token}` })
const text = 'Halo kak, apakah semen 50 kg masih ada? Kirim ke proyek hari ini bisa?'

const url = values.embedded ? undefined : await findPostgres()
if (!url && !values.embedded) throw new Error('No PostgreSQL answers at TEST_POSTGRES_URL; or --embedded')
const load = loadavg()[0] ?? 0
const redisUrl = url && (await findRedis())
const market = await openChatMarket(Math.max(buyers, sockets), url ? { url, redisUrl } : undefined)
const name = url ? `PostgreSQL${redisUrl ? ' and Redis' : ''}` : 'PGlite'
console.log(`${name}, ${buyers} buyers, load average ${load.toFixed(1)} at the start`)
try {
  const added = sockets > 0 ? await weighSockets(market.chatters.slice(0, sockets)) : 0
  const steps = await withServer((child, clients) =>
    measureMessages(child, clients, market.chatters.slice(0, buyers))
  )
  const bare = await measureEcho()
  const [best, bareBest] = [highest(steps), highest(bare)]
  console.log(
    `Highest sustained: ${best?.rate ?? 0} messages a second (p50 ${best?.p50} ms, p99 ${best?.p99} ms); ` +
      `bare echo ${bareBest?.rate ?? 0} (p50 ${bareBest?.p50} ms, p99 ${bareBest?.p99} ms)`
  )
  if (added > maxAddedMb) {
    console.error(`Over the limit: ${sockets} sockets added ${added} MB, limit ${maxAddedMb} MB`)
    process.exitCode = 1
  }
} finally {
  await market.drop()
}

async function withServer<T>(work: (child: Child, clients: ChatClients) => Promise<T>): Promise<T> {
  const child = await market.start()
  const clients = chatClients(child.port, signatureKey)
  try {
    return await work(child, clients)
  } finally {
    clients.close()
    await child.stop()
  }
}

/** MB that open sockets add: each a buyer's on its own channel, before and after one message to each. */
async function weighSockets(chatters: readonly Chatter[]): Promise<number> {
  return withServer(async (child, clients) => {
    await clients.call(undefined, 'GET', '/ready')
    await pause(5_000)
    const before = child.memoryMb()
    let heard = 0
    const open = await inTurns(chatters, one =>
      clients.listen(buyer(one), `private-user.${one.buyerId}`, event => {
        if (event === 'conversation') heard += 1
      })
    )
    await pause(5_000)
    const joined = child.memoryMb()
    await inTurns(chatters, ({ conversationId }) =>
      clients.value(operator, 'POST', `/api/v1/ops/conversation/${conversationId}/send`, { message: text })
    )
    for (let waited = 0; heard < chatters.length && waited < 20_000; waited += 100) await pause(100)
    await pause(5_000)
    const after = child.memoryMb()
    console.log(
      `${chatters.length} sockets: ${before} MB before, ${joined} MB joined, ${after} MB after one message to each ` +
        `(${heard} heard); ${Math.max(joined, after) - before} MB added, limit ${maxAddedMb}`
    )
    shut(open)
    if (heard < chatters.length) throw new Error(`${chatters.length - heard} sockets heard nothing`)
    return Math.max(joined, after) - before
  })
}

/** Buyers write in turn; each thread is read by an operator on a socket of its own. */
async function measureMessages(
  child: Child,
  { call, listen }: ChatClients,
  chatters: readonly Chatter[]
): Promise<Step[]> {
  let arrive = (_n: number) => {}
  const open = await inTurns(chatters, ({ conversationId }) =>
    listen(operator, `private-conversation.${conversationId}`, (event, data) => {
      if (event === 'message.created') arrive(Number((data as { client_id: string }).client_id))
    })
  )
  const usage = usageOf(child)
  const steps = await raise({
    rates,
    seconds,
    async send(n) {
      const chatter = chatters[n % chatters.length]!
      const path = `/api/v1/buyer/conversation/send/${chatter.conversationId}`
      const { status, body } = await call(buyer(chatter), 'POST', path, {
        message: text,
        client_id: String(n)
      })
      if (status !== 200) throw new Error(`${status} ${body}`)
    },
    onArrival: arrived => void (arrive = arrived)
  })
  shut(open)
  print('Messages', steps, usage())
  return steps
}

async function measureEcho(): Promise<Step[]> {
  const child = await startChild('bench/echo.ts')
  let arrive = (_n: number) => {}
  const open = await Promise.all(
    Array.from({ length: buyers }, () => {
      const socket = new WebSocket(`ws://127.0.0.1:${child.port}`, { perMessageDeflate: false })
      socket.on('message', (raw: Buffer) =>
        arrive(Number((JSON.parse(String(raw)) as { client_id: string }).client_id))
      )
      return new Promise<WebSocket>((resolve, reject) => {
        socket.on('open', () => resolve(socket))
        socket.on('error', reject)
      })
    })
  )
  const usage = usageOf(child)
  const steps = await raise({
    rates: echoRates,
    seconds,
    send: async n => open[n % open.length]!.send(JSON.stringify({ message: text, client_id: String(n) })),
    onArrival: arrived => void (arrive = arrived)
  })
  shut(open)
  print('Bare echo', steps, usage())
  await child.stop()
  return steps
}

/** Shares of a core that the server and this process take from now on. */
function usageOf({ cpuSeconds }: Child) {
  const used = () => ({ server: cpuSeconds(), client: cpuOfThis(), at: performance.now() / 1000 })
  const before = used()
  return () => {
    const now = used()
    const share = (kind: 'server' | 'client') =>
      `${Math.round(((now[kind] - before[kind]) / (now.at - before.at)) * 100)} %`
    return `of a core over all steps: server ${share('server')}, this process ${share('client')}`
  }
}

function cpuOfThis(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

function print(title: string, steps: readonly Step[], usage: string): void {
  console.log(`\n${title} (${usage})`)
  console.table(steps)
}

function shut(open: readonly WebSocket[]): void {
  for (const socket of open) {
    socket.removeAllListeners('close')
    socket.terminate()
  }
}

/** The same for all, twenty at a time. */
async function inTurns<T, R>(list: readonly T[], work: (one: T) => Promise<R>): Promise<R[]> {
  const done: R[] = []
  const left = list.entries()
  await Promise.all(
    Array.from({ length: 20 }, async () => {
      for (const [i, one] of left) done[i] = await work(one)
    })
  )
  return done
}

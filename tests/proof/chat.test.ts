import { asc, eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest'

import { messages } from '#server/chat/schema.ts'
import { setServices } from '#server/core/platform/services.ts'
import { startServices } from '#server/start-services.ts'

import { openBuyer, openOperator, type Writer } from '../support/chat-windows.ts'
import { writeTo } from '../support/chatting.ts'
import { copyMarket } from '../support/copied-market.ts'
import { isLong, seedOf, sized, timeout } from '../support/long.ts'
import type { Buyer } from '../support/market.ts'
import { randomOf } from '../support/random.ts'
import { redisUrl } from '../support/redis.ts'
import { SiteInFront } from '../support/site-in-front.ts'

/** Messages that each side writes. */
const count = sized(15, 200)
/** A killed process's claims are free after a minute of the market's clock (D44). */
const leaseSeconds = 120
/** Milliseconds that a side may take to be whole again: browsers try again after up to a minute. */
const recovery = timeout

const databaseUrl = inject('template').databaseUrl
type Place = { where: string; processes: number; redis?: string }
const onPostgres: Place = { where: 'two processes on PostgreSQL', processes: 2 }
const all: Place[] = databaseUrl
  ? [
      onPostgres,
      ...(redisUrl ? [{ where: 'two processes on PostgreSQL and Redis', processes: 2, redis: redisUrl }] : [])
    ]
  : [{ where: 'one process on the embedded database', processes: 1 }]
/** The short sample runs in one of them. */
const places = isLong ? all : all.slice(-1)

/** What may happen to a side's connection, or to the process behind it. */
const faults = ['offline', 'gone', 'silent', 'unanswered', 'dropped', 'moved', 'killed'] as const
type Fault = (typeof faults)[number]
/** Those of the short sample, once: an answer to each side is lost, and a process. */
const few: readonly Fault[] = ['unanswered', 'unanswered', 'killed']
type Side = 0 | 1
const otherSide = (side: Side): Side => (side === 0 ? 1 : 0)

type Chat = { site: SiteInFront; sides: readonly [Writer, Writer]; written: readonly [string[], string[]] }

let copied: Awaited<ReturnType<typeof copyMarket>>
let buyer: Buyer
let conversation: number
let site: SiteInFront | undefined
let sides: readonly Writer[] = []

beforeEach(async () => {
  copied = await copyMarket(async market => {
    buyer = await market.buyer()
    conversation = await writeTo(buyer, market.shopId, { message: 'beli 000' })
  })
}, timeout)
afterEach(async () => {
  await Promise.all(sides.map(side => side.close()))
  await site?.stop()
  await copied.drop()
}, timeout)
afterAll(() => setServices(undefined))

async function open(processes: number, redis?: string): Promise<Chat> {
  site = await SiteInFront.start(copied.config, processes, redis)
  const { address, ways } = site
  const opened = [
    await openBuyer({ address, port: ways[0].port }, buyer.person.cookies, conversation),
    await openOperator({ address, port: ways[1].port }, conversation)
  ] as const
  sides = opened
  return { site, sides: opened, written: [['beli 000'], []] }
}

async function begin({ site, sides }: Chat, side: Side, fault: Fault): Promise<void> {
  const way = site.ways[side]
  if (fault === 'killed') return site.kill(way)
  if (fault === 'moved') site.move(way)
  if (fault === 'moved' || fault === 'dropped') return way.set('open')
  if (fault !== 'offline') return way.set(fault)
  await Promise.all([sides[side].page.context().setOffline(true), way.set('gone')])
}

async function end({ site, sides }: Chat, side: Side): Promise<void> {
  await site.whole()
  await site.ways[side].set('open')
  await sides[side].page.context().setOffline(false)
}

/** Waits until nothing waits on either side and both show all that was written; sends again what was not sent. */
async function rest({ site, sides, written }: Chat): Promise<void> {
  await vi.waitFor(
    async () => {
      await sides[1].act(() => undefined)
      expect(await Promise.all(sides.map(side => side.isDone()))).toEqual([true, true])
    },
    { timeout: recovery, interval: 200 }
  )
  await site.pass(leaseSeconds)
  const last = written.map(texts => texts.at(-1)).filter(text => text !== undefined)
  await vi.waitFor(
    async () => {
      for (const side of sides) {
        const shown = (await side.shown()).flat()
        for (const text of last) expect(shown).toContain(text)
      }
    },
    { timeout: recovery, interval: 500 }
  )
}

/** Both sides write in turns that the seed decides, while connections and processes fail. Returns the faults. */
async function writeThroughFaults(chat: Chat, seed: number): Promise<Record<Fault, number>> {
  const { sides, written } = chat
  const random = randomOf(seed)
  const happened = Object.fromEntries(faults.map(fault => [fault, 0])) as Record<Fault, number>
  let current: { side: Side; steps: number } | undefined
  let pause = 2 + random.below(4)
  let kinds = [...sized(few, faults)]
  /** Who writes next in any case: into a fault that has just begun. */
  let due: Side | undefined
  const lastSide = new Map<Fault, Side>()
  const step = async () => {
    if (current) {
      current.steps -= 1
      if (current.steps > 0) return
      await end(chat, current.side)
      current = undefined
      pause = sized(4, 1) + random.below(sized(4, 10))
      if (random.below(2) === 0) await rest(chat)
      return
    }
    pause -= 1
    if (pause > 0) return
    // Each kind once, in another order each time.
    if (kinds.length === 0 && isLong) kinds = [...faults]
    const [kind] = kinds.splice(random.below(kinds.length), 1)
    if (!kind) return
    // Each kind befalls one side after the other.
    const before = lastSide.get(kind)
    const side = before === undefined ? (random.below(2) as Side) : otherSide(before)
    lastSide.set(kind, side)
    current = { side, steps: 1 + random.below(sized(3, 6)) }
    due = side
    happened[kind] += 1
    await begin(chat, current.side, kind)
  }
  const next = (side: Side, word: string) => () => {
    const texts = written[side]
    const number = texts.length + (side === 1 ? 1 : 0)
    if (number > count) return undefined
    const text = `${word} ${String(number).padStart(3, '0')}`
    texts.push(text)
    return text
  }
  const writers = [next(0, 'beli'), next(1, 'jual')] as const
  while (written[0].length <= count || written[1].length < count) {
    await step()
    const side = random.below(2) as Side
    const other = otherSide(side)
    // Nobody is more than ten messages ahead: both write until the end.
    const isAhead = written[side].length > written[other].length + 10 && written[other].length < count
    const turn = due ?? (isAhead ? other : side)
    due = undefined
    await sides[turn].act(writers[turn])
  }
  if (current) await end(chat, current.side)
  return happened
}

async function storedTexts(): Promise<string[]> {
  const services = await startServices(copied.config)
  const rows = await services.db
    .select({ text: messages.message })
    .from(messages)
    .where(eq(messages.conversationId, conversation))
    .orderBy(asc(messages.id))
  await services.close()
  return rows.map(({ text }) => text)
}

/** Each window is a part of the thread without gap or repetition, and together they are all of it. */
function expectAll(who: string, windows: readonly string[][], stored: readonly string[]): void {
  let reached = 0
  for (const shown of windows) {
    const from = stored.indexOf(shown[0] ?? '')
    expect(shown, who).toEqual(stored.slice(from, from + shown.length))
    expect(from, who).toBeLessThanOrEqual(reached)
    reached = Math.max(reached, from + shown.length)
  }
  expect(reached, who).toBe(stored.length)
}

describe('a chat through cut connections and killed servers', () => {
  it.each(places)(
    '[chat-21, chat-24, chat-25, chat-26, ops-43, ops-45] has each message once and in order, in $where',
    async ({ where, processes, redis }) => {
      const seed = seedOf(`chat, ${where}`)
      const chat = await open(processes, redis)
      const happened = await writeThroughFaults(chat, seed)
      await rest(chat)
      const windows = await Promise.all(chat.sides.map(side => side.shown()))
      const waiting = await chat.sides[0].page.getByText('Belum terkirim', { exact: true }).count()
      await Promise.all(sides.map(side => side.close()))
      sides = []
      await site?.stop()
      site = undefined

      const stored = await storedTexts()
      const [fromBuyer, fromOperator] = chat.written
      expect(stored.filter(text => text.startsWith('beli'))).toEqual(fromBuyer)
      expect(stored.filter(text => text.startsWith('jual'))).toEqual(fromOperator)
      expect(stored).toHaveLength(2 * count + 1)
      expectAll('the buyer', windows[0]!, stored)
      expectAll('the operator', windows[1]!, stored)
      expect(waiting).toBe(0)
      process.stdout.write(`chat, ${where}: ${stored.length} messages, ${JSON.stringify(happened)}\n`)
    },
    timeout
  )
})

import { setTimeout as pause } from 'node:timers/promises'

/** One step: what was sent and arrived in a second, and ms from sending to arrival. */
export type Step = {
  rate: number
  sent: number
  arrived: number
  p50: number
  p99: number
  failed: number
  isSustained: boolean
}

const tickMs = 10
/** Ms that messages may take to arrive after the last one was sent. */
const drainMs = 10_000
/** A step is sustained while its 99th percentile stays below this, in ms. */
const maxP99 = 1_000
/** And while this share of the rate is sent, and arrives before the step ends. */
const minShare = 0.95

export type Course = {
  rates: readonly number[]
  seconds: number
  /** Sends a message of this number; rejects where it was not taken. */
  send: (n: number) => Promise<void>
  /** Is called once, with what notes an arrival by its message's number. */
  onArrival: (arrived: (n: number) => void) => void
}

/**
 * Sends at each rate for some seconds, whether or not earlier messages have arrived, until a rate is not sustained
 * twice: others may have used the machine the first time. The first rate is sent once more before, to warm up.
 * Times count from when a message was due: one that waits in the sender is late as well.
 */
export async function raise({ rates, seconds, send, onArrival }: Course): Promise<Step[]> {
  const due = new Map<number, number>()
  let late: number[] = []
  let arrivedInStep = 0
  let isRunning = false
  onArrival(n => {
    const since = due.get(n)
    if (since === undefined) return
    due.delete(n)
    late.push(performance.now() - since)
    if (isRunning) arrivedInStep += 1
  })
  const steps: Step[] = []
  let last = 0
  let hasFailed = false
  for (const [at, rate] of [rates[0]!, ...rates.flatMap(one => [one, one])].entries()) {
    const isWarmUp = at === 0
    if (steps.at(-1)?.rate === rate && !hasFailed) continue
    late = []
    let [failed, sent] = [0, 0]
    arrivedInStep = 0
    isRunning = true
    const begun = performance.now()
    for (let now = begun; now < begun + seconds * 1000; now = performance.now()) {
      const wanted = Math.floor(((now - begun) / 1000) * rate)
      for (; sent < wanted; sent += 1) {
        const n = (last += 1)
        due.set(n, begun + (sent / rate) * 1000)
        send(n).catch(() => {
          failed += 1
          due.delete(n)
        })
      }
      await pause(tickMs)
    }
    const tookSeconds = (performance.now() - begun) / 1000
    isRunning = false
    const arrived = arrivedInStep
    for (let waited = 0; due.size > 0 && waited < drainMs; waited += tickMs) await pause(tickMs)
    failed += due.size
    due.clear()
    if (isWarmUp) continue
    late.sort((a, b) => a - b)
    const quantile = (share: number) =>
      Math.round((late[Math.floor((late.length - 1) * share)] ?? Number.NaN) * 10) / 10
    const step = {
      rate,
      sent: Math.round(sent / tookSeconds),
      arrived: Math.round(arrived / tookSeconds),
      p50: quantile(0.5),
      p99: quantile(0.99),
      failed
    }
    const isSustained =
      failed === 0 && step.p99 < maxP99 && Math.min(sent, arrived) / tookSeconds >= rate * minShare
    steps.push({ ...step, isSustained })
    if (!isSustained && hasFailed) break
    hasFailed = !isSustained
  }
  return steps
}

/** The highest rate that was sustained, with its times; undefined if the first was not. */
export const highest = (steps: readonly Step[]): Step | undefined =>
  steps.findLast(({ isSustained }) => isSustained)

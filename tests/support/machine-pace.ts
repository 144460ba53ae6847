import { availableParallelism, loadavg } from 'node:os'

/** How long the sample below takes on an idle core of the machine on which the tests' time limits were chosen, ms. */
const referenceMs = 400
const maxPace = 12

/**
 * How many times longer work takes now than on the machine on which the tests' time limits were chosen, from 1 to 12:
 * its cores are slower, or shared. Measured once a run; workers inherit it.
 */
const machinePace: number = Number((process.env['TEST_PACE'] ??= String(measure())))

/** A time limit of tests on this machine, ms. It stops what would never end. */
export const scaled = (ms: number): number => Math.round(ms * machinePace)

/**
 * The slower of two: a sample of work, and the number of processes that recently waited for each core. A scheduler
 * lets a newcomer run before long-running processes: beside eight busy loops on two cores a sample took 1.9 times as
 * long, and the tests after it five to ten times.
 */
function measure(): number {
  const waiting = Math.max(...loadavg()) / availableParallelism()
  return Math.min(maxPace, Math.max(1, sample() / referenceMs, waiting))
}

/* oxlint-disable tests/no-wall-clock -- the pace of the machine is what is measured; no test asserts it */
/** Milliseconds of work like that of a page and its server: objects, texts, memory. */
function sample(): number {
  const rows = Array.from({ length: 2_000 }, (_, id) => ({ id, name: `Semen ${id}`, price: id * 1_000 }))
  const before = process.hrtime.bigint()
  for (let round = 0; round < 400; round += 1) JSON.parse(JSON.stringify(rows))
  return Number(process.hrtime.bigint() - before) / 1e6
}

import { randomInt } from 'node:crypto'

import { scaled } from './machine-pace.ts'

/** Whether a proof runs in full: `npm run test:long -- {name}`. `npm test` runs a short sample of each. */
export const isLong = process.env['LONG'] === '1'

/** A value of a proof, usually a count: the short sample's or the full one's. */
export const sized = <T = number>(short: T, full: T): T => (isLong ? full : short)

/** Milliseconds that a proof may take: a minute on idle cores, or an hour in full. */
export const timeout = scaled(sized(60_000, 60 * 60_000))

/** The seed of this run: a fresh one, or LONG_SEED to repeat a failure. It is printed with the proof's name. */
export function seedOf(name: string): number {
  const seed = Number(process.env['LONG_SEED'] ?? randomInt(2 ** 31))
  process.stdout.write(`${name}: seed ${seed}\n`)
  return seed
}

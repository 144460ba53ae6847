/** A figure from 0 up to 1 that is always the same for a text: FNV-1a, whose bits are then mixed. */
export function chance(seed: string): number {
  let hash = 0x81_1c_9d_c5
  for (let at = 0; at < seed.length; at += 1) {
    hash = Math.imul(hash ^ seed.charCodeAt(at), 0x01_00_01_93)
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85_eb_ca_6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2_b2_ae_35)
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32
}

/** Minutes of a pause: at least `from`, less than `to`. */
export type Pause = readonly [from: number, to: number]

/** When somebody acts who takes a while since a time: always the same for a seed. Milliseconds since 1970. */
export const actsAt = (seed: string, since: number, [from, to]: Pause, slowness = 1): number =>
  since + Math.round((from + chance(seed) * (to - from)) * slowness * 60_000)

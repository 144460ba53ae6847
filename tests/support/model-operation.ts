/**
 * The effect of an operation for the model, in the possible order of concurrent effects: what begins, steps, arrivals,
 * ends and complaints, closed accounts.
 */
export type Effect = { rank: 0 | 1 | 2 | 3 | 4; apply: () => void }

export type Operation = {
  /** Whether the model allows it; checked when nothing else runs. */
  expected: () => string
  run: () => Promise<{ code: string; effects: Effect[] }>
}

/** What a random choice draws from. */
export type Draw = { below: (n: number) => number; pick: <T>(of: readonly T[]) => T; next: () => number }

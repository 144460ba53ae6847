/** The effect of an operation for the model, in the possible order of concurrent effects. */
export type Effect = { rank: 0 | 1 | 2 | 3; apply: () => void }

export type Operation = {
  /** Whether the model allows it; checked when nothing else runs. */
  expected: () => string
  run: () => Promise<{ code: string; effects: Effect[] }>
}

/** What a random choice draws from. */
export type Draw = { below: (n: number) => number; pick: <T>(of: readonly T[]) => T; next: () => number }

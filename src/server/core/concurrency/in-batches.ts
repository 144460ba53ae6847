type Call<T, R> = { one: T; resolve: (result: R) => void; reject: (error: unknown) => void }

/**
 * Makes one call of several that come while an earlier one is under way: the first begins at once, those that come
 * meanwhile wait for it and are then done together. `work` returns a result for each, in their order; what it throws fails all of them.
 */
export function inBatches<T, R>(work: (list: readonly T[]) => Promise<readonly R[]>): (one: T) => Promise<R> {
  let waiting: Call<T, R>[] = []
  let isRunning = false
  const run = async () => {
    isRunning = true
    while (waiting.length > 0) {
      const calls = waiting
      waiting = []
      try {
        const results = await work(calls.map(({ one }) => one))
        for (const [at, { resolve }] of calls.entries()) resolve(results[at]!)
      } catch (error) {
        for (const { reject } of calls) reject(error)
      }
    }
    isRunning = false
  }
  return one =>
    new Promise((resolve, reject) => {
      waiting.push({ one, resolve, reject })
      if (!isRunning) void run()
    })
}

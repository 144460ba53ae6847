type Call<T, R> = { one: T; resolve: (result: R) => void; reject: (error: unknown) => void }

/**
 * Makes one call of several that come while an earlier one is under way: the first begins at once, those that come
 * meanwhile wait for it and are then done together. `work` returns a result for each, in their order. If it throws for
 * several, each of them is done alone, once, so that one that fails does not fail the others: it must bear to be repeated.
 */
export function inBatches<T, R>(work: (list: readonly T[]) => Promise<readonly R[]>): (one: T) => Promise<R> {
  let waiting: Call<T, R>[] = []
  let isRunning = false
  const attempt = async (calls: readonly Call<T, R>[]): Promise<void> => {
    try {
      const results = await work(calls.map(({ one }) => one))
      for (const [at, { resolve }] of calls.entries()) resolve(results[at]!)
    } catch (error) {
      if (calls.length === 1) calls[0]!.reject(error)
      else for (const call of calls) await attempt([call])
    }
  }
  const run = async () => {
    isRunning = true
    while (waiting.length > 0) {
      const calls = waiting
      waiting = []
      await attempt(calls)
    }
    isRunning = false
  }
  return one =>
    new Promise((resolve, reject) => {
      waiting.push({ one, resolve, reject })
      if (!isRunning) void run()
    })
}

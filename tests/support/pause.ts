/**
 * Milliseconds between two checks of a polling loop, or that a fake clock has to pass. Never the time that something
 * is given to happen: an assertion waits for the event itself.
 */
export const pause = (ms: number): Promise<void> =>
  new Promise(resolve => {
    setTimeout(() => resolve(), ms)
  })

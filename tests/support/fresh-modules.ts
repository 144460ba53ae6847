// Its dates extend those of the moment at which it is loaded: a file that loads it under a clock of its own would leave
// them to the files after it in the same process.
import '@date-fns/tz'
import { vi } from 'vitest'

/** Files of unit tests share a process, not the browser of the file before, nor what its stores still hold. */
vi.unstubAllGlobals()
vi.resetModules()

// The browser's own cryptography answers in its own time, which a clock that a test moves does not wait for.
vi.mock('#lib/core/api/sign-in-browser.ts', async () => {
  const { signatureHeaders } = await import('#lib/core/api/signature.ts')
  return {
    signInBrowser: (...asked: Parameters<typeof signatureHeaders>) =>
      Promise.resolve(signatureHeaders(...asked))
  }
})

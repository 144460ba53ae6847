// Its dates extend those of the moment at which it is loaded: a file that loads it under a fake clock would leave
// them to later files in the same process.
import '@date-fns/tz'
import { vi } from 'vitest'

/** Files of unit tests share a process, but not the previous file's browser, nor the state of its stores. */
vi.unstubAllGlobals()
vi.resetModules()

// WebCrypto answers asynchronously in real time, which a fake clock does not wait for.
vi.mock('#lib/core/api/sign-in-browser.ts', async () => {
  const { signatureHeaders } = await import('#lib/core/api/signature.ts')
  return {
    signInBrowser: (...input: Parameters<typeof signatureHeaders>) =>
      Promise.resolve(signatureHeaders(...input))
  }
})

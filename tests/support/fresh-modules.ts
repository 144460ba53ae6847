import { vi } from 'vitest'

/** Files of unit tests share a process, not the browser of the file before, nor what its stores still hold. */
vi.unstubAllGlobals()
vi.resetModules()

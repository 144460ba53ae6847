import { Person } from './person.ts'
import { startSiteProcess } from './site-process.ts'

/** A storefront process in front of a backend: the real server with the built pages and no database. */
export type Storefront = { port: number; dataDir: string; person: () => Person; stop: () => Promise<void> }

export async function startStorefront(options: {
  port: number
  backendPort: number
  dataDir: string
  /** Its timeout for the backend, ms. */
  timeout: number
  /** Further configuration. */
  environment?: Record<string, string>
}): Promise<Storefront> {
  const { port, backendPort, dataDir, timeout, environment } = options
  const address = `http://localhost:${port}`
  const { stop } = await startSiteProcess({
    PORT: String(port),
    SITE_URL: address,
    DATA_DIR: dataDir,
    API_BACKEND_URL: `http://127.0.0.1:${backendPort}`,
    // The configured maximum.
    ANSWER_TIMEOUT_MS: String(Math.min(timeout, 60_000)),
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'silent',
    ...environment
  })
  const app = {
    request: (target: string | URL | Request, init?: RequestInit) => {
      const { pathname, search } = new URL(String(target))
      const headers = new Headers(init?.headers)
      headers.set('origin', address)
      return fetch(`${address}${pathname}${search}`, { redirect: 'manual', ...init, headers })
    }
  }
  return {
    port,
    dataDir,
    // It signs with the storefront's key, as a browser does.
    person: () => new Person(app, 'test-signature-key'),
    stop
  }
}

declare module 'autocannon' {
  type Request = { method: string; path: string; headers?: Record<string, string>; body?: string }
  type Options = {
    url: string
    connections: number
    duration?: number
    /** Number of requests, instead of a duration. */
    amount?: number
    /** Requests per second, over all connections. */
    overallRate?: number
    requests: { setupRequest: (request: Request) => Request }[]
  }
  type Outcome = {
    requests: { average: number; total: number }
    /** Seconds that it took. */
    duration: number
    latency: { p50: number; p99: number }
    non2xx: number
    errors: number
    /** Responses by status. */
    statusCodeStats: Record<string, { count: number }>
  }
  export default function autocannon(options: Options): Promise<Outcome>
}

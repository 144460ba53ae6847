import type { Logger } from 'pino'

/** Ms before work that failed begins again, doubled by each further failure. */
const firstWaitMs = 1_000
const maxWaitMs = 60_000

/**
 * Work behind searches, which are answered meanwhile: one run at a time. What fails is logged once per kind until a run
 * succeeds, and begins again after 1 s, 2 s … up to a minute. There is no timer: a later search begins it.
 */
export class WorkBehind {
  readonly #log: Pick<Logger, 'error' | 'info'>
  readonly #job: string
  readonly #work: () => Promise<void>
  #isDue = false
  #isRunning = false
  #failures = 0
  #notBefore = 0
  readonly #logged = new Set<string>()

  constructor(log: Pick<Logger, 'error' | 'info'>, job: string, work: () => Promise<void>) {
    this.#log = log
    this.#job = job
    this.#work = work
  }

  /** Asks for a run, if none is going on: it begins at once, or after the wait of an earlier failure. */
  begin(): void {
    if (this.#isRunning) return
    this.#isDue = true
    this.goOn()
  }

  /** Begins a run that was asked for and has not succeeded, once its wait is over. */
  goOn(): void {
    if (!this.#isDue || this.#isRunning || performance.now() < this.#notBefore) return
    this.#isRunning = true
    this.#isDue = false
    this.#work()
      .then(() => this.#noteSuccess())
      .catch((error: unknown) => this.#noteFailure(error))
      .finally(() => (this.#isRunning = false))
  }

  #noteSuccess(): void {
    if (this.#failures > 0) this.#log.info({ job: this.#job }, 'job succeeded again')
    this.#failures = 0
    this.#notBefore = 0
    this.#logged.clear()
  }

  #noteFailure(error: unknown): void {
    this.#isDue = true
    this.#notBefore = performance.now() + Math.min(firstWaitMs * 2 ** this.#failures, maxWaitMs)
    this.#failures += 1
    const kind = kindOf(error)
    if (this.#logged.has(kind)) return
    this.#logged.add(kind)
    this.#log.error({ error, job: this.#job }, 'job failed')
  }
}

/** What is behind an error: its code, or what it says. What wraps it names a statement with its parameters. */
function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error.cause instanceof Error) return kindOf(error.cause)
  const { code } = error as { code?: unknown }
  return typeof code === 'string' ? code : error.message
}

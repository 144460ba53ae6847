import type { Connect, Connection, ConnectionEvents } from './tab-messages.ts'

/** Maximum of other tabs whose channels are joined, and of channels of one. */
const maxTabs = 50
const maxChannels = 20

/** The socket of the leading tab: joins what the browser's tabs request. */
export class LeadingSocket {
  readonly #connect: Connect
  readonly #events: ConnectionEvents & { closed: (channel: string) => void }
  #connection: Connection | undefined
  #state: 'idle' | 'connecting' | 'closed' = 'idle'
  /** It did not open, and the browser may come online. */
  #isWaiting = false
  readonly #joined = new Set<string>()
  #own: readonly string[] = []
  readonly #others = new Map<string, readonly string[]>()

  constructor(connect: Connect, events: ConnectionEvents & { closed: (channel: string) => void }) {
    this.#connect = connect
    this.#events = events
  }

  readonly #again = () => {
    this.#isWaiting = false
    void this.open()
  }

  /** Opens the socket; repeat it where library or configuration did not load. Once open, it reconnects by itself. */
  async open(): Promise<void> {
    if (this.#state !== 'idle' || this.#connection) return
    this.#state = 'connecting'
    const { opened, broken, received } = this.#events
    const isOpen = () => this.#state !== 'closed'
    const connection = await this.#connect({
      opened: channel => isOpen() && opened(channel),
      broken: () => isOpen() && broken(),
      received: (channel, event, data) => isOpen() && received(channel, event, data)
    }).catch(() => undefined)
    if (!isOpen()) return connection?.close()
    this.#state = 'idle'
    this.#connection = connection
    if (connection) return this.#update()
    if (!this.#isWaiting) window.addEventListener('online', this.#again, { once: true })
    this.#isWaiting = true
  }

  close(): void {
    this.#state = 'closed'
    this.#connection?.close()
  }

  /** The channels that this tab wants now. */
  want(channels: readonly string[]): void {
    this.#own = channels
    this.#update()
  }

  /** The channels that another tab wants now. */
  serve(tab: string, channels: readonly string[]): void {
    this.#others.delete(tab)
    if (channels.length > 0) this.#others.set(tab, channels.slice(0, maxChannels))
    const [oldest] = this.#others.keys()
    if (this.#others.size > maxTabs && oldest !== undefined) this.#others.delete(oldest)
    this.#update()
  }

  #update(): void {
    const connection = this.#connection
    if (!connection) return
    const wanted = new Set([...this.#own, ...[...this.#others.values()].flat()])
    for (const channel of [...this.#joined].filter(one => !wanted.has(one))) {
      this.#joined.delete(channel)
      connection.leave(channel)
      this.#events.closed(channel)
    }
    for (const channel of wanted) {
      if (this.#joined.has(channel)) continue
      this.#joined.add(channel)
      connection.join(channel)
    }
  }
}

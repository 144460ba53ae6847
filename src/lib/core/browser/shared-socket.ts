import { LeadingSocket } from './leading-socket.ts'
import { refetchWhileSeen } from './refetch.ts'
import { type Locks, TabElection } from './tab-election.ts'
import type { ChannelListener, Connect, TabChannel, TabMessage } from './tab-messages.ts'

type Ports = {
  connect: Connect
  /** Without locks and a channel between tabs, each tab has its own socket. */
  locks: Locks | undefined
  openTabChannel: (() => TabChannel) | undefined
  /** Another tab ended the session of this name. */
  ended: () => void
}

/** Milliseconds between two questions of a visible tab whether the leader is alive, and for its answer. */
const checkEveryMs = 20_000
const answerMs = 5_000

type Life = {
  tab: string
  channel: TabChannel | undefined
  election: TabElection | undefined
  stop: () => void
}

/**
 * One socket for all tabs of a browser: the leading tab holds it, joins the channels of all tabs and passes its events
 * on. When the leader is closed, in the back/forward cache or frozen, another tab leads (chat-31, chat-32).
 */
export class SharedSocket {
  readonly #name: string
  readonly #ports: Ports
  readonly #listeners = new Map<string, Set<ChannelListener>>()
  /** The open channels, whichever tab wanted them. */
  #open = new Set<string>()
  /** Undefined while this tab takes no part. */
  #life: Life | undefined
  #leading: LeadingSocket | undefined
  #answerTimeout: ReturnType<typeof setTimeout> | undefined

  constructor(name: string, ports: Ports) {
    this.#name = name
    this.#ports = ports
  }

  /** Listens to a channel; returns the function that stops it. */
  join(channel: string, listener: ChannelListener): () => void {
    const listeners = this.#listeners.get(channel) ?? new Set()
    this.#listeners.set(channel, listeners.add(listener))
    if (listeners.size === 1) this.#request()
    if (this.#open.has(channel)) {
      queueMicrotask(() => this.#open.has(channel) && listeners.has(listener) && listener.opened())
    }
    return () => {
      listeners.delete(listener)
      if (listeners.size > 0 || this.#listeners.get(channel) !== listeners) return
      this.#listeners.delete(channel)
      this.#request()
    }
  }

  /** Takes part, as the leader or behind it. */
  start(): void {
    if (this.#life) return
    const { locks, openTabChannel } = this.#ports
    const tab = String(Math.random())
    if (!locks || !openTabChannel) {
      this.#life = { tab, channel: undefined, election: undefined, stop: () => undefined }
      return this.#lead()
    }
    const channel = openTabChannel()
    channel.addEventListener('message', ({ data }) => this.#receive(data as TabMessage))
    const results = { won: () => this.#lead(), lost: () => this.#follow() }
    const election = new TabElection(this.#name, locks, results)
    this.#life = { tab, channel, election, stop: refetchWhileSeen(() => this.#request(), checkEveryMs) }
    election.stand()
    this.#request()
  }

  /** Takes no part: the page is left or frozen, or its person is gone. Another tab leads. */
  stop(): void {
    const life = this.#life
    if (!life) return
    if (!this.#leading) life.channel?.postMessage({ type: 'request', tab: life.tab, channels: [] })
    this.#life = undefined
    life.stop()
    clearTimeout(this.#answerTimeout)
    this.#leading?.close()
    this.#leading = undefined
    this.#show([])
    // After the socket is closed: the next leader opens its own.
    life.election?.resign()
    life.channel?.close()
  }

  /** The person is gone: ends it in all tabs. */
  end(): void {
    this.#post({ type: 'end' })
    this.stop()
  }

  /** Tries again to open a socket that could not be opened. */
  retry(): void {
    void this.#leading?.open()
  }

  #lead(): void {
    clearTimeout(this.#answerTimeout)
    this.#show([])
    this.#leading = new LeadingSocket(this.#ports.connect, {
      opened: channel => this.#publish([...this.#open, channel]),
      closed: channel => this.#publish([...this.#open].filter(one => one !== channel)),
      broken: () => this.#publish([]),
      received: (channel, event, data) => {
        this.#post({ type: 'event', channel, event, data })
        this.#deliver(channel, event, data)
      }
    })
    this.#leading.want([...this.#listeners.keys()])
    void this.#leading.open()
    this.#post({ type: 'state', open: [], isNewLeader: true })
  }

  /** Another tab took over while this one was frozen. */
  #follow(): void {
    this.#leading?.close()
    this.#leading = undefined
    this.#show([])
    this.#request()
  }

  /** Requests this tab's channels; a leader that does not answer is replaced. */
  #request(): void {
    const life = this.#life
    if (!life) return
    const channels = [...this.#listeners.keys()]
    if (this.#leading) return this.#leading.want(channels)
    this.#post({ type: 'request', tab: life.tab, channels })
    // A hidden tab has slow timers, and may be frozen next.
    if (document.hidden) return
    clearTimeout(this.#answerTimeout)
    this.#answerTimeout = setTimeout(() => life.election?.stand(true), answerMs)
  }

  #receive(message: TabMessage): void {
    if (!this.#life) return
    if (message.type === 'end') {
      this.stop()
      return this.#ports.ended()
    }
    if (this.#leading) {
      if (message.type !== 'request') return
      this.#leading.serve(message.tab, message.channels)
      return this.#publish([...this.#open])
    }
    if (message.type === 'event') return this.#deliver(message.channel, message.event, message.data)
    if (message.type !== 'state') return
    clearTimeout(this.#answerTimeout)
    this.#show(message.open)
    if (message.isNewLeader) this.#request()
  }

  /** Of the leader: tells all tabs which channels are open. */
  #publish(open: readonly string[]): void {
    this.#show(open)
    this.#post({ type: 'state', open: [...this.#open] })
  }

  #post(message: TabMessage): void {
    this.#life?.channel?.postMessage(message)
  }

  /** Tells this tab's listeners which channels have opened or closed. */
  #show(open: readonly string[]): void {
    const before = this.#open
    this.#open = new Set(open)
    for (const [channel, listeners] of this.#listeners) {
      if (before.has(channel) === this.#open.has(channel)) continue
      for (const listener of listeners) {
        if (this.#open.has(channel)) listener.opened()
        else listener.closed()
      }
    }
  }

  #deliver(channel: string, event: string, data: unknown): void {
    for (const listener of this.#listeners.get(channel) ?? []) listener.received(event, data)
  }
}

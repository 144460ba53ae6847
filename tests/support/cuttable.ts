import { connect, createServer, type Server, type Socket } from 'node:net'
import type { AddressInfo } from 'node:net'

type Mode = 'open' | 'silent' | 'unanswered' | 'ending' | 'gone'

/**
 * A dependency (Redis, PostgreSQL, the site) behind a connection that a test can cut: 'open' forwards everything,
 * 'silent' accepts everything and answers nothing, 'unanswered' forwards everything and loses the answers, 'ending'
 * ends every connection at once, 'gone' rejects connections. A change ends open connections, as a stop does.
 */
export class Cuttable {
  /** Connections so far. */
  tries = 0
  #mode: Mode = 'gone'
  #server: Server | undefined
  #port = 0
  #target: { host: string; port: number } | undefined
  readonly #sockets = new Set<Socket>()

  /** Without a target nothing can be forwarded: such a dependency is silent or gone. */
  constructor(target?: URL, standardPort = 0) {
    this.#target = target && { host: target.hostname, port: Number(target.port) || standardPort }
  }

  get isSilent(): boolean {
    return this.#mode === 'silent'
  }

  get port(): number {
    return this.#port
  }

  /** What new connections lead to: another process has taken over. */
  lead(port: number): void {
    this.#target = { host: '127.0.0.1', port }
  }

  async set(mode: Mode): Promise<void> {
    await this.#close()
    this.#mode = mode
    if (mode === 'gone') return
    this.#server = createServer(socket => this.#accept(socket))
    await new Promise<void>(resolve => this.#server?.listen(this.#port, '127.0.0.1', resolve))
    this.#port = (this.#server.address() as AddressInfo).port
  }

  /** From now on nothing is answered, also on open connections. */
  fallSilent(): void {
    this.#mode = 'silent'
  }

  #accept(socket: Socket): void {
    this.tries += 1
    this.#hold(socket)
    if (this.#mode === 'ending') return void socket.destroy()
    if (this.#mode === 'silent' || !this.#target) return
    const there = connect(this.#target)
    this.#hold(there)
    // A target that is dead is noticed by who connects.
    there.on('error', () => socket.destroy())
    const pass = (from: Socket, to: Socket, modes: readonly Mode[]) =>
      from.on('data', bytes => void (modes.includes(this.#mode) && to.write(bytes))).on('end', () => to.end())
    pass(socket, there, ['open', 'unanswered'])
    pass(there, socket, ['open'])
  }

  #hold(socket: Socket): void {
    this.#sockets.add(socket)
    socket.on('close', () => this.#sockets.delete(socket)).on('error', () => undefined)
  }

  async #close(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy()
    await new Promise<void>(resolve => (this.#server ? this.#server.close(() => resolve()) : resolve()))
    this.#server = undefined
  }

  stop(): Promise<void> {
    return this.set('gone')
  }
}

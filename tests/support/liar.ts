import { type AddressInfo, createServer, type Socket } from 'node:net'

import { onTestFinished } from 'vitest'

/** A server that accepts connections and sends any bytes on them; it ends with the test. Returns its port. */
export async function openLiar(talk: (socket: Socket) => void): Promise<number> {
  const open = new Set<Socket>()
  const server = createServer(socket => {
    open.add(socket)
    socket.on('close', () => open.delete(socket)).on('error', () => undefined)
    talk(socket)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(async () => {
    for (const socket of open) socket.destroy()
    await new Promise(resolve => server.close(resolve))
  })
  return (server.address() as AddressInfo).port
}

/** Sends one text repeatedly while the connection is open, as fast as it is read. */
export function sayForEver(socket: Socket, text: string): void {
  // In few large pieces: many small ones would keep this process from reading them.
  const much = text.repeat(Math.ceil(8_192 / text.length))
  const say = () => {
    while (!socket.destroyed && socket.write(much));
  }
  socket.on('drain', say)
  say()
}

/** Sends a little now and then: no silence is long enough to count as one. */
export function trickle(socket: Socket, text: string): void {
  const drip = setInterval(() => socket.write(text), 20)
  socket.on('close', () => clearInterval(drip))
}

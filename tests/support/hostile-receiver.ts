import { type AddressInfo, createServer, type Socket } from 'node:net'

import { onTestFinished } from 'vitest'

/** A receiver that speaks raw bytes: what it does with each connection once a request has begun on it. */
export async function openHostile(answer: (socket: Socket) => void) {
  const open = new Set<Socket>()
  let requests = 0
  const server = createServer(socket => {
    open.add(socket)
    socket.on('close', () => open.delete(socket))
    // The other side hangs up on it: that is what it deserves.
    socket.on('error', () => undefined)
    socket.once('data', () => {
      requests += 1
      answer(socket)
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(async () => {
    open.forEach(socket => socket.destroy())
    await new Promise(resolve => server.close(resolve))
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    requests: () => requests,
    /** Connections that nobody has closed yet. */
    connections: () => open.size,
    /** Hangs up on everybody. */
    close: () => open.forEach(socket => socket.destroy())
  }
}

/** Writes the same again and again, as fast as the other side reads, until that hangs up. */
export function pour(socket: Socket, text: string): void {
  const more = () => {
    while (!socket.destroyed && socket.write(text));
  }
  socket.on('drain', more)
  more()
}

/** Writes a little again and again, until the other side hangs up. */
export function drip(socket: Socket, text: string): void {
  const timer = setInterval(() => socket.write(text), 10)
  socket.once('close', () => clearInterval(timer))
}

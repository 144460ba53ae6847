import type { AddressInfo } from 'node:net'

import { WebSocketServer } from 'ws'

// The yardstick of `npm run bench:chat`: a bare websocket server that sends every message back. It tells its parent the
// port, and ends with it.

const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false })
server.on('connection', socket => {
  socket.on('error', () => socket.terminate())
  socket.on('message', (raw, isBinary) => socket.send(raw, { binary: isBinary }))
})
server.on('listening', () => process.send?.(server.address() as AddressInfo))
process.on('disconnect', () => process.exit())

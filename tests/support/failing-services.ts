import { Cuttable } from './cuttable.ts'
import { openLiar, sayForEver } from './liar.ts'

/** A service with only this answer; returns its port. */
export const answering = (head: string, body = ''): Promise<number> =>
  openLiar(
    socket =>
      void socket.once('data', () => socket.end(`HTTP/1.1 ${head}\r\nconnection: close\r\n\r\n${body}`))
  )

async function goneAfterSilence(): Promise<number> {
  const wire = new Cuttable()
  await wire.set('silent')
  await wire.set('gone')
  return wire.port
}

/** HTTP services that misbehave whatever the request: their behaviour, and how to open one. */
export const failingServices: [string, () => Promise<number>][] = [
  ['is gone', goneAfterSilence],
  ['is silent', () => openLiar(() => undefined)],
  ['ends every connection', () => openLiar(socket => socket.destroy())],
  ['speaks another protocol', () => openLiar(socket => socket.end('220 halo\r\n'))],
  ['is broken', () => answering('500 Broken', '<html>')],
  ['has too much to do', () => answering('429 Slow down')],
  ['never ends its headers', () => openLiar(socket => sayForEver(socket, 'HTTP/1.1 200 OK\r\nx: y\r\n'))]
]

import { chmod, rm } from 'node:fs/promises'
import { createServer, type Server, type Socket } from 'node:net'
import { createInterface } from 'node:readline'

import type { Logger } from 'pino'

import type { Connection } from '#server/core/db/connect.ts'
import { ownerOnly } from '#server/core/files/own-folder.ts'
import { backupSocketAddress } from './backup-socket-address.ts'
import { backupSession } from './session.ts'

/** Milliseconds until a client must send its first command: until then it blocks other backups. */
const silentMs = 10_000
/** Milliseconds after its last command at which a client that neither continues nor leaves is disconnected. */
const maxMs = 60 * 60 * 1000
/** Maximum clients that are connected at once; one is served, the others are rejected. */
const copiers = 4
/** Maximum bytes of a client in all; its three commands are shorter. */
const maxBytes = 100

export type BackupSocket = {
  /** Whether a backup is under way: meanwhile no upload and no write-ahead log is removed. */
  isOpen: () => boolean
  close: () => Promise<void>
}

type SocketOptions = {
  dataDir: string
  run: NonNullable<Connection['session']>
  /** Holds back the removal of uploads until the returned function is called. */
  holdFiles: () => () => Promise<void>
  log: Logger
}

/**
 * Lets another process of this machine copy the database while this one works with it. The client sends `begin`, `end`
 * and, once it has the uploads too, `confirm`; an unfinished backup ends with its connection. Only commands are sent:
 * the client reads the files itself.
 */
export async function openBackupSocket(options: SocketOptions): Promise<BackupSocket> {
  const address = backupSocketAddress(options.dataDir)
  let serving: Promise<void> | undefined
  if (!address) {
    options.log.warn(
      { dataDir: options.dataDir },
      'no backup while running: the name of DATA_DIR is too long'
    )
    return { isOpen: () => false, close: async () => undefined }
  }
  const sockets = new Set<Socket>()
  const server = createServer(socket => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
    if (serving) return void socket.end(line({ rejected: 'Another backup is under way.' }))
    serving = serve(socket, options)
      .catch((error: unknown) => options.log.error({ error }, 'backup'))
      .finally(() => (serving = undefined))
  })
  server.maxConnections = copiers
  // A killed process leaves its socket behind; holding the database's lock proves that it is gone.
  if (process.platform !== 'win32') await rm(address, { force: true })
  await listen(server, address)
  if (process.platform !== 'win32') await chmod(address, ownerOnly.file)
  server.unref()
  return {
    isOpen: () => serving !== undefined,
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise(resolve => server.close(resolve))
      await serving
    }
  }
}

const line = (said: object) => `${JSON.stringify(said)}\n`

async function serve(socket: Socket, { run, holdFiles, log }: SocketOptions): Promise<void> {
  const session = backupSession(run)
  const letGo = holdFiles()
  let keep = giveUpAfter(socket, silentMs)
  const words = createInterface({ input: socket })
  // Ends the commands of a client that is gone, however its connection ended.
  socket.once('close', () => words.close())
  socket.on('error', () => undefined)
  socket.on('data', () => socket.bytesRead > maxBytes && socket.destroy())
  try {
    for await (const word of words) {
      log.info({ word }, 'backup')
      keep()
      keep = giveUpAfter(socket, maxMs)
      if (word === 'begin') socket.write(line(await session.begin()))
      else if (word === 'end') socket.write(line(await session.end()))
      else if (word === 'confirm') socket.write(line({}))
      else break
    }
  } finally {
    keep()
    socket.destroy()
    await session.release().finally(letGo)
  }
}

/** Closes the connection after a timeout, unless the returned function is called before. */
function giveUpAfter(socket: Socket, ms: number): () => void {
  const timeout = AbortSignal.timeout(ms)
  const giveUp = () => socket.destroy()
  timeout.addEventListener('abort', giveUp)
  return () => timeout.removeEventListener('abort', giveUp)
}

function listen(server: Server, address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(address, () => {
      server.off('error', reject)
      resolve()
    })
  })
}

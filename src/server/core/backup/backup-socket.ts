import { chmod, rm } from 'node:fs/promises'
import { createServer, type Server, type Socket } from 'node:net'
import { createInterface } from 'node:readline'

import type { Logger } from 'pino'

import type { Connection } from '#server/core/db/connect.ts'
import { ownerOnly } from '#server/core/files/own-folder.ts'
import { backupSocketAddress } from './backup-socket-address.ts'
import { backupSession } from './session.ts'

/** Milliseconds until a copier says its first word: the next one in the line waits for it. */
const silentMs = 10_000
/** Milliseconds after its last word at which a copier that neither goes on nor leaves is given up; it says three. */
const maxMs = 60 * 60 * 1000
/** Copiers that may knock at once; one is served, the others are told. */
const copiers = 4
/** All that a copier ever says is shorter. */
const maxBytes = 100

export type BackupSocket = {
  /** Whether a backup is under way: then no file is removed and no write-ahead log either. */
  isOpen: () => boolean
  close: () => Promise<void>
}

type SocketOptions = {
  dataDir: string
  run: NonNullable<Connection['session']>
  /** Keeps uploads from being removed, until what it answers is called. */
  holdFiles: () => () => Promise<void>
  log: Logger
}

/**
 * Lets another process of this machine copy the database while this one works with it. That one says `begin`, `end` and,
 * once it has the uploads too, `confirm`; what it does not end ends with its connection. Only words pass: the copier
 * reads the files itself.
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
  // One that was killed leaves its socket behind; the database's lock says that it is gone.
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
  // A copier that is gone shows as the end of its words, however it went.
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

/** Ends the connection after some time, unless what it answers is called before. */
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

import { createReadStream } from 'node:fs'
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, resolve, sep } from 'node:path'
import { Readable } from 'node:stream'

/** Where uploaded and drawn files live. Paths are relative, with forward slashes: 'reviews/ab12.webp'. */
export type Storage = {
  put: (path: string, bytes: Uint8Array) => Promise<void>
  /** The file, or undefined where there is none. It is opened when it is read: who only asks holds nothing. */
  open: (path: string) => Promise<{ size: number; read: () => ReadableStream<Uint8Array> } | undefined>
  remove: (path: string) => Promise<void>
}

/** Files in a folder of this machine. A file appears whole or not at all. */
export function diskStorage(folder: string): Storage {
  const locate = (path: string) => {
    const file = resolve(folder, path)
    return file.startsWith(resolve(folder) + sep) ? file : undefined
  }
  return {
    async put(path, bytes) {
      const file = locate(path)
      if (!file) throw new Error(`Outside of the storage: ${path}`)
      await mkdir(dirname(file), { recursive: true })
      const half = join(dirname(file), `.${process.pid}-${Math.random().toString(36).slice(2)}`)
      await writeFile(half, bytes, { flush: true })
      await rename(half, file)
    },
    async open(path) {
      const file = locate(path)
      const found = file ? await stat(file).catch(() => undefined) : undefined
      if (!file || !found?.isFile()) return undefined
      const read = () => Readable.toWeb(createReadStream(file)) as unknown as ReadableStream<Uint8Array>
      return { size: found.size, read }
    },
    async remove(path) {
      const file = locate(path)
      if (file) await rm(file, { force: true })
    }
  }
}

import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

import type { ProductDraft } from '#lib/import/draft.ts'
import type { ShopDraft } from '#lib/import/shop-draft.ts'

import { bounds } from './bounds.ts'
import { TableProblem } from './table-problem.ts'

type Message =
  | { kind: 'read'; format: 'own' | 'shopify'; rows: number; products: number; shops: ShopDraft[] }
  | { kind: 'slice'; drafts: ProductDraft[] }
  | { kind: 'problem'; text: string }

type Head = Omit<Extract<Message, { kind: 'read' }>, 'kind'>

const tooMuch = 'Berkas ini terlalu besar untuk dibaca. Bagi menjadi beberapa berkas, lalu unggah lagi.'

/**
 * Reads a table, and the one of shops that came with it, in a thread with bounds of memory and time, so that no file delays the
 * answers of this process or ends it.
 * `onHead` receives the shops, `onSlice` the products in order. Throws TableProblem.
 */
export async function readInThread(
  tables: { table: Uint8Array; shops?: Uint8Array | undefined },
  {
    onHead,
    onSlice
  }: { onHead: (head: Head) => Promise<void>; onSlice: (drafts: ProductDraft[]) => Promise<void> }
): Promise<void> {
  const worker = new Worker(new URL('./table-worker.ts', import.meta.url), {
    workerData: tables,
    // Neither the options of a test runner nor those of the server.
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: bounds.readerMb }
  })
  const timer = setTimeout(() => void worker.terminate(), bounds.readerMs)
  const next = () => receive(worker)
  try {
    const head = await next()
    if (head.kind !== 'read') throw new TableProblem(head.kind === 'problem' ? head.text : tooMuch)
    clearTimeout(timer)
    const { kind: _kind, ...facts } = head
    await onHead(facts)
    for (;;) {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
      worker.postMessage('next')
      const message = await next()
      if (message.kind !== 'slice' || message.drafts.length === 0) return
      await onSlice(message.drafts)
    }
  } finally {
    clearTimeout(timer)
    await worker.terminate()
  }
}

/** The next message of the thread; a TableProblem where it ended without one or ran out of memory. */
async function receive(worker: Worker): Promise<Message> {
  const ended = new AbortController()
  try {
    return await Promise.race([
      once(worker, 'message', ended).then(([message]) => message as Message),
      once(worker, 'exit', ended).then((): never => {
        throw new TableProblem(tooMuch)
      })
    ])
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY') throw new TableProblem(tooMuch)
    throw error
  } finally {
    ended.abort()
  }
}

import { availableParallelism } from 'node:os'
import { setImmediate } from 'node:timers/promises'

import type { Storage } from '#server/core/adapters/storage.ts'
import { workQueue } from '#server/core/concurrency/work-queue.ts'

import { filesOf, type Part } from './files.ts'
import { renderPart } from './render.ts'

/** Maximum of parts that requests wait for; a page shows some forty pictures. */
const maxRequested = 400
/** Seconds after which a browser may retry a picture when that queue is full. */
const retrySeconds = 2
/** Folders of the pictures. */
const folders = ['media/banners', 'media/products', 'media/reviews', 'media/shops']

type Options = {
  storage: Storage
  /** All parts, in the order in which the background draws them. */
  parts: readonly Part[]
  /** Parts drawn concurrently in the background. */
  atOnce: number
  onProgress?: (done: number, total: number) => void
}

export type Drawing = {
  /**
   * Draws and stores the part that contains this file; false if it is not a picture of the demo. Throws ApiException if
   * too many requests wait.
   */
  drawFile: (file: string) => Promise<boolean>
  /**
   * Draws everything that is missing in storage; false if it was stopped before the end. Later calls return the same
   * result.
   */
  drawAll: () => Promise<boolean>
  /** Stops drawAll after the pictures in progress. */
  stop: () => Promise<void>
}

/**
 * Draws the demo's pictures. Storage is the only state, so that an interrupted run can continue. Requested pictures
 * come before the background; concurrent requests for the same part share one drawing.
 */
export function startDrawing({ storage, parts, atOnce, onProgress }: Options): Drawing {
  const partOf = new Map(parts.flatMap(part => filesOf(part).map(file => [file, part] as const)))
  const underWay = new Map<Part, Promise<void>>()
  const drawn = new Set<Part>()
  const enqueue = workQueue({
    atOnce: availableParallelism(),
    maxWaiting: maxRequested,
    retrySeconds
  })
  const stopping = new AbortController()
  let background: Promise<boolean> | undefined
  const requested = new Set<Promise<void>>()

  const share = (part: Part, work: () => Promise<void>): Promise<void> => {
    const before = underWay.get(part)
    if (before) return before
    const drawing = work()
      .then(() => void drawn.add(part))
      .finally(() => underWay.delete(part))
    underWay.set(part, drawing)
    return drawing
  }
  const draw = (part: Part) => renderPart(storage, part)

  async function drawFile(file: string): Promise<boolean> {
    const part = partOf.get(file)
    if (!part) return false
    const drawing = share(part, () => enqueue(() => draw(part)))
    requested.add(drawing)
    try {
      await drawing
    } finally {
      requested.delete(drawing)
    }
    return true
  }

  async function drawMissing(): Promise<boolean> {
    const there = await storedFiles(storage)
    const missing = parts.filter(part => filesOf(part).some(file => !there.has(file)))
    let next = 0
    let done = 0
    const work = async () => {
      for (let part = missing[next++]; part && !stopping.signal.aborted; part = missing[next++]) {
        while (requested.size > 0) await Promise.allSettled(requested)
        const one = part
        if (!drawn.has(one)) await share(one, () => draw(one))
        done += 1
        onProgress?.(done, missing.length)
        // Making an SVG blocks the event loop: pending requests run in between.
        await setImmediate()
      }
    }
    await Promise.all(Array.from({ length: atOnce }, work))
    return done === missing.length
  }

  return {
    drawFile,
    drawAll: () => (background ??= drawMissing()),
    async stop() {
      stopping.abort()
      await background?.catch(() => undefined)
    }
  }
}

async function storedFiles(storage: Storage): Promise<Set<string>> {
  const found = new Set<string>()
  for (const folder of folders) {
    let after: string | undefined
    for (let isLast = false; !isLast;) {
      const page = await storage.list(folder, after)
      for (const { path } of page.files) found.add(path)
      after = page.files.at(-1)?.path
      isLast = page.isLast
    }
  }
  return found
}

import { expect, describe, it } from 'vitest'

import type { Storage } from '#server/core/adapters/storage.ts'
import type { Part } from '#demo/pictures/files.ts'
import { startDrawing } from '#demo/pictures/drawing.ts'

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8"/></svg>'

/** A storage in memory with writes that can be held, and pictures that report when they are drawn. */
function open(names: string[], stored: string[] = []) {
  const files = new Set(stored.map(fileOf))
  const begun: string[] = []
  const gates: (() => void)[] = []
  let isHeld = false
  const storage = {
    async put(path: string) {
      if (isHeld) await new Promise<void>(resolve => gates.push(resolve))
      files.add(path)
    },
    list: (folder: string) =>
      Promise.resolve({
        files: [...files]
          .filter(path => path.startsWith(`${folder}/`))
          .map(path => ({ path, changedAt: new Date() })),
        isLast: true
      })
  } as unknown as Storage
  const parts: Part[] = names.map(name => ({
    source: {
      path: `products/${name}`,
      canvas() {
        begun.push(name)
        return { svg, width: 8 }
      }
    },
    widths: [8]
  }))
  return {
    files,
    begun,
    drawing: startDrawing({ storage, parts, atOnce: 1 }),
    hold: () => (isHeld = true),
    /** Releases the held writes and all later ones. */
    release() {
      isHeld = false
      for (const gate of gates.splice(0)) gate()
    }
  }
}

const fileOf = (name: string) => `media/products/${name}-8.webp`
/** Returns once this many pictures have begun. */
async function minBegun(begun: string[], count: number): Promise<void> {
  while (begun.length < count) await new Promise(resolve => setImmediate(resolve))
}

describe("[core-221] the demo's pictures", () => {
  it('are drawn until all of them are stored; existing ones are not drawn again', async () => {
    const { drawing, files, begun } = open(['a', 'b', 'c'], ['b'])
    expect(await drawing.drawAll()).toBe(true)
    expect(begun).toEqual(['a', 'c'])
    expect([...files].toSorted()).toEqual(['a', 'b', 'c'].map(fileOf))
  })

  it("are drawn for requests, also for queued ones, before the background's", async () => {
    const requested = Array.from({ length: 20 }, (_, number) => `r${number}`)
    const { drawing, begun, hold, release } = open(['a', 'b', ...requested])
    hold()
    const all = drawing.drawAll()
    await minBegun(begun, 1)
    const drawn = requested.map(name => drawing.drawFile(fileOf(name)))
    await minBegun(begun, 2)
    release()
    await Promise.all([all, ...drawn])
    expect([begun[0], begun.at(-1), begun.length]).toEqual(['a', 'b', 22])
  })

  it('are drawn once for all concurrent requests, also while the background draws them', async () => {
    const { drawing, begun, hold, release } = open(['a', 'b'])
    hold()
    const all = drawing.drawAll()
    await minBegun(begun, 1)
    const drawn = ['a', 'b', 'b', 'b'].map(name => drawing.drawFile(fileOf(name)))
    await minBegun(begun, 2)
    release()
    expect(await Promise.all([all, ...drawn])).toEqual([true, true, true, true, true])
    expect(begun.toSorted()).toEqual(['a', 'b'])
  })

  it('are limited to known ones', async () => {
    const { drawing, begun } = open(['a'])
    expect(await drawing.drawFile('media/products/z-8.webp')).toBe(false)
    expect(await drawing.drawFile('media/products/a-9.webp')).toBe(false)
    expect(begun).toEqual([])
  })

  it('are rejected if too many wait, and none is lost by that', async () => {
    const names = Array.from({ length: 600 }, (_, number) => `n${number}`)
    const { drawing, hold, release } = open(names)
    hold()
    const drawn = names.map(name =>
      drawing.drawFile(fileOf(name)).catch((error: { error: { code: string } }) => error.error.code)
    )
    // A rejected request returns before anything was drawn.
    expect(await drawn.at(-1)).toBe('busy')
    release()
    const answers = await Promise.all(drawn)
    expect(answers.filter(answer => answer === true).length).toBeGreaterThan(300)
    expect(new Set(answers)).toEqual(new Set([true, 'busy']))
    expect(await drawing.drawFile(fileOf('n599'))).toBe(true)
  })

  it('stop after the current one; the next run continues there', async () => {
    const { drawing, begun, files, hold, release } = open(['a', 'b', 'c'])
    hold()
    const all = drawing.drawAll()
    await minBegun(begun, 1)
    const stopped = drawing.stop()
    release()
    await stopped
    expect([await all, begun]).toEqual([false, ['a']])
    const stored = [...files].map(file => file.slice('media/products/'.length, -'-8.webp'.length))
    const again = open(['a', 'b', 'c'], stored)
    expect(await again.drawing.drawAll()).toBe(true)
    expect(again.begun).toEqual(['b', 'c'])
  })

  it('that cannot be stored end the background with that error', async () => {
    const { drawing, begun } = open([])
    expect(await drawing.drawAll()).toBe(true)
    expect(begun).toEqual([])
    const storage = {
      put: () => Promise.reject(new Error('ENOSPC')),
      list: () => Promise.resolve({ files: [], isLast: true })
    } as unknown as Storage
    const parts = [{ source: { path: 'products/a', canvas: () => ({ svg, width: 8 }) }, widths: [8] }]
    const full = startDrawing({ storage, parts, atOnce: 1 })
    await expect(full.drawAll()).rejects.toThrow('ENOSPC')
    await expect(full.drawFile(fileOf('a'))).rejects.toThrow('ENOSPC')
  })
})

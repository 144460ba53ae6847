import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { diskStorage, type Storage } from '#server/core/adapters/storage.ts'
import { s3Storage } from '#server/core/adapters/storage-s3.ts'

import { openS3 } from '../../support/s3-stand-in.ts'
import { scaled } from '../../support/machine-pace.ts'

type Place = {
  storage: Storage
  /** The files in the storage, whole or partial. */
  files: () => string[]
  /** Paths that this storage rejects beside 'media/a/b.webp'. */
  impossible: string[]
  /** Sets an older date on a stored file. */
  age: (path: string, changedAt: Date) => void
  /** Removes the folder or bucket that the storage writes to. */
  lose: () => void | Promise<void>
  clean: () => void | Promise<void>
}

const bytesOf = (text: string) => new TextEncoder().encode(text)

async function read(storage: Storage, path: string): Promise<string | undefined> {
  const file = await storage.open(path)
  if (!file) return undefined
  const text = await new Response(file.read()).text()
  expect(file.size).toBe(Buffer.byteLength(text))
  return text
}

/** The contract of every storage: the same behaviour on disk and in a bucket. */
function describeStorage(name: string, make: () => Place | Promise<Place>): void {
  describe(name, () => {
    let place: Place
    beforeEach(async () => {
      place = await make()
    })
    afterEach(() => place.clean())

    it.each([
      'a.webp',
      'media/reviews/0a1b-640.webp',
      'with space/ünïcode — “5 cm” 😀.webp',
      "quote'&#%2e%2e.webp",
      '...dots.webp',
      'a/./b//c.webp',
      'a/x/../b.webp',
      'LOUD.WEBP'
    ])('returns a file stored at %s', async path => {
      await place.storage.put(path, bytesOf(path))
      expect(await read(place.storage, path)).toBe(path)
    })

    it('stores any bytes, none and many', async () => {
      const large = new Uint8Array(5 * 1024 * 1024).map((_, index) => (index * 31) % 256)
      for (const bytes of [large, new Uint8Array(0), new Uint8Array([0, 255, 13, 10, 26])]) {
        await place.storage.put('media/any.webp', bytes)
        const file = await place.storage.open('media/any.webp')
        expect(file?.size).toBe(bytes.length)
        const found = Buffer.from(await new Response(file?.read()).arrayBuffer())
        expect(found.equals(bytes)).toBe(true)
      }
    })

    it("has nothing at an unused path, nor under a folder's name", async () => {
      await place.storage.put('media/reviews/a.webp', bytesOf('a'))
      const none = ['b.webp', 'media/reviews', 'media/', '', '.', 'media/reviews/a.webp/b', 'x'.repeat(5_000)]
      for (const path of none) expect([path, await place.storage.open(path)]).toEqual([path, undefined])
    })

    it.each([
      '../outside.webp',
      'media/../../outside.webp',
      '../files-of-others/outside.webp',
      '/proc/outside.webp',
      '..',
      '',
      '.',
      'media/..',
      'nul\0.webp'
    ])('rejects %j, finds nothing there and removes nothing there', async path => {
      await expect(place.storage.put(path, bytesOf('x'))).rejects.toThrow()
      expect(await place.storage.open(path)).toBeUndefined()
      await place.storage.remove(path)
      expect(place.files()).toEqual([])
    })

    it('removes one file only; a missing one is removed already', async () => {
      await place.storage.put('media/a-1.webp', bytesOf('a'))
      await place.storage.put('media/a-10.webp', bytesOf('b'))
      await Promise.all([1, 2].map(() => place.storage.remove('media/a-1.webp')))
      await place.storage.remove('media/none/a.webp')
      expect(await place.storage.open('media/a-1.webp')).toBeUndefined()
      expect(await read(place.storage, 'media/a-10.webp')).toBe('b')
    })

    it('a second write replaces the first; after concurrent writes one of them is there, whole', async () => {
      const texts = Array.from({ length: 20 }, (_, index) => String(index % 10).repeat(200_000 + index))
      await Promise.all(texts.map(text => place.storage.put('media/same.webp', bytesOf(text))))
      expect(texts).toContain(await read(place.storage, 'media/same.webp'))
      await place.storage.put('media/same.webp', bytesOf('again'))
      expect(await read(place.storage, 'media/same.webp')).toBe('again')
      expect(place.files()).toEqual(['media/same.webp'])
    })

    it('returns one whole version to a reader during a write', async () => {
      const texts = ['a', 'b'].map(letter => letter.repeat(4 * 1024 * 1024))
      const seen = new Set<string>()
      await place.storage.put('media/same.webp', bytesOf(texts[0]!))
      const putting = { isOver: false }
      const put = async () => {
        for (let turn = 1; turn <= 10; turn += 1) {
          await place.storage.put('media/same.webp', bytesOf(texts[turn % 2]!))
        }
        putting.isOver = true
      }
      const look = async () => {
        while (!putting.isOver) seen.add((await read(place.storage, 'media/same.webp')) ?? 'nothing')
      }
      await Promise.all([put(), look()])
      expect([...seen].filter(text => !texts.includes(text)).map(text => text.length)).toEqual([])
    })

    it('lets a reader stop in the middle', async () => {
      await place.storage.put('media/large.webp', new Uint8Array(1024 * 1024))
      const reader = (await place.storage.open('media/large.webp'))!.read().getReader()
      await reader.read()
      await reader.cancel()
      expect((await reader.read()).done).toBe(true)
    })

    it('leaves nothing of a rejected file', async () => {
      await place.storage.put('media/a/b.webp', bytesOf('b'))
      for (const path of [...place.impossible, `media/${'x'.repeat(5_000)}`]) {
        await expect(place.storage.put(path, bytesOf('x'))).rejects.toThrow()
      }
      expect(place.files()).toEqual(['media/a/b.webp'])
    })

    // An upload fails with 'not a picture' unless the error's code says that the storage failed.
    it('that is unavailable fails with a code, returns no file and lists none', async () => {
      await place.lose()
      await expect(place.storage.put('media/a.webp', bytesOf('a'))).rejects.toHaveProperty('code')
      const opened = await place.storage.open('media/a.webp').catch((error: unknown) => error)
      if (opened !== undefined) expect(opened).toHaveProperty('code')
      await expect(place.storage.list('media')).rejects.toHaveProperty('code')
    })

    it('lists the files of a folder and its subfolders once each, and no others', async () => {
      const inside = [
        'media/a/b.webp',
        'media/a-1.webp',
        'media/a.webp',
        'media/ü b+c.webp',
        'media/z/y/x.webp'
      ]
      for (const path of [...inside, 'media.webp', 'mediator/a.webp', 'b/media/a.webp']) {
        await place.storage.put(path, bytesOf('a'))
      }
      const { files, isLast } = await place.storage.list('media')
      expect([files.map(({ path }) => path).toSorted(), isLast]).toEqual([inside.toSorted(), true])
      expect(await place.storage.list('none')).toEqual({ files: [], isLast: true })
    })

    it('continues a list after any path in it, also after a removed one', async () => {
      const paths = ['media/a/b.webp', 'media/a/c.webp', 'media/a-1.webp', 'media/b.webp', 'media/c/a.webp']
      for (const path of paths) await place.storage.put(path, bytesOf('a'))
      const all = (await place.storage.list('media')).files.map(({ path }) => path)
      for (const [index, after] of all.entries()) {
        await place.storage.remove(after)
        const rest = await place.storage.list('media', after)
        expect([after, rest.files.map(({ path }) => path)]).toEqual([after, all.slice(index + 1)])
      }
    })

    it(
      'lists a thousand at once, and continues from there',
      async () => {
        const paths = Array.from(
          { length: 1_001 },
          (_, index) => `media/${String(index).padStart(4, '0')}.webp`
        )
        for (let at = 0; at < paths.length; at += 50) {
          await Promise.all(paths.slice(at, at + 50).map(path => place.storage.put(path, bytesOf('a'))))
        }
        const first = await place.storage.list('media')
        expect([first.files.length, first.isLast]).toEqual([1_000, false])
        const rest = await place.storage.list('media', first.files.at(-1)!.path)
        expect([rest.files.map(({ path }) => path), rest.isLast]).toEqual([['media/1000.webp'], true])
      },
      scaled(60_000)
    )

    it("returns a file's last write by the machine’s clock", async () => {
      const before = Date.now() - 2_000
      await place.storage.put('media/a.webp', bytesOf('a'))
      const young = await place.storage.open('media/a.webp')
      expect(young!.changedAt.getTime()).toBeGreaterThan(before)
      expect(young!.changedAt.getTime()).toBeLessThan(Date.now() + 2_000)
      const long = new Date('2026-01-02T03:04:05Z')
      place.age('media/a.webp', long)
      expect((await place.storage.open('media/a.webp'))!.changedAt).toEqual(long)
      expect((await place.storage.list('media')).files).toEqual([{ path: 'media/a.webp', changedAt: long }])
    })
  })
}

function makeFolder(): Place {
  const parent = mkdtempSync(join(tmpdir(), 'baba-storage-'))
  const folder = join(parent, 'files')
  mkdirSync(folder)
  // The target of an escaping path, whose name begins with the folder's name.
  writeFileSync(join(parent, 'outside.webp'), 'outside')
  mkdirSync(join(parent, 'files-of-others'))
  return {
    storage: diskStorage(folder),
    impossible: ['media/a'],
    age: (path, changedAt) => utimesSync(join(folder, path), changedAt, changedAt),
    files: () =>
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter(entry => entry.isFile())
        .map(entry =>
          join(entry.parentPath, entry.name)
            .slice(folder.length + 1)
            .replaceAll('\\', '/')
        ),
    lose() {
      rmSync(folder, { recursive: true })
      writeFileSync(folder, 'no folder any more')
    },
    clean() {
      expect(readdirSync(parent).toSorted()).toEqual(['files', 'files-of-others', 'outside.webp'])
      expect(readdirSync(join(parent, 'files-of-others'))).toEqual([])
      expect(readFileSync(join(parent, 'outside.webp'), 'utf8')).toBe('outside')
      rmSync(parent, { recursive: true })
    }
  }
}

describeStorage('a folder of this machine', makeFolder)
it.each(['a file', '/proc'])('[core-197] a folder below %s is rejected when the server starts', above => {
  const scratch = mkdtempSync(join(tmpdir(), 'baba-storage-'))
  const file = join(scratch, 'file')
  writeFileSync(file, '')
  const parent = above === 'a file' ? file : above
  expect(() => diskStorage(join(parent, 'baba', 'files'))).toThrow(/^(?:ENOTDIR|ENOENT|EROFS|EACCES)/)
  rmSync(scratch, { recursive: true })
})
describeStorage('a bucket of a service that speaks S3', async () => {
  const s3 = await openS3()
  return {
    storage: s3Storage(s3.settings),
    files: () => [...s3.objects.keys()],
    impossible: [],
    age(path, changedAt) {
      s3.objects.get(path)!.changedAt = changedAt
    },
    lose: s3.close,
    clean: s3.close
  }
})

import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { afterAll, describe, expect, it, vi } from 'vitest'

import { packFolder, readArchive, unpackFolder } from '#server/core/db/folder-archive.ts'
import { emptyDatabase, initialise, makeDatabaseFolder } from '#server/core/db/new-database.ts'
import { openPglite } from '#server/core/db/pglite.ts'

import { scratchFolder } from '../support/scratch-folder.ts'
import { scaled } from '../support/machine-pace.ts'

const scratch = scratchFolder('new-database')
afterAll(() => rmSync(scratch, { recursive: true, force: true }))

/** The contents of a database of this PGlite: everything that initdb writes into the catalogs, and its settings. */
async function describeDatabase(folder: string) {
  const pg = await PGlite.create({ fs: new NodeFS(folder) })
  const read = async (statement: string) => (await pg.query(statement)).rows
  const found = {
    version: await read('select version()'),
    functions: await read("select md5(string_agg(oid || proname || prosrc, ',' order by oid)) from pg_proc"),
    relations: await read("select md5(string_agg(oid || relname, ',' order by oid)) from pg_class"),
    databases: await read(
      'select datname, encoding, datcollate, datctype, datallowconn from pg_database order by oid'
    ),
    roles: await read('select rolname, rolsuper from pg_roles order by oid'),
    settings: await read(
      "select name, setting from pg_settings where source = 'configuration file' order by name"
    )
  }
  await pg.close()
  return found
}

describe('[core-224] a new database', () => {
  it(
    "is prepared by the installed PGlite, and equals initdb's result",
    async () => {
      const installed = JSON.parse(
        readFileSync('node_modules/@electric-sql/pglite/package.json', 'utf8')
      ) as {
        version: string
      }
      expect(emptyDatabase.version).toBe(installed.version)
      const [unpacked, made] = [join(scratch, 'unpacked'), join(scratch, 'made')]
      unpackFolder(readArchive(readFileSync(emptyDatabase.file))!, unpacked)
      await initialise(made)
      expect(await describeDatabase(unpacked)).toEqual(await describeDatabase(made))
      expect(statSync(emptyDatabase.file).size).toBeLessThan(5 * 1024 * 1024)
    },
    scaled(60_000)
  )

  it('is not read from a file of another version, nor from a missing, cut or changed one', async () => {
    const file = join(scratch, 'prepared.zst')
    const packed = join(scratch, 'packed')
    mkdirSync(packed)
    writeFileSync(join(packed, 'one'), 'one')
    const archive = packFolder(packed, 'v1')
    const changed = Buffer.from(archive)
    changed[archive.length - 6]! ^= 0xff
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const said: number[] = []
    for (const [name, bytes, version] of [
      ['other', archive, 'v2'],
      ['gone', undefined, 'v1'],
      ['cut', archive.subarray(0, archive.length / 2), 'v1'],
      ['changed', changed, 'v1'],
      ['pointer', Buffer.from('version https://git-lfs.github.com/spec/v1'), 'v1']
    ] as const) {
      rmSync(file, { force: true })
      if (bytes) writeFileSync(file, bytes)
      const folder = join(scratch, `instead-${name}`)
      await makeDatabaseFolder(folder, { file, version })
      expect(existsSync(join(folder, 'PG_VERSION'))).toBe(true)
      said.push(warned.mock.calls.length)
    }
    expect(said).toEqual([0, 1, 2, 3, 4])
    expect(warned).toHaveBeenLastCalledWith(
      `${file} is missing or damaged: the database is made without it, which takes longer.`
    )
    warned.mockRestore()
  })

  it('that does not open gives instructions, without an engine message', async () => {
    const folder = join(scratch, 'damaged')
    mkdirSync(folder)
    writeFileSync(join(folder, 'PG_VERSION'), '17')
    await expect(openPglite(folder)).rejects.toThrow(
      `The database in ${folder} does not open: it is damaged, or of another version. Restore a backup`
    )
  })

  it('is recreated after an interrupted creation', async () => {
    const folder = join(scratch, 'cut')
    mkdirSync(`${folder}.half/base`, { recursive: true })
    writeFileSync(`${folder}.half/PG_VERSION`, '17')
    await makeDatabaseFolder(folder)
    expect(existsSync(`${folder}.half`)).toBe(false)
    const { client, close } = await openPglite(folder)
    expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }])
    await close()
  })

  it('replaces an empty folder, but none with contents', async () => {
    const [empty, other] = [join(scratch, 'empty'), join(scratch, 'other')]
    for (const folder of [empty, other]) mkdirSync(folder)
    writeFileSync(join(other, 'notes.txt'), 'mine')
    await makeDatabaseFolder(empty)
    expect(existsSync(join(empty, 'PG_VERSION'))).toBe(true)
    await expect(makeDatabaseFolder(other)).rejects.toThrow('not empty')
    expect(readFileSync(join(other, 'notes.txt'), 'utf8')).toBe('mine')
  })

  it('is packed and unpacked with every file and every empty folder', () => {
    const [from, to] = [join(scratch, 'from'), join(scratch, 'to')]
    mkdirSync(join(from, 'a/empty'), { recursive: true })
    for (const [name, text] of [
      ['a/one', 'one'],
      ['two', '']
    ] as const)
      writeFileSync(join(from, name), text)
    unpackFolder(readArchive(packFolder(from, 'v1'))!, to)
    expect(readFileSync(join(to, 'a/one'), 'utf8')).toBe('one')
    expect([statSync(join(to, 'two')).size, statSync(join(to, 'a/empty')).isDirectory()]).toEqual([0, true])
  })
})

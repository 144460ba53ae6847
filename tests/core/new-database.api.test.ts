import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { afterAll, describe, expect, it } from 'vitest'

import { packFolder, unpackFolder } from '#server/core/db/folder-archive.ts'
import { emptyDatabase, initialise, makeDatabaseFolder } from '#server/core/db/new-database.ts'
import { openPglite } from '#server/core/db/pglite.ts'

import { scratchFolder } from '../support/scratch-folder.ts'
import { scaled } from '../support/machine-pace.ts'

const scratch = scratchFolder('new-database')
afterAll(() => rmSync(scratch, { recursive: true, force: true }))

/** What a database of this PGlite is made of: all that initdb writes into the catalogs, and how it is set up. */
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
    'is prepared by the PGlite that is installed, and is what initdb makes',
    async () => {
      const installed = JSON.parse(
        readFileSync('node_modules/@electric-sql/pglite/package.json', 'utf8')
      ) as {
        version: string
      }
      expect(emptyDatabase.version).toBe(installed.version)
      const [unpacked, made] = [join(scratch, 'unpacked'), join(scratch, 'made')]
      expect(unpackFolder(readFileSync(emptyDatabase.file), installed.version, unpacked)).toBe(true)
      await initialise(made)
      expect(await describeDatabase(unpacked)).toEqual(await describeDatabase(made))
      expect(statSync(emptyDatabase.file).size).toBeLessThan(5 * 1024 * 1024)
    },
    scaled(60_000)
  )

  it('is not unpacked for another version', () => {
    const none = join(scratch, 'none')
    expect(unpackFolder(readFileSync(emptyDatabase.file), '0.0.0', none)).toBe(false)
    expect(existsSync(none)).toBe(false)
  })

  it('is made anew where the making of it was cut', async () => {
    const folder = join(scratch, 'cut')
    mkdirSync(`${folder}.half/base`, { recursive: true })
    writeFileSync(`${folder}.half/PG_VERSION`, '17')
    await makeDatabaseFolder(folder)
    expect(existsSync(`${folder}.half`)).toBe(false)
    const { client, close } = await openPglite(folder)
    expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }])
    await close()
  })

  it('takes the place of an empty folder, and of none that holds something', async () => {
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
    expect(unpackFolder(packFolder(from, 'v1'), 'v1', to)).toBe(true)
    expect(readFileSync(join(to, 'a/one'), 'utf8')).toBe('one')
    expect([statSync(join(to, 'two')).size, statSync(join(to, 'a/empty')).isDirectory()]).toEqual([0, true])
  })
})

import { rmSync, statSync } from 'node:fs'
import { join } from 'node:path'

import { expect, inject, test } from 'vitest'

import { readConfig } from '#server/core/platform/config.ts'
import { startServices } from '#server/start-services.ts'

import { testEnvironment } from '../support/environment.ts'
import { makeDatabase } from '../support/scratch.ts'
import { scratchFolder } from '../support/scratch-folder.ts'

test('the folder of a new marketplace’s files is closed to others, wherever its database is', async () => {
  const above = scratchFolder('own-data')
  const dataDir = join(above, 'data')
  const server = inject('template').databaseUrl
  const database = server ? await makeDatabase(server, `baba_own_data_${process.pid}`) : undefined
  const services = await startServices(readConfig(testEnvironment(dataDir, database?.url)))
  try {
    await services.storage.put('a/b.txt', Buffer.from('x'))
    expect(statSync(dataDir).mode & 0o777).toBe(0o700)
  } finally {
    await services.close()
    await database?.drop()
    rmSync(above, { recursive: true, force: true })
  }
})

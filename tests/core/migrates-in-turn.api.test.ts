import postgres from 'postgres'
import { expect, it, vi } from 'vitest'

import { connect } from '#server/core/db/connect.ts'

import { copyWorld } from '../support/world.ts'

it('[core-228] a process waits for another one that migrates, and says so', async () => {
  const { config, drop } = await copyWorld()
  const url = config.databaseUrl!
  const other = postgres(url, { max: 1 })
  await other`select pg_advisory_lock(727272)`
  const warn = vi.spyOn(console, 'warn')
  const told = new Promise(resolve => warn.mockImplementation(resolve))
  const opening = connect({ url, folder: '' })
  expect(await told).toBe('Another process is migrating this database. Waiting for it …')
  await other`select pg_advisory_unlock(727272)`
  const { close } = await opening
  expect(warn).toHaveBeenCalledTimes(1)
  warn.mockRestore()
  await close()
  await other.end()
  await drop()
})

import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'

import { databasePrefix } from './scratch.ts'
import { scratchFolder } from './scratch-folder.ts'

/** A seeded folder, to be copied and not opened, and a function that removes it when nobody needs it any more. */
export type Seeded = { dataDir: string; remove: () => void }

/**
 * A folder that `seed` fills: once for all steps of `npm test`, which share the place in TEST_TEMPLATES, else once
 * for this run. One that was only partly seeded is recreated.
 */
export async function seededOnce(name: string, seed: (dataDir: string) => Promise<void>): Promise<Seeded> {
  const place = process.env['TEST_TEMPLATES']
  if (!place) {
    const dataDir = scratchFolder(name)
    await seed(dataDir)
    return { dataDir, remove: () => rmSync(dataDir, { recursive: true, force: true }) }
  }
  const dataDir = join(place, name)
  const isWhole = `${dataDir}.seeded`
  if (!existsSync(isWhole)) {
    rmSync(dataDir, { recursive: true, force: true })
    mkdirSync(dataDir)
    await seed(dataDir)
    writeFileSync(isWhole, '')
  }
  return { dataDir, remove: () => undefined }
}

/** The name of the seeded database on PostgreSQL that all steps of `npm test` share; undefined in a separate run. */
export function sharedDatabase(place = process.env['TEST_TEMPLATES']): string | undefined {
  return place && `${databasePrefix}_template_${basename(place).toLowerCase().replaceAll(/\W/g, '_')}`
}

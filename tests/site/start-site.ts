import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'

import type { TestProject } from 'vitest/node'

import { readConfig } from '#server/core/platform/config.ts'
import { setServices } from '#server/core/platform/services.ts'
import { startServices } from '#server/start-services.ts'

import { goneSlug } from '../e2e/beyond-the-demo.ts'
import { journeysTemplate } from '../e2e/journeys-template.ts'
import { testEnvironment } from '../support/environment.ts'
import { scratchFolder } from '../support/scratch-folder.ts'
import { openSite } from '../support/site.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the project's site, and the slug of a product that is no longer sold. */
    site: { port: number; goneSlug: string }
  }
}

/**
 * Opens the built site once for all tests of the project, on the same market as the journeys. They only read it, so
 * no test waits for a database of its own.
 */
export default async function startSite(project: TestProject): Promise<() => Promise<void>> {
  const template = await journeysTemplate()
  const dataDir = scratchFolder('site')
  cpSync(template.dataDir, dataDir, { recursive: true })
  const articles = join(dataDir, 'articles')
  const environment = { ...testEnvironment(dataDir), ARTICLES_DIR: articles, LOG_LEVEL: 'silent' }
  const services = await startServices(readConfig(environment))
  setServices(services)
  const site = await openSite({ services })
  project.provide('site', { port: site.port, goneSlug })
  return async () => {
    await site.close()
    await services.close()
    setServices(undefined)
    template.remove()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

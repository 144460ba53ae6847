import { join } from 'node:path'

import { format, resolveConfig } from 'prettier'

import { projectRoot } from '#server/core/platform/project-paths.ts'
import { configurationPage } from './configuration.ts'
import { retentionPage } from './retention.ts'

const pages = { 'docs/configuration.md': configurationPage, 'docs/retention.md': retentionPage }

/** The documents that are made from the code, by their files, formatted like the rest. */
export async function papers(): Promise<[file: string, text: string][]> {
  const made = Object.entries(pages).map(async ([file, page]): Promise<[string, string]> => {
    const options = await resolveConfig(join(projectRoot, file))
    return [file, await format(page(), { ...options, parser: 'markdown' })]
  })
  return Promise.all(made)
}

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, it } from 'vitest'

import { environment } from '#server/core/platform/config/environment.ts'
import { topics } from '#server/core/platform/config/topics.ts'
import { projectRoot } from '#server/core/platform/project-paths.ts'

import { papers } from '../../scripts/papers/papers.ts'

describe('[core-277] generated documents', () => {
  it('match the output of `npm run papers`', async () => {
    const made = await papers()
    expect(made.length).toBeGreaterThan(0)
    for (const [file, text] of made) expect(readFileSync(join(projectRoot, file), 'utf8')).toBe(text)
  })

  it('list every variable that the server reads, once', () => {
    const named = topics.flatMap(({ variables }) => variables)
    expect(named.toSorted()).toEqual(Object.keys(environment.shape).toSorted())
  })
})

it('[core-278] the README has at most 900 words, and its linked documents exist', () => {
  const readme = readFileSync(join(projectRoot, 'README.md'), 'utf8')
  expect(readme.split(/\s+/).length).toBeLessThanOrEqual(900)
  const links = [...readme.matchAll(/\]\((?!http)([^)#]+)/g)].map(([, file]) => file!)
  expect(links.length).toBeGreaterThan(10)
  expect(links.filter(file => !existsSync(join(projectRoot, file)))).toEqual([])
})

import { globSync, readFileSync } from 'node:fs'
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

describe('[core-278] the first papers', () => {
  const read = (file: string) => readFileSync(join(projectRoot, file), 'utf8')
  const isMissing = (file: string) => globSync(file, { cwd: projectRoot }).length === 0

  it.each([
    ['README.md', 900],
    ['CONTRIBUTING.md', 1200]
  ])('%s has at most %i words, and its linked documents exist', (file, maxWords) => {
    const text = read(file)
    expect(text.split(/\s+/).length).toBeLessThanOrEqual(maxWords)
    const links = [...text.matchAll(/\]\((?!http)([^)#]+)/g)].map(([, link]) => link!)
    expect(links.length).toBeGreaterThan(4)
    expect(links.filter(isMissing)).toEqual([])
  })

  it('CONTRIBUTING names files and folders that exist', () => {
    const named = [...read('CONTRIBUTING.md').matchAll(/`((?:src|tests|docs|scripts|demo|public)\/[^`…]+)`/g)]
    const files = named.map(([, file]) => file!.replaceAll(/\{[a-z]+\}/g, '*'))
    expect(files.length).toBeGreaterThan(30)
    expect(files.filter(isMissing)).toEqual([])
  })
})

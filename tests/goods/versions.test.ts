import { readFileSync } from 'node:fs'

import { expect, it } from 'vitest'

import type { Endpoint } from '#lib/core/schema/endpoint.ts'

const modules = import.meta.glob<Record<string, unknown>>('../../src/lib/**/*contract.ts', { eager: true })
const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'name' in value && 'access' in value
const endpoints = Object.values(modules).flatMap(module => Object.values(module).filter(isEndpoint))
const changes = endpoints.filter(({ access, name }) => access === 'ops' && !name.startsWith('GET '))

/** The calls that a section of the decisions names, each with its reason. */
function namedIn(heading: string): string[] {
  const [, section = ''] = readFileSync('docs/decisions/goods.md', 'utf8').split(`\n## ${heading}\n`)
  const [text = ''] = section.split('\n## ')
  return [...text.matchAll(/`((?:POST|PUT|DELETE) \/ops\/[^`]+)`/g)].map(([, name]) => name!)
}

it('[goods-66] each change of the counter takes the version that was seen, or the decisions say why not', () => {
  const without = changes.filter(({ versioned }) => !versioned).map(({ name }) => name)
  expect(namedIn('Changes without a version').toSorted()).toEqual(without.toSorted())
})

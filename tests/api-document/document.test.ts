import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { Validator } from '@seriousme/openapi-schema-validator'
import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { describe, expect, it } from 'vitest'

import { apiDocument } from '#server/api-document/document.ts'
import type { JsonSchema } from '#server/api-document/json-schema.ts'
import { projectRoot } from '#server/core/platform/project-paths.ts'

import { examplesIn, isSchemaPlace, places } from '../support/document-places.ts'

/** As JSON, which readers get. */
const document = JSON.parse(JSON.stringify(apiDocument())) as ReturnType<typeof apiDocument>
const operations = Object.values(document.paths).flatMap(path => Object.values(path))

describe('[core-36] the API document', () => {
  it('matches the committed one: `npm run api:document` writes it', () => {
    const committed = readFileSync(join(projectRoot, 'docs/openapi.json'), 'utf8')
    expect(committed).toBe(`${JSON.stringify(document, null, 2)}\n`)
  })

  it('passes a validator', async () => {
    expect(await new Validator().validate(structuredClone(document))).toEqual({ valid: true })
  })

  it('gives every operation a unique name', () => {
    const names = operations.map(operation => operation.operationId)
    expect(names.length).toBeGreaterThan(80)
    expect(new Set(names).size).toBe(names.length)
  })

  it('lists 400 for an unreadable address at every call', () => {
    const silent = operations.filter(
      ({ responses }) => !JSON.stringify(responses['400' as never] ?? '').includes('bad_request')
    )
    expect(silent.map(({ operationId }) => operationId)).toEqual([])
  })

  it('describes every schema', () => {
    const empty = places(document).filter(
      ({ path, value }) => isSchemaPlace(path) && saysNothing(value as JsonSchema)
    )
    expect(empty.map(({ path }) => path.join(' '))).toEqual([])
    expect(saysNothing({}) && saysNothing({ description: 'anything' })).toBe(true)
  })

  it('contains no schema twice', () => {
    const shapes = Map.groupBy(
      places(document).filter(({ path, value }) => isSchemaPlace(path) && isWorthAName(value as JsonSchema)),
      ({ value }) => JSON.stringify(value)
    )
    const isNamed = (path: readonly string[]) => path.length === 3 && path[0] === 'components'
    const repeated = [...shapes.values()].filter(
      all => all.length > 1 && !all.every(({ path }) => isNamed(path))
    )
    expect(repeated.map(all => all.map(({ path }) => path.join(' ')))).toEqual([])
  })

  it('shows examples that match their schemas', () => {
    const ajv = new Ajv2020({ strict: false, allErrors: true, inlineRefs: false })
    formats.default(ajv)
    ajv.addSchema(document, 'document')
    const examples = examplesIn(document)
    expect(examples.length).toBeGreaterThan(300)
    const wrong = examples.flatMap(({ place, pointer, example }) => {
      const fits = ajv.getSchema(`document#${pointer}`)
      return fits?.(example) ? [] : [`${place}: ${ajv.errorsText(fits?.errors)}`]
    })
    expect(wrong).toEqual([])
  })

  it('has an example for every request and response', () => {
    const bare = operations.filter(({ requestBody, responses }) => {
      const contents = [requestBody, responses[200]].flatMap(one => Object.values(one?.content ?? {}))
      return contents.some(content => !('example' in content))
    })
    expect(bare.map(({ operationId }) => operationId)).toEqual([])
  })
})

/** A schema that accepts anything, or an object with any fields. */
function saysNothing(schema: JsonSchema): boolean {
  const { $ref, type, anyOf, allOf, const: only, enum: all, properties, additionalProperties } = schema
  if ($ref || anyOf || allOf || all || only !== undefined) return false
  if (type === 'object') return !additionalProperties && Object.keys(properties ?? {}).length === 0
  return type === undefined || (type === 'array' && !schema.items)
}

/** Small schemas may be inline, and every answer has its envelope. */
const isWorthAName = ({ properties = {}, enum: all = [] }: JsonSchema) =>
  (Object.keys(properties).length > 2 && !properties['success']) || all.length > 2

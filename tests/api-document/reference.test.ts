import { describe, expect, it } from 'vitest'

import { operations } from '#server/api-document/contracts.ts'
import { apiReference } from '#server/page/api-reference.ts'
import { curlOf } from '#server/page/example-request.ts'
import { schemaText } from '#server/page/schema-text.ts'

describe('a readable schema', () => {
  it.each([
    [{ type: 'string', format: 'date' }, 'string, date'],
    [{ type: 'integer', exclusiveMinimum: 0 }, 'integer, at least 1'],
    [{ type: 'integer', minimum: 1, maximum: 5 }, 'integer, 1 to 5'],
    [{ type: 'string', minLength: 6, maxLength: 6 }, 'string, 6 characters'],
    [{ type: 'string', minLength: 1, maxLength: 40 }, 'string, at most 40 characters'],
    [{ enum: ['new', 'used'] }, '"new" | "used"'],
    [{ type: 'array', items: { enum: ['a', 'b'] } }, '("a" | "b")[]'],
    [{ type: 'array', items: { $ref: '#/components/schemas/ProductCard' } }, 'ProductCard[]'],
    [{ anyOf: [{ $ref: '#/components/schemas/Counters' }, { type: 'null' }] }, 'Counters | null'],
    [{ type: 'object', additionalProperties: { type: 'integer' } }, '{ [name]: integer }']
  ])('%j is %s', (schema, text) => {
    expect(schemaText(schema)).toBe(text)
  })

  it('shows optional fields and nested schemas', () => {
    const inner = { type: 'object', properties: { qty: { type: 'integer' } }, required: ['qty'] }
    expect(schemaText({ type: 'object', properties: { line: inner } })).toBe(
      '{\n  line?: {\n    qty: integer\n  }\n}'
    )
  })
})

describe('an example for the command line', () => {
  const nobody = { parameters: [], body: undefined }

  it('is signed, fills in the path and sends lists in brackets', () => {
    const parameters = [
      { name: 'id', in: 'path', example: 'a b' },
      { name: 'city_id[]', in: 'query', example: 3171 },
      { name: 'page', in: 'query' }
    ]
    const curl = curlOf({ ...nobody, method: 'GET', path: '/api/v1/x/{id}', access: 'public', parameters })
    expect(curl).toContain('curl "$SITE/api/v1/x/a%20b?city_id%5B%5D=3171"')
    expect(curl).toContain('-H "X-Signature: $SIGNATURE"')
  })

  it("sends an operator's token, and files as a form", () => {
    const body = { type: 'multipart/form-data', example: { detail: 'Tiba' } }
    const curl = curlOf({ ...nobody, method: 'POST', path: '/api/v1/ops/x', access: 'ops', body })
    expect(curl).toContain('-H "Authorization: Bearer $TOKEN"')
    expect(curl).toContain("-F 'detail=Tiba' \\\n  -F 'photo=@foto.jpg'")
    expect(curl).not.toContain('X-Signature')
  })
})

it('the reference contains every call, and every schema that a call names', () => {
  const { groups, shapes } = apiReference()
  const calls = groups.flatMap(group => group.calls)
  expect(calls.map(call => call.name).toSorted()).toEqual(operations.map(one => one.name).toSorted())
  const names = new Set(shapes.map(({ name }) => name))
  const named = calls.flatMap(call => call.reply.match(/\b[A-Z]\w+/g) ?? [])
  expect(named.filter(name => !names.has(name))).toEqual([])
  expect(calls.filter(call => call.request.includes('undefined'))).toEqual([])
})

it('tells the input of a call by the place where it is sent, with the fields of a body whose shape has a name', () => {
  const calls = apiReference().groups.flatMap(group => group.calls)
  const inputOf = (name: string) =>
    Object.fromEntries(calls.find(call => call.name === name)!.inputs.map(one => [one.where, one.text]))
  expect(inputOf('listProductReviews')).toEqual({
    path: '{\n  id: string, at most 200 characters\n}',
    query: expect.stringContaining('\n  rating?: integer, 1 to 5\n')
  })
  expect(inputOf('placeOrder')).toEqual({
    header: '{\n  Idempotency-Key: string, at most 100 characters\n}',
    'application/json': expect.stringContaining('\n  address_id: integer, at least 1\n')
  })
})

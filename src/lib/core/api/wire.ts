import { splitEndpoint } from '../schema/split-endpoint.ts'

export type WireRequest = {
  method: string
  /** Path and query below /api/v1. */
  path: string
  body: string | FormData | undefined
}

/**
 * A call as an HTTP request: path parameters filled in, the rest in the query of a GET, otherwise in JSON, or in a form
 * if it contains a file.
 */
export function toWire(endpoint: string, input: object): WireRequest {
  const { method, path } = splitEndpoint(endpoint)
  const rest = new Map(Object.entries(input).filter(([, value]) => value !== undefined))
  const filled = path.replaceAll(/\{(\w+)\}/g, (_hole, name: string) => {
    const value = String(rest.get(name))
    rest.delete(name)
    return encodeURIComponent(value)
  })
  if (method === 'GET') {
    const query = new URLSearchParams(pairs(rest) as [string, string][]).toString()
    return { method, path: query ? `${filled}?${query}` : filled, body: undefined }
  }
  if ([...rest.values()].some(hasFile)) return { method, path: filled, body: toForm(rest) }
  return { method, path: filled, body: JSON.stringify(Object.fromEntries(rest)) }
}

const hasFile = (value: unknown) => (Array.isArray(value) ? value : [value]).some(v => v instanceof Blob)

function pairs(values: Map<string, unknown>): [string, string | Blob][] {
  return [...values].flatMap(([name, value]): [string, string | Blob][] =>
    Array.isArray(value)
      ? value.map((v): [string, string | Blob] => [`${name}[]`, v instanceof Blob ? v : String(v)])
      : [[name, value instanceof Blob ? value : String(value)]]
  )
}

function toForm(values: Map<string, unknown>): FormData {
  const form = new FormData()
  for (const [name, value] of pairs(values)) form.append(name, value)
  return form
}

import type * as z from 'zod/mini'

import { contracts } from '#lib/contracts.ts'
import type { Endpoint } from '#lib/core/schema/endpoint.ts'

/** An endpoint with its name and tag in the document. */
export type Operation = { name: string; tag: string; endpoint: Endpoint }

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'name' in value && 'access' in value
const isShape = (value: unknown): value is z.ZodMiniType =>
  typeof value === 'object' && value !== null && '_zod' in value

/** Sort key of a call: its path, then its method. */
const placeOf = ({ endpoint: { name: endpoint } }: { endpoint: Endpoint }) =>
  `${endpoint.slice(endpoint.indexOf(' '))} ${endpoint}`

const exported = contracts.flatMap(({ tag, modules }) =>
  modules.flatMap(module =>
    Object.entries(module as Record<string, unknown>).map(([name, value]) => ({ name, tag, value }))
  )
)

export const tags = contracts.map(({ tag, about }) => ({ name: tag, description: about }))

/** Every declared call with its name in the contract; tag by tag, sorted by path. */
export const operations: readonly Operation[] = contracts.flatMap(({ tag }) =>
  exported
    .flatMap(one => (one.tag === tag && isEndpoint(one.value) ? [{ ...one, endpoint: one.value }] : []))
    .map(({ name, endpoint }) => ({ name, tag, endpoint }))
    .toSorted((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1))
)

/** Shapes that contracts share, by their names in the document: `orderCard` // => 'OrderCard' */
export const shapes: ReadonlyMap<z.ZodMiniType, string> = new Map(
  exported.flatMap(({ name, value }) =>
    isShape(value) ? [[value, name.charAt(0).toUpperCase() + name.slice(1)] as const] : []
  )
)

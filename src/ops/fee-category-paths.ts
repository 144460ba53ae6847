import type { Category } from '#lib/catalogue/contract.ts'

type Listed = Pick<Category, 'id' | 'name'> & {
  /** 'Cat › Cat Interior' */
  path: string
}

/** Categories with their paths, by path. */
export function listPaths(all: readonly Pick<Category, 'id' | 'name' | 'parent_id'>[]): Listed[] {
  const byId = new Map(all.map(one => [one.id, one]))
  const pathOf = (id: number): string[] => {
    const one = byId.get(id)
    return one ? [...(one.parent_id === null ? [] : pathOf(one.parent_id)), one.name] : []
  }
  return [...all]
    .map(({ id, name }) => ({ id, name, path: pathOf(id).join(' › ') }))
    .sort((one, other) => one.path.localeCompare(other.path, 'id'))
}

/** Those whose path has every word of what is typed, in any order. */
export function matchingPaths(list: readonly Listed[], typed: string): Listed[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean)
  return list.filter(({ path }) => words.every(word => path.toLowerCase().includes(word)))
}

import { readNumber } from '#lib/import/read-number.ts'
import type { Reply, Sent } from '#lib/calls.ts'

type Typed = Record<'shop' | 'category' | 'weight' | 'length' | 'width' | 'height', string>
type Node = { id: number; name: string; children?: readonly Node[] }
export type Leaf = { id: number; path: string }

/** The categories that hold products, by their path: 'Semen & Mortar > Semen > Semen Portland' */
export function leafPaths(tree: Reply<'GET /ops/category'>): Leaf[] {
  const below = (nodes: readonly Node[], above: string): Leaf[] =>
    nodes.flatMap(({ id, name, children = [] }) => {
      const path = above === '' ? name : `${above} > ${name}`
      return children.length > 0 ? below(children, path) : [{ id, path }]
    })
  return below(tree, '')
}

/** What was typed as defaults, as the call takes it; what is no shop, category or number is a problem of its field. */
export function optionsOf(
  typed: Typed,
  shops: readonly { id: number; name: string }[],
  categories: readonly Leaf[]
) {
  const input: Partial<Omit<Sent<'POST /ops/import'>, 'table' | 'shops'>> = {}
  const problems: Record<string, string> = {}
  const same = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase()
  if (typed.shop.trim() !== '') {
    const named = shops.filter(({ name }) => same(name, typed.shop))
    if (named.length === 1) input.shop_id = named[0]!.id
    else
      problems['shop_id'] =
        named.length > 1 ? 'Beberapa toko bernama ini: tulis di kolom Toko.' : 'Pilih toko dari daftar.'
  }
  if (typed.category.trim() !== '') {
    const found = categories.find(({ path }) => same(path, typed.category))
    if (found) input.category_id = found.id
    else problems['category_id'] = 'Pilih kategori dari daftar.'
  }
  for (const name of ['weight', 'length', 'width', 'height'] as const) {
    if (typed[name].trim() === '') continue
    const figure = readNumber(typed[name], 'whole')
    if (figure !== undefined && Number.isInteger(figure) && figure > 0) input[name] = figure
    else problems[name] = 'Isi angka, misalnya 1.000'
  }
  return { input, problems }
}

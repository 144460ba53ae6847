import { moved } from './moved.ts'
import type { ProductForm, VariantForm, VariantKey, VariantRow } from './product-form.ts'

/** One of the two dimensions of a product. */
export type Dimension = 1 | 2
const nameField = { 1: 'name_1', 2: 'name_2' } as const
const dimensionField = { 1: 'dimension_1', 2: 'dimension_2' } as const

/** A dimension with that name; '' while it is being typed. */
export const dimensionNamed = (dimension: Dimension, name: string): Partial<ProductForm> =>
  dimension === 1 ? { dimension_1: name } : { dimension_2: name }

const letters = (text: string | null) => (text ?? '').trim().toLowerCase()

/** The values of a dimension in the order of the variants, of those that are sold. */
export function valuesOf(rows: readonly VariantRow[], dimension: Dimension): string[] {
  const values = rows.filter(row => row.is_active).flatMap(row => row[nameField[dimension]] ?? [])
  return [...new Map(values.map(value => [letters(value), value])).values()]
}

/** A key that no variant of the form has. */
function freeKey(rows: readonly VariantRow[], from = 1): VariantKey {
  const taken = new Set(rows.map(({ key }) => key))
  let number = from
  while (taken.has(`n${number}`)) number += 1
  return `n${number}`
}

/** Changes of some variants, over what was typed for them before. */
const changed = (
  form: ProductForm,
  rows: readonly VariantRow[],
  change: Partial<VariantForm>
): Partial<ProductForm> =>
  Object.fromEntries(rows.map(({ key }) => [key, { ...form[key], ...change }])) as Partial<ProductForm>

/**
 * Adds a value to a dimension: its first one goes to the variants that are there, a further one makes a variant with each value of the
 * other dimension. A variant that was switched off earlier is sold again. Empty where it has the value already.
 */
export function addValue(
  form: ProductForm,
  rows: readonly VariantRow[],
  dimension: Dimension,
  typed: string
): Partial<ProductForm> {
  const value = typed.trim()
  const field = nameField[dimension]
  const other: Dimension = dimension === 1 ? 2 : 1
  const otherField = nameField[other]
  const values = valuesOf(rows, dimension)
  if (value === '' || values.some(known => letters(known) === letters(value))) return {}
  const active = rows.filter(row => row.is_active)
  if (values.length === 0) return changed(form, active, { [field]: value })
  const others: (string | null)[] = valuesOf(rows, other)
  const change: Partial<ProductForm> = {}
  const added: VariantKey[] = [...form.added]
  const template = active[0]
  for (const beside of others.length > 0 ? others : [null]) {
    const was = rows.find(
      row => letters(row[field]) === letters(value) && letters(row[otherField]) === letters(beside)
    )
    if (was) {
      Object.assign(change, changed(form, [was], { is_active: true, [field]: value }))
      continue
    }
    const like = active.find(row => letters(row[otherField]) === letters(beside)) ?? template
    const key = freeKey([...rows, ...added.map(one => ({ key: one }) as VariantRow)])
    added.push(key)
    Object.assign(change, { [key]: { ...likeThat(like), [field]: value, [otherField]: beside } })
  }
  return { ...change, added }
}

/** What a new variant takes over from one beside it: everything but what is its own. */
const likeThat = (row: VariantRow | undefined): Partial<VariantForm> =>
  row
    ? { price: row.price, weight: row.weight, length: row.length, width: row.width, height: row.height }
    : {}

/** Removes variants: new ones go, stored ones are switched off, as orders name them (goods-6). */
export function removeRows(
  form: ProductForm,
  rows: readonly VariantRow[],
  gone: readonly VariantRow[]
): Partial<ProductForm> {
  const fresh = new Set(gone.filter(({ id }) => id === undefined).map(({ key }) => key))
  const stored = rows.filter(row => row.id !== undefined && gone.includes(row))
  return {
    ...changed(form, stored, { is_active: false }),
    ...Object.fromEntries([...fresh].map(key => [key, {}])),
    added: form.added.filter(key => !fresh.has(key)),
    // Another new one may get its key, not its place.
    order: form.order.filter(key => !fresh.has(key))
  }
}

/** Removes a value of a dimension with its variants; the last one leaves its variants without a value. */
export function removeValue(
  form: ProductForm,
  rows: readonly VariantRow[],
  dimension: Dimension,
  value: string
): Partial<ProductForm> {
  const field = nameField[dimension]
  const having = rows.filter(row => row.is_active && letters(row[field]) === letters(value))
  const isLast = valuesOf(rows, dimension).length === 1
  return isLast ? changed(form, having, { [field]: null }) : removeRows(form, rows, having)
}

/**
 * Removes a dimension: the variants with its first value stay, the others are removed. Where it is the first one, the second takes its
 * place.
 */
export function removeDimension(
  form: ProductForm,
  rows: readonly VariantRow[],
  dimension: Dimension
): Partial<ProductForm> {
  const field = nameField[dimension]
  const [first] = valuesOf(rows, dimension)
  const active = rows.filter(row => row.is_active)
  const staying = active.filter(row => letters(row[field]) === letters(first ?? null))
  const leaving = active.filter(row => !staying.includes(row))
  const isFirstOfTwo = dimension === 1 && form.dimension_2 !== null
  const names = staying.map(row => [
    row.key,
    {
      ...form[row.key],
      ...(isFirstOfTwo ? { name_1: row.name_2, name_2: null } : { [field]: null })
    }
  ])
  return {
    ...removeRows(form, rows, leaving),
    ...(Object.fromEntries(names) as Partial<ProductForm>),
    ...(isFirstOfTwo
      ? { dimension_1: form.dimension_2, dimension_2: null }
      : { [dimensionField[dimension]]: null })
  }
}

/** Renames a value of a dimension in all of its variants. */
export const renameValue = (
  form: ProductForm,
  rows: readonly VariantRow[],
  dimension: Dimension,
  { from, to }: { from: string; to: string }
): Partial<ProductForm> =>
  changed(
    form,
    rows.filter(row => letters(row[nameField[dimension]]) === letters(from)),
    { [nameField[dimension]]: to.trim() }
  )

/**
 * Moves a value of a dimension to another place, and its variants with it; those that are switched off come last. The shop shows values
 * in the order in which its variants have them first. Where combinations are missing, one order of variants cannot always keep both
 * dimensions as they were: then the one that is moved decides.
 */
export function moveValue(
  rows: readonly VariantRow[],
  dimension: Dimension,
  { value, to }: { value: string; to: number }
): Partial<ProductForm> {
  const before = valuesOf(rows, dimension)
  const wanted = moved(before, before.indexOf(value), to)
  const other: Dimension = dimension === 1 ? 2 : 1
  const orders = { [dimension]: wanted, [other]: valuesOf(rows, other) } as Record<Dimension, string[]>
  const sorted = (first: Dimension) => {
    const second: Dimension = first === 1 ? 2 : 1
    const place = (row: VariantRow, one: Dimension) =>
      orders[one].findIndex(known => letters(known) === letters(row[nameField[one]]))
    return [...rows].sort(
      (a, b) =>
        Number(b.is_active) - Number(a.is_active) ||
        place(a, first) - place(b, first) ||
        place(a, second) - place(b, second)
    )
  }
  const byFirst = sorted(1)
  const isAsWanted = valuesOf(byFirst, dimension).every((one, place) => one === wanted[place])
  return { order: (isAsWanted ? byFirst : sorted(dimension)).map(({ key }) => key) }
}

import { thousands } from '#lib/format/rupiah.ts'
import { rupiah } from '#lib/format/rupiah.ts'
import { headingOf } from '#lib/import/columns.ts'
import type { RowChange } from '#lib/import/shapes.ts'
import { writeDecimal } from '#lib/import/read-number.ts'
import { contentWords, states } from '#lib/import/words.ts'

import type { Goods, Plan } from './plan.ts'

/** Fields that are told of one product, and characters of a value. */
const maxChanges = 60
const maxText = 200

type Input = Plan['input']
type Field = Exclude<keyof Input, 'variants'>
const fields: readonly Field[] = [
  'name',
  'category_id',
  'brand',
  'description',
  'condition',
  'sale_unit',
  'content_amount',
  'content_unit',
  'min',
  'multiple',
  'pre_order_days',
  'is_bendable',
  'cod_expedition',
  'cod_shop',
  'dimension_1',
  'dimension_2',
  'photos',
  'specifications'
]
const variantFields = [
  'sku',
  'name_1',
  'name_2',
  'price',
  'stock',
  'weight',
  'length',
  'width',
  'height',
  'photo',
  'is_active'
] as const
type VariantField = (typeof variantFields)[number]

/**
 * The fields in which a plan differs from a product, for a clerk: names as in the table, values as they are written there. Of a new
 * product only what helps to recognise it.
 */
export function differences(
  current: Goods | undefined,
  plan: Plan,
  categoryName: (id: number) => string
): RowChange[] {
  const after = plan.input
  const show = (input: Pick<Input, Field>, field: Field) =>
    field === 'category_id' ? categoryName(input.category_id) : showField(field, input[field])
  const changes: RowChange[] = []
  const note = (field: string, before: string, value: string) =>
    void (
      changes.length < maxChanges &&
      changes.push({ field, before: before.slice(0, maxText), after: value.slice(0, maxText) })
    )
  const newPath = plan.new_category?.join(' > ')
  if (!current) {
    note(headingOf('category'), '', newPath ?? categoryName(after.category_id))
    for (const variant of after.variants) note('Varian', '', nameOf(variant))
    return changes
  }
  for (const field of fields) {
    if (field === 'category_id' && newPath !== undefined)
      note(headingOf('category'), show(current, field), newPath)
    else if (JSON.stringify(current[field]) !== JSON.stringify(after[field])) {
      note(headingOf(field === 'category_id' ? 'category' : field), show(current, field), show(after, field))
    }
  }
  const known = new Map(current.variants.map(variant => [variant.id, variant]))
  for (const variant of after.variants) {
    const before = known.get(variant.id ?? 0)
    if (!before) note('Varian', '', nameOf(variant))
    else noteVariant(before, variant, current.variants.length > 1, note)
  }
  if (plan.is_archived !== undefined && plan.is_archived === current.is_active) {
    note(
      headingOf('status'),
      current.is_active ? states.active : states.archived,
      plan.is_archived ? states.archived : states.active
    )
  }
  return changes
}

function noteVariant(
  before: Goods['variants'][number],
  after: Input['variants'][number],
  isOneOfMany: boolean,
  note: (field: string, before: string, after: string) => void
): void {
  const whose = isOneOfMany ? ` (${nameOf(before)})` : ''
  for (const field of variantFields) {
    const value = after[field]
    if (value === undefined || value === before[field]) continue
    note(
      `${headingOf(field === 'is_active' ? 'variant_status' : field)}${whose}`,
      showVariant(field, before[field]),
      showVariant(field, value)
    )
  }
}

const nameOf = ({
  sku,
  name_1,
  name_2
}: {
  sku?: string | null | undefined
  name_1: string | null
  name_2: string | null
}) => [[name_1, name_2].filter(Boolean).join(' / '), sku].filter(Boolean).join(', ') || 'tanpa pilihan'

function showField(field: Field, value: unknown): string {
  if (typeof value === 'boolean') return value ? 'ya' : 'tidak'
  if (typeof value === 'number') return field === 'content_amount' ? writeDecimal(value) : thousands(value)
  if (field === 'condition') return value === 'new' ? 'baru' : 'bekas'
  if (field === 'content_unit') return contentWords[value as Input['content_unit']][0]
  if (field === 'photos') return (value as string[]).map(photoName).join(' | ')
  if (field === 'specifications')
    return (value as Input['specifications']).map(({ label, value: text }) => `${label}: ${text}`).join(' | ')
  return typeof value === 'string' ? value : ''
}

function showVariant(field: VariantField, value: unknown): string {
  if (typeof value === 'boolean') return value ? states.active : states.off
  if (typeof value === 'number') return field === 'price' ? rupiah(value) : thousands(value)
  return typeof value === 'string' ? (field === 'photo' ? photoName(value) : value) : ''
}

const photoName = (path: string) => (path.startsWith('pending/') ? 'foto baru' : path)

import { calculatorForms, cityField } from './forms.ts'
import * as input from './inputs.ts'
import type { CalculatorKind } from './kinds.ts'
import type { RowGroup } from './row-groups.ts'

/** A calculator's form as typed, and the request's input. */
export type FormState = {
  by: 'sizes' | 'whole'
  /** Filled rows by group. */
  rows: Record<string, string[][]>
  /** Values by field name; '' means the default. */
  values: Record<string, string>
  requested: Record<string, unknown>
  /** The product whose page opened the form. */
  productId: string | undefined
  /** The destination as typed. */
  city: string
}

const inputs = {
  dinding: input.wallInput,
  'plester-acian': input.plasterInput,
  lantai: input.tileInput,
  cat: input.paintInput,
  atap: input.roofInput,
  'cor-beton': input.concreteInput,
  besi: input.steelInput,
  plafon: input.ceilingInput
} satisfies Record<CalculatorKind, unknown>

/**
 * Parses typed Indonesian notation: '1.234,5' // => '1234.5' and '10.000' // => '10000'. Points before groups of three
 * digits are thousands separators; any other is a decimal point, as some phone keyboards type it: '1.5', '0.125'.
 */
export function toFigure(text: string): string {
  const typed = text.trim()
  const hasThousands = /^[1-9]\d{0,2}(?:\.\d{3})+(?:,\d*)?$/.test(typed)
  return (hasThousands ? typed.replaceAll('.', '') : typed).replace(',', '.')
}

/** A figure in a form's notation: 0.8 // => '0,8' */
const shown = (value: unknown): string =>
  typeof value === 'boolean' ? (value ? 'ya' : 'tidak') : String(value ?? '').replace('.', ',')

/** Longer than any figure; the form rejects what is cut anyway. */
const maxLength = 40

function readRows({ columns, max, first }: RowGroup, query: URLSearchParams, isNew: boolean): string[][] {
  if (isNew) return first.map(row => [...row])
  const at = (number: number) =>
    columns.map(({ prefix }) => (query.get(`${prefix}${number}`) ?? '').trim().slice(0, maxLength))
  // One more than the maximum: too many rows are rejected instead of silently dropped.
  return Array.from({ length: max + 1 }, (_none, i) => at(i + 1)).filter(row => row.some(Boolean))
}

/** The form in a calculator's address. A new form holds an example, so that it has a result without input. */
export function readForm(kind: CalculatorKind, query: URLSearchParams): FormState {
  const { whole, fields } = calculatorForms[kind]
  const by = whole && query.get('by') === 'whole' ? 'whole' : 'sizes'
  const usual = inputs[kind].parse({}) as Record<string, unknown>
  const rows = Object.fromEntries(
    calculatorForms[kind].groups.map(group => [group.name, readRows(group, query, !query.has('by'))])
  )
  const typed = (name: string) => query.get(name)?.trim().slice(0, maxLength)
  const values = Object.fromEntries(fields.map(({ name }) => [name, typed(name) || shown(usual[name])]))
  if (whole) values[whole.name] = typed(whole.name) ?? ''
  const city = typed(cityField.name) ?? ''
  const productId = /^\d{1,15}$/.exec(query.get('product_id') ?? '')?.[0]
  const requested: Record<string, unknown> = { ...(productId && { product_id: productId }) }
  for (const { name, options } of fields) {
    const value = values[name] ?? ''
    if (value) requested[name] = options ? value : toFigure(value)
  }
  if (by === 'whole' && whole) {
    const value = toFigure(values[whole.name] ?? '')
    if (value) requested[whole.name] = value
    return { by, rows, values, requested, productId, city }
  }
  for (const { name } of shownGroups(kind, values)) {
    const filled = rows[name] ?? []
    if (filled.length > 0) requested[name] = filled.map(row => row.map(toFigure).join('x'))
  }
  return { by, rows, values, requested, productId, city }
}

/** The shown lists of sizes: for tiles either those of the floor or those of the walls. */
export const shownGroups = (kind: CalculatorKind, values: Readonly<Record<string, string>>): RowGroup[] =>
  calculatorForms[kind].groups.filter(
    ({ name }) => !('surface' in values) || (name === 'floor') === (values['surface'] !== 'dinding')
  )

/** The query of the filled fields, without any other parameter of the current address. */
export function formQuery(kind: CalculatorKind, state: FormState): URLSearchParams {
  const { whole, groups, fields } = calculatorForms[kind]
  const filled: [string, string | undefined][] = [
    ['product_id', state.productId],
    ['by', state.by],
    ...groups.flatMap(({ name, columns }) =>
      (state.rows[name] ?? []).flatMap((row, i) =>
        columns.map(({ prefix }, at): [string, string | undefined] => [`${prefix}${i + 1}`, row[at]])
      )
    ),
    ...[...(whole ? [whole] : []), ...fields].map(({ name }): [string, string | undefined] => [
      name,
      state.values[name]
    ]),
    [cityField.name, state.city]
  ]
  return new URLSearchParams(filled.filter((pair): pair is [string, string] => Boolean(pair[1])))
}

/** The input of a new form, the same for everybody. */
export const exampleOf = (kind: CalculatorKind): unknown =>
  inputs[kind].parse(readForm(kind, new URLSearchParams()).requested)

/** The message of a row (the first of its list) or of a field. */
export const messageOf = (
  fields: Record<string, string> | undefined,
  name: string,
  row?: number
): string | undefined => (row === undefined ? fields?.[name] : fields?.[`${name}.${row}`])

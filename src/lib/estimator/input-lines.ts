import { calculatorForms, type FormField } from './forms.ts'
import { type FormState, shownGroups } from './form-state.ts'
import type { CalculatorKind } from './kinds.ts'

export type InputLine = { label: string; value: string }

/** The filled-in values, as printed: 'Ruang 1: 4 × 3 × 3 m', 'Cadangan: 5 %'. */
export function inputLines(kind: CalculatorKind, { by, rows, values }: FormState): InputLine[] {
  const { whole, fields } = calculatorForms[kind]
  const sizes =
    by === 'whole' && whole
      ? [{ label: whole.label, value: `${values[whole.name] ?? ''} ${whole.unit}` }]
      : shownGroups(kind, values).flatMap(({ name, row }) =>
          (rows[name] ?? []).map((sizes, i) => ({ label: `${row} ${i + 1}`, value: sizesText(name, sizes) }))
        )
  return [...sizes, ...fields.flatMap(field => lineOf(field, values[field.name] ?? ''))]
}

/** The text of one row. 'Bukaan 1' of one door // => '1 buah, 0,9 × 2,1 m' */
function sizesText(group: string, sizes: readonly string[]): string {
  if (group !== 'opening' && group !== 'element') return `${sizes.join(' × ')} m`
  return `${sizes[0] ?? ''} buah, ${sizes.slice(1).join(' × ')} m`
}

function lineOf({ label, unit, options }: FormField, value: string): InputLine[] {
  if (!value) return []
  const named = options?.find(([choice]) => choice === value)?.[1]
  return [{ label, value: named ?? (unit ? `${value} ${unit}` : value) }]
}

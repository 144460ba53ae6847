import type { estimatorErrors } from './errors.ts'
import { calculatorForms } from './forms.ts'
import { type FormState, shownGroups, toFigure } from './form-state.ts'
import type { CalculatorKind } from './kinds.ts'
import { maxSide } from './sizes.ts'

type Failure = { code: string; message: string; fields?: Record<string, string> | undefined }

/** Messages by form field: an error without a field of the API still gets a place in the form. */
export function faultsOf(
  kind: CalculatorKind,
  state: Pick<FormState, 'by' | 'values' | 'rows'>,
  { code, message, fields }: Failure
): Record<string, string> {
  if (fields && Object.keys(fields).length > 0) return fields
  const first = shownGroups(kind, state.values)[0]?.name ?? ''
  const places: Partial<Record<string, string>> = {
    nothing_measured: state.by === 'whole' ? calculatorForms[kind].whole?.name : first,
    openings_too_large: 'opening',
    section_too_small: 'cover'
  } satisfies Record<keyof typeof estimatorErrors, string | undefined>
  const place = places[code]
  return place ? { [place]: message } : {}
}

/** Indexes of a row's wrong columns; all columns if none is wrong on its own. */
export function wrongColumns(row: readonly string[], isCounted: boolean): number[] {
  const wrong = row.flatMap((text, i) => {
    const figure = toFigure(text)
    const size = Number(figure)
    const isSize = /^\d{1,12}(?:\.\d{1,6})?$/.test(figure) && size > 0 && size <= maxSide
    return isSize && !(isCounted && i === 0 && !Number.isInteger(size)) ? [] : [i]
  })
  return wrong.length > 0 ? wrong : row.map((_text, i) => i)
}

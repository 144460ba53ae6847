import type { ApiError } from '#lib/core/schema/api-error.ts'
import type { complaintErrors } from './errors.ts'
import type { FormField, FormProblems } from './form.ts'

/** Fields of the form by the names and codes that errors of the call have. */
const fieldOfName: Record<string, FormField> = { photo_ids: 'photos' }
const fieldOfCode: Record<string, FormField> = {
  complaint_too_early: 'kind',
  complaint_lines: 'lines',
  complaint_shipments: 'shipments',
  complaint_qty: 'lines',
  complaint_problem: 'lines',
  complaint_solution: 'solution',
  complaint_nominal_required: 'nominal',
  complaint_nominal: 'nominal',
  complaint_photos_required: 'photos',
  complaint_photos: 'photos',
  complaint_photo_not_found: 'photos',
  complaint_photo_limit: 'photos'
} satisfies Partial<Record<keyof typeof complaintErrors, FormField>>
const fields: readonly string[] = [
  'kind',
  'lines',
  'shipments',
  'solution',
  'nominal',
  'reason',
  'photos'
] satisfies FormField[]

/** Messages of a rejected complaint at their fields; empty where it is about none of them. */
export function problemsOf({ code, message, fields: named = {} }: ApiError): FormProblems {
  const found = Object.entries(named).flatMap(([name, text]) => {
    const first = name.split('.')[0] ?? ''
    const field = fieldOfName[first] ?? first
    return fields.includes(field) ? [[field, text] as const] : []
  })
  if (found.length > 0) return Object.fromEntries(found)
  const field = fieldOfCode[code]
  return field ? { [field]: message } : {}
}

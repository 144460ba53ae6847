/** An expected error: shown to a person, never a bug. */
export type ApiError = {
  /** A stable English identifier that programs compare. */
  code: string
  /** HTTP status; 0 where no response came. */
  status: number
  /** Indonesian, ready to show. */
  message: string
  /** Field name → its message. */
  fields?: Record<string, string>
  /** Figures that the client needs to go on: new totals, seconds to wait. */
  details?: Record<string, unknown>
}

/** Adds to an error, or replaces its message. */
type More = { message?: string; fields?: Record<string, string>; details?: Record<string, unknown> }
export type ApiErrorKind<C extends string = string> = ApiError & { code: C }

/**
 * A feature's errors by their codes.
 *
 * apiErrors({ out_of_stock: [422, 'Stok …'] }).out_of_stock.code // => 'out_of_stock'
 */
export function apiErrors<const T extends Record<string, readonly [status: number, message: string]>>(
  table: T
): { readonly [C in keyof T & string]: ApiErrorKind<C> } {
  const entries = Object.entries(table).map(([code, [status, message]]) => [code, { code, status, message }])
  return Object.fromEntries(entries) as { [C in keyof T & string]: ApiErrorKind<C> }
}

/** An error as a Result: `return fail(productErrors.out_of_stock)`, with optional additions. */
export function fail<C extends string>(
  kind: ApiErrorKind<C>,
  more?: More
): { ok: false; error: ApiErrorKind<C> } {
  return { ok: false, error: { ...kind, ...more } }
}

/** An expected "no": shown to a person, never a bug. */
export type Refusal = {
  /** A stable English word that programs compare. */
  code: string
  /** Of the HTTP answer; 0 where no answer came. */
  status: number
  /** Indonesian, ready to show. */
  message: string
  /** Field name → its message. */
  fields?: Record<string, string>
  /** Figures that the client needs to go on: new totals, seconds to wait. */
  details?: Record<string, unknown>
}

/** What a case adds to its refusal, or says instead of it. */
type More = { message?: string; fields?: Record<string, string>; details?: Record<string, unknown> }
export type RefusalKind<C extends string = string> = Refusal & { code: C }

/** A feature's refusals by their codes: `refusals({ out_of_stock: [422, 'Stok …'] }).out_of_stock.code // => 'out_of_stock'` */
export function refusals<const T extends Record<string, readonly [status: number, message: string]>>(
  table: T
): { readonly [C in keyof T & string]: RefusalKind<C> } {
  const entries = Object.entries(table).map(([code, [status, message]]) => [code, { code, status, message }])
  return Object.fromEntries(entries) as { [C in keyof T & string]: RefusalKind<C> }
}

/** A refusal as a Result: `return refuse(productRefusals.out_of_stock)`, with what the case adds or says instead. */
export function refuse<C extends string>(
  kind: RefusalKind<C>,
  more?: More
): { ok: false; error: RefusalKind<C> } {
  return { ok: false, error: { ...kind, ...more } }
}

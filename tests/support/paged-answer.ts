import { answered } from './fake-api.ts'

/** The requested page of a whole list, as lists are answered. */
export function answeredPage<T>(all: readonly T[], { page, per_page }: { page: number; per_page: number }) {
  const meta = { page, per_page, total: all.length, total_pages: Math.ceil(all.length / per_page) }
  const rows = all.slice((page - 1) * per_page, page * per_page)
  // Most answers have no page numbers, which the type of a fake one says.
  return { ...answered(rows), meta } as unknown as ReturnType<typeof answered>
}

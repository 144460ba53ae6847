import type { APIRoute } from 'astro'

import { configuredCode } from '#server/core/page/app-code.ts'
import { fileKeeping, noFile } from '#server/page/plain-answer.ts'

/** The picture behind 'Unduh Aplikasi': what a phone's camera reads from a screen. */
export const GET: APIRoute = ({ params, cache }) => {
  const svg = configuredCode(params.store ?? '')
  if (!svg) return noFile()
  cache.set({ ...fileKeeping, tags: [] })
  return new Response(svg, { headers: { 'content-type': 'image/svg+xml' } })
}

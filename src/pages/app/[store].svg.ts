import type { APIRoute } from 'astro'

import { configuredCode } from '#server/core/page/app-code.ts'
import { fileCaching, noFile } from '#server/page/plain-answer.ts'

/** The QR code behind 'Unduh Aplikasi', to scan from the screen with a phone's camera. */
export const GET: APIRoute = ({ params, cache }) => {
  const svg = configuredCode(params.store ?? '')
  if (!svg) return noFile()
  cache.set({ ...fileCaching, tags: [] })
  return new Response(svg, { headers: { 'content-type': 'image/svg+xml' } })
}

import type { APIRoute } from 'astro'

import { lostFile, noFile } from '#server/page/plain-answer.ts'
import { requestShareCard, canDraw, shareKinds } from '#server/page/share-cards.ts'
import { sharePicture, shareVersion } from '#server/page/share-pictures.ts'

/** The share picture of a link. Cached apart from pages, so that many pictures do not evict pages. */
export const GET: APIRoute = async ({ params, url }) => {
  const kind = shareKinds.find(one => one === params['kind'])
  const card = kind && canDraw() ? await requestShareCard(kind, params['name'] ?? '') : undefined
  if (card === 'fault') return lostFile()
  if (!card) return noFile()
  const picture = await sharePicture(card)
  if (!picture) return lostFile()
  const isThisVersion = url.searchParams.get('v') === shareVersion(card)
  return new Response(new Uint8Array(picture), {
    headers: {
      'content-type': 'image/jpeg',
      'cache-control': isThisVersion ? 'public, max-age=31536000, immutable' : 'public, max-age=3600'
    }
  })
}

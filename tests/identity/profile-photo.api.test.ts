import sharp from 'sharp'
import { expect, it } from 'vitest'

import { openMarket } from '../support/market.ts'
import { value } from '../support/person.ts'
import { takeView } from '../support/photo.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld()

const stored = async (path: string, width: number) => {
  const file = await world().services.storage.open(`media/${path}-${width}.webp`)
  return file && sharp(await new Response(file.read()).arrayBuffer()).metadata()
}

it('[identity-37] a photo of any shape is cropped to its central square, and never enlarged', async () => {
  const buyer = await (await openMarket(world())).buyer()
  const { photo } = value(await buyer.person.call('POST /buyer/profile/update', { photo: await takeView() }))
  expect(await stored(photo!, 160)).toMatchObject({ width: 160, height: 160 })
  expect(await stored(photo!, 1024)).toMatchObject({ width: 480, height: 480 })
})

import type { ImportShown } from '#lib/import/shapes.ts'

import { workOnImports } from '#server/import/work-on-imports.ts'

import { opsToken } from './environment.ts'
import { value } from './person.ts'
import type { World } from './world.ts'

type Exported = { format: 'csv' | 'xlsx'; table?: 'products' | 'shops' }
type Bytes = Uint8Array<ArrayBuffer>

/** The export of a marketplace's goods as a file. */
export async function exported({ ops }: Pick<World, 'ops'>, what: Exported): Promise<Bytes> {
  const answer = await ops.send('GET /ops/product/export', what)
  if (!answer.ok) throw new Error(`The export answered ${answer.status}`)
  return new Uint8Array(await answer.arrayBuffer())
}

type Files = { table: Bytes; shops?: Bytes; pictures?: Bytes }

/** Sends a table with its shops and pictures, checks it and runs it to its end. */
export async function importAll(world: World, { table, shops, pictures }: Files): Promise<ImportShown> {
  const { ops, services } = world
  const settle = async () => {
    await services.background.settled()
    await workOnImports(services)
  }
  const { id } = value(
    await ops.call('POST /ops/import', {
      table: new File([table], 'produk'),
      ...(shops && { shops: new File([shops], 'toko.csv') })
    })
  )
  await settle()
  if (pictures) await sendPictures(`http://localhost`, id, pictures, world.app.request)
  await settle()
  value(await ops.call('POST /ops/import/{id}/run', { id }))
  await settle()
  return value(await ops.call('GET /ops/import/{id}', { id }))
}

type Request = (address: string, init: RequestInit) => Response | Promise<Response>

/** Sends a ZIP of pictures to an import at a site; throws where it is not taken. */
export async function sendPictures(
  site: string,
  id: number,
  zip: Bytes,
  request: Request = fetch
): Promise<void> {
  const answer = await request(`${site}/api/v1/ops/import/${id}/pictures`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${opsToken}` },
    body: zip
  })
  if (!answer.ok) throw new Error(`The pictures were answered ${answer.status}: ${await answer.text()}`)
}

/** What an import rejected, and why: the first hundred products and shops. */
export async function problemsOf({ ops }: Pick<World, 'ops'>, id: number): Promise<(string | null)[]> {
  const products = value(await ops.call('GET /ops/import/{id}/row', { id, verdict: 'reject', per_page: 100 }))
  const shops = value(await ops.call('GET /ops/import/{id}/shop', { id, per_page: 100 }))
  return [...shops.filter(({ verdict }) => verdict === 'reject'), ...products].map(
    ({ name, reason }) => `${name}: ${reason}`
  )
}

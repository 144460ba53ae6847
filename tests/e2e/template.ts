import { journeysTemplate } from './journeys-template.ts'

/** Seeds the demo once; each marketplace of the journeys copies it (server.ts). */
export default async function prepareTemplate(): Promise<() => void> {
  const { dataDir, remove } = await journeysTemplate()
  process.env['JOURNEYS_TEMPLATE'] = dataDir
  return remove
}

import { expectAccessible } from './accessible.ts'

/** axe finds nothing in the dark theme either. */
export async function expectAccessibleInDark(where: string): Promise<void> {
  const { dataset } = document.documentElement
  const before = dataset['theme']
  dataset['theme'] = 'dark'
  await expectAccessible(`${where}, dark`)
  dataset['theme'] = before
}

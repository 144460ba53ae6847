import { families } from '../catalogue/families.ts'
import { colourLook, isColour, isDrawn, lookCount, type Picture } from './picture.ts'

/** Every picture that any number of products may show: shared by all of them. */
export function allPictures(): Picture[] {
  const keys = new Set<string>()
  for (const family of families) {
    const values = family.options[0]?.values.map(value => value.text) ?? []
    const colours = values.every(isColour) ? values.map(colourLook) : []
    for (const drawing of family.drawings) {
      const own = Array.from({ length: lookCount(drawing) }, (_, index) => String(index))
      for (const look of colours.length > 0 ? colours : own) keys.add(`${drawing} ${look}`)
    }
  }
  return [...keys].flatMap(key => {
    const [drawing = '', look = ''] = key.split(' ')
    return (['a', 'b', 'c'] as const).map(view => ({ drawing, look, view })).filter(isDrawn)
  })
}

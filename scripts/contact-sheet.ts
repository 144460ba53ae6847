import { join } from 'node:path'

import sharp from 'sharp'

import { draftProducts } from '#demo/catalogue/drafts.ts'
import { families } from '#demo/catalogue/families.ts'
import { photograph } from '#demo/catalogue/photos.ts'
import { canvasOf } from '#demo/pictures/canvas.ts'
import { lettering, widthOf } from '#server/core/images/lettering.ts'
import { picturePath } from '#demo/pictures/picture.ts'
import { projectRoot } from '#server/core/platform/project-paths.ts'

// `node scripts/contact-sheet.ts`: the cover of each kind of the demo's products with its name, to check by eye that
// each picture shows its product. Writes docs/pictures/contact-sheet.webp, or the file that is named.

const columns = 20
const cell = { width: 118, picture: 106, height: 140 }

// More than are sold by default, so that each kind of each family is there.
const kinds = new Map(
  [...draftProducts(6000)].map(draft => [
    `${families.indexOf(draft.family)} ${draft.kind} ${draft.drawing}`,
    draft
  ])
)
const inOrder = [...kinds.values()].toSorted(
  (a, b) => families.indexOf(a.family) - families.indexOf(b.family)
)

const sheet = await Promise.all(
  inOrder.map(async (draft, index) => {
    const { name } = draft
    const { cover } = photograph(draft)
    const picture = await sharp(Buffer.from(canvasOf(cover, picturePath(cover)).svg))
      .resize(cell.picture)
      .png()
      .toBuffer()
    const left = (index % columns) * cell.width
    const top = Math.floor(index / columns) * cell.height
    return { picture: { input: picture, left: left + 6, top: top + 4 }, text: caption(name, left, top) }
  })
)

const width = columns * cell.width
const height = Math.ceil(sheet.length / columns) * cell.height
const words = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${sheet.map(one => one.text).join('')}</svg>`
const { size } = await sharp({ create: { width, height, channels: 3, background: '#ffffff' } })
  .composite([...sheet.map(one => one.picture), { input: Buffer.from(words), left: 0, top: 0 }])
  .webp({ quality: 48 })
  .toFile(process.argv[2] ?? join(projectRoot, 'docs/pictures/contact-sheet.webp'))
console.log(`${sheet.length} covers, ${Math.round(size / 1024)} kB`)

/** The name below its picture, on two lines where it is long. */
function caption(name: string, left: number, top: number): string {
  const lines = ['']
  for (const word of name.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`.trim()
    if (widthOf(longer, 8.5) < cell.width - 8) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
    .slice(0, 2)
    .map((line, at) => lettering(line, left + 5, top + 121 + at * 10, 8.5, '#222222'))
    .join('')
}

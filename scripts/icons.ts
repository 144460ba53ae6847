import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'

import sharp from 'sharp'

import { projectRoot } from '#server/core/platform/project-paths.ts'

// Draws the icons for browsers, phones and home screens from the brand's sign, public/favicon.svg. Run it when the sign
// changes: node scripts/icons.ts

const at = (name: string) => `${projectRoot}/public/${name}`
const sign = readFileSync(at('favicon.svg'), 'utf8')
/** Phones round the corners themselves. */
const square = sign.replace(' rx="8"', '')
/** Any shape may be cut out of it: the drawing stays within the middle circle of 80 %. */
const maskable = square.replace('<path ', '<path transform="translate(16 16) scale(.85) translate(-16 -16)" ')

const png = (svg: string, size: number) =>
  sharp(Buffer.from(svg), { density: (72 * size) / 32 })
    .resize(size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()

/** An .ico of PNG files: a header of 6 bytes, 16 bytes per picture, then the pictures. */
function ico(pictures: { size: number; data: Buffer }[]): Buffer {
  const head = Buffer.alloc(6 + 16 * pictures.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(pictures.length, 4)
  let offset = head.length
  for (const [i, { size, data }] of pictures.entries()) {
    const entry = 6 + 16 * i
    head.writeUInt8(size, entry)
    head.writeUInt8(size, entry + 1)
    head.writeUInt16LE(1, entry + 4)
    head.writeUInt16LE(32, entry + 6)
    head.writeUInt32LE(data.length, entry + 8)
    head.writeUInt32LE(offset, entry + 12)
    offset += data.length
  }
  return Buffer.concat([head, ...pictures.map(({ data }) => data)])
}

mkdirSync(at('icons'), { recursive: true })
writeFileSync(
  at('favicon.ico'),
  ico(await Promise.all([16, 32, 48].map(async size => ({ size, data: await png(sign, size) }))))
)
writeFileSync(at('apple-touch-icon.png'), await png(square, 180))
for (const size of [192, 512]) writeFileSync(at(`icons/sign-${size}.png`), await png(sign, size))
writeFileSync(at('icons/maskable-512.png'), await png(maskable, 512))

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Characters at the start of an SVG that are searched for its size. */
const head = 1_000

/** The size of one of the site's SVGs from its viewBox, px, so that the page reserves its space before it loads. */
export function pictureSize(folder: string, address: string): { width: number; height: number } | undefined {
  if (!/^\/blog\/[a-z0-9-]+\.svg$/.test(address)) return undefined
  const file = join(folder, address)
  if (!existsSync(file)) return undefined
  const [, width, height] =
    /viewBox="[\d.-]+ [\d.-]+ ([\d.]+) ([\d.]+)"/.exec(readFileSync(file, 'utf8').slice(0, head)) ?? []
  return width && height
    ? { width: Math.round(Number(width)), height: Math.round(Number(height)) }
    : undefined
}

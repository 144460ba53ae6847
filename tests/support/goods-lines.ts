import { readCsv } from '#server/import/read-csv.ts'

/** A table as it was read: its headings, then its rows. */
export type Lines = string[][]

export const readLines = (file: Uint8Array): Lines =>
  readCsv(file).map(row => row.map(cell => String(cell ?? '')))

export const writeLines = (lines: Lines): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(
    lines.map(row => row.map(cell => `"${cell.replaceAll('"', '""')}"`).join(';')).join('\r\n')
  )

/** The table without these columns. */
export function withoutColumns(lines: Lines, ...names: string[]): Lines {
  const left = lines[0]!.map(heading => names.includes(heading))
  return lines.map(row => row.filter((_cell, at) => !left[at]))
}

/** The table with a file's name for each picture, as somebody who sends them has it, and the names: 'foto-0.png' is the cover of each. */
export function withFileNames(lines: Lines): { lines: Lines; names: string[] } {
  const [code, photos, photo] = ['Kode Produk', 'Foto', 'Foto Varian'].map(name =>
    lines[0]!.indexOf(name)
  ) as [number, number, number]
  const known = new Map<string, Map<string, string>>()
  const names = new Set<string>()
  const nameOf = (product: string, path: string) => {
    const own = known.get(product) ?? new Map<string, string>()
    known.set(product, own)
    const name = own.get(path) ?? `foto-${own.size}.png`
    own.set(path, name)
    names.add(name)
    return name
  }
  const renamed = lines.slice(1).map(row =>
    row.map((cell, at) => {
      if (cell === '' || (at !== photos && at !== photo)) return cell
      return cell
        .split(' | ')
        .map(path => nameOf(row[code]!, path))
        .join(' | ')
    })
  )
  return { lines: [lines[0]!, ...renamed], names: [...names] }
}

/** The pictures of a table of shops, in its order; empty for a shop without one. */
export function shopPhotos(lines: Lines): string[] {
  const at = lines[0]!.indexOf('Foto')
  return lines.slice(1).map(row => row[at]!)
}

/** A table of shops with a file's name for each picture, and the names. */
export function withShopFiles(lines: Lines): { lines: Lines; names: string[] } {
  const at = lines[0]!.indexOf('Foto')
  const known = [...new Set(shopPhotos(lines).filter(path => path !== ''))]
  const nameOf = (path: string) => (path === '' ? '' : `toko-${known.indexOf(path)}.png`)
  const renamed = lines.slice(1).map(row => row.with(at, nameOf(row[at]!)))
  return { lines: [lines[0]!, ...renamed], names: known.map(nameOf) }
}

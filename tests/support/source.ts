import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

import ts from 'typescript'

export type Import = { from: string; to: string }

/** The TypeScript of a file: of an .astro file its frontmatter and its scripts. */
export function codeOf(file: string): string {
  const text = readFileSync(file, 'utf8')
  if (!file.endsWith('.astro')) return text
  const front = /^---\n([\s\S]*?)\n---/.exec(text)?.[1] ?? ''
  const scripts = [...text.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(found => found[1])
  return [front, ...scripts].join('\n')
}

/** Our files below a folder of a checkout, with every import between them, including types, in any syntax. */
export function readSource(root = '.'): { files: string[]; imports: Import[] } {
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    imports: Record<string, string>
  }
  const aliases = Object.entries(manifest.imports).map(
    ([name, path]) => [name.replace('*', ''), path.replace(/^\.\/|\*$/g, '')] as const
  )
  const files = globSync(['src/**/*.{ts,tsx,astro}', 'demo/**/*.ts'], { cwd: root }).map(file =>
    file.replaceAll('\\', '/')
  )
  const known = new Set(files)
  const resolve = (file: string, specifier: string): string | undefined => {
    if (specifier.startsWith('.')) return normalize(join(dirname(file), specifier)).replaceAll('\\', '/')
    const alias = aliases.find(([name]) => specifier.startsWith(name))
    return alias && alias[1] + specifier.slice(alias[0].length)
  }
  const imports = files.flatMap(from =>
    ts.preProcessFile(codeOf(join(root, from)), true, true).importedFiles.flatMap(({ fileName }) => {
      const to = resolve(from, fileName)
      return to && known.has(to) ? [{ from, to }] : []
    })
  )
  return { files, imports }
}

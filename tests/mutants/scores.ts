import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import ts from 'typescript'

import { projectRoot } from '../../src/server/core/platform/project-paths.ts'

/** The measurement of one file. */
export type Score = {
  /** A fingerprint of the code that runs: comments, types, formatting, names and imports do not matter. */
  code: string
  /** The percentage of mutants that tests killed. */
  score: number
  killed: number
  /** Timed out, as an endless loop does: counted as killed. */
  timeouts: number
  survived: number
  /** The reason for a score below the previous one, if it is lower. */
  because?: string
  /** Each survivor and why no test kills it; empty until it is reviewed. */
  survivors: Record<string, string>
}

const place = join(projectRoot, 'tests/mutants/scores.json')

export const readScores = () => JSON.parse(readFileSync(place, 'utf8')) as Record<string, Score>

export function writeScores(scores: Record<string, Score>): void {
  const sorted = Object.fromEntries(Object.entries(scores).toSorted(([a], [b]) => (a < b ? -1 : 1)))
  writeFileSync(place, `${JSON.stringify(sorted, null, 2)}\n`)
}

/** Numbers the names in order of appearance, and leaves out imports: renamed or moved code has the same mutants. */
const withoutNames: ts.TransformerFactory<ts.SourceFile> = context => {
  const names = new Map<string, number>()
  const visit = (node: ts.Node): ts.Node | undefined => {
    if (ts.isImportDeclaration(node)) return undefined
    if (!ts.isIdentifier(node)) return ts.visitEachChild(node, visit, context)
    if (!names.has(node.text)) names.set(node.text, names.size)
    return ts.factory.createIdentifier(`n${names.get(node.text)}`)
  }
  return file => ts.visitEachChild(file, visit, context)
}

/** A fingerprint of the code that runs. */
export function markOf(source: string): string {
  const { outputText } = ts.transpileModule(source, {
    compilerOptions: {
      module: ts.ModuleKind.ESNext,
      target: ts.ScriptTarget.ESNext,
      removeComments: true,
      verbatimModuleSyntax: true
    }
  })
  const file = ts.createSourceFile('it.js', outputText, ts.ScriptTarget.ESNext, false, ts.ScriptKind.JS)
  const plain = ts.createPrinter().printFile(ts.transform(file, [withoutNames]).transformed[0]!)
  const code = plain.split(/\s+/).join(' ').trim()
  return createHash('sha256').update(code).digest('hex').slice(0, 16)
}

export const markOfFile = (file: string): string => markOf(readFileSync(join(projectRoot, file), 'utf8'))

/** What is wrong with the score of a file; undefined if nothing is. */
export function scoreProblem(
  { file, code, floor }: { file: string; code: string; floor: number },
  measured: Score | undefined
): string | undefined {
  const again = `npm run test:mutants -- ${file}`
  if (!measured) return `${file} was never measured: ${again}`
  if (measured.code !== code) return `${file} has changed since it was measured: ${again}`
  if (measured.score < floor) return `${file} scores ${measured.score}, and must score ${floor}`
  const unread = Object.entries(measured.survivors).filter(([, why]) => why.trim() === '')
  if (unread.length > 0)
    return `${file}: kill what survives or say why: ${unread.map(([it]) => it).join('; ')}`
  return undefined
}

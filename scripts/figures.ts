import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import ts from 'typescript'

import { codeOf, readSource } from '../tests/support/source.ts'

// `npm run figures`: the size of the code base and its duplicates.
// `npm run figures -- v1` measures another commit.

/** Minimum tokens of a copy: about ten lines. */
const run = 60
const ref = process.argv.slice(2).find(word => !word.startsWith('--'))
const root = ref ? checkOut(ref) : '.'
try {
  measure()
} finally {
  if (ref) rmSync(root, { recursive: true })
}

function checkOut(commit: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'baba-figures-'))
  const tar = execFileSync('git', ['archive', commit], { maxBuffer: 2 ** 28 })
  execFileSync('tar', ['-x', '-C', folder], { input: tar })
  return folder
}

function measure(): void {
  const { files, imports } = readSource(root)
  const sources = files.map(file => ({ file, code: codeOf(join(root, file)) }))
  const lines = sources.map(({ file }) => readFileSync(join(root, file), 'utf8').split('\n').length)
  const trees = sources.map(({ file, code }) =>
    ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, file.endsWith('.ts') ? 3 : 4)
  )
  const functions = trees.flatMap(functionLines)
  const texts = Map.groupBy(trees.flatMap(userTexts), ({ text }) => text)
  const twice = [...texts].filter(([, places]) => new Set(places.map(({ file }) => file)).size > 1)
  console.log(`files         ${files.length}, lines ${spread(lines)}`)
  console.log(`functions     ${functions.length} named, lines ${spread(functions)}`)
  console.log(`imports       ${imports.length} between files`)
  console.log(`same names    ${namesTwice(files)} file names stand more than once`)
  console.log(`texts         ${texts.size} that people read, ${twice.length} of them in several files`)
  console.log(`copies        ${copies(trees)} runs of ${run} tokens stand in several files`)
  if (process.argv.includes('--texts')) {
    for (const [text, places] of twice) console.log(`  ${text}\n    ${places.map(p => p.file).join(' ')}`)
  }
}

function spread(values: number[]): string {
  const sorted = values.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]
  return `median ${at(0.5)}, p95 ${at(0.95)}, most ${at(1)}, all ${values.reduce((sum, one) => sum + one, 0)}`
}

/** Lines of every function that has a name, or is assigned to one. */
function functionLines(tree: ts.SourceFile): number[] {
  const found: number[] = []
  const line = (position: number) => tree.getLineAndCharacterOfPosition(position).line
  const visit = (node: ts.Node): void => {
    const isNamed =
      ts.isFunctionDeclaration(node) ||
      ts.isMethodDeclaration(node) ||
      (ts.isVariableDeclaration(node) &&
        node.initializer !== undefined &&
        (ts.isArrowFunction(node.initializer) || ts.isFunctionExpression(node.initializer)))
    if (isNamed) found.push(line(node.end) - line(node.getStart()) + 1)
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return found
}

/**
 * Sentences that are shown on the screen: not classes, not errors for developers, not texts of the API's document.
 */
function userTexts(tree: ts.SourceFile): { file: string; text: string }[] {
  const found: { file: string; text: string }[] = []
  const quiet = new Set(['className', 'class', 'summary'])
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isThrowStatement(node)) return
    if (ts.isJsxAttribute(node) && quiet.has(node.name.getText())) return
    if (ts.isPropertyAssignment(node) && quiet.has(node.name.getText())) return
    const text = ts.isStringLiteralLike(node) || ts.isJsxText(node) ? node.text.trim() : ''
    const isCall = /^[A-Z]+ \/\S+$/.test(text)
    if (!isCall && /^[A-Z][^<>{}]* [^<>{}]*$/.test(text) && text.length >= 8)
      found.push({ file: tree.fileName, text })
    ts.forEachChild(node, visit)
  }
  visit(tree)
  // The API's document repeats what it documents.
  return found.filter(({ file }) => file.startsWith('src/') && !file.includes('/api-document/'))
}

function namesTwice(files: readonly string[]): number {
  const names = Map.groupBy(files, file => file.split('/').at(-1))
  return [...names.values()].filter(same => same.length > 1).length
}

/** Number of pairs of files that have a run of tokens in common, however it is formatted. */
function copies(trees: readonly ts.SourceFile[]): number {
  const seen = new Map<string, string>()
  const pairs = new Set<string>()
  for (const tree of trees) {
    const tokens = tokensOf(tree)
    for (let at = 0; at + run <= tokens.length; at += 1) {
      const key = tokens.slice(at, at + run).join(' ')
      const first = seen.get(key)
      if (first === undefined) seen.set(key, tree.fileName)
      else if (first !== tree.fileName) pairs.add(`${first} ${tree.fileName}`)
    }
  }
  if (process.argv.includes('--copies')) for (const pair of pairs) console.log(`  ${pair}`)
  return pairs.size
}

/** A file's tokens without its imports, which many files have in common. */
function tokensOf(tree: ts.SourceFile): string[] {
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) return
    if (node.getChildCount() === 0) found.push(node.getText())
    else node.getChildren().forEach(visit)
  }
  visit(tree)
  return found.filter(text => text !== '')
}

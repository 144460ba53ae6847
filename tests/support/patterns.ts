import { globSync, readFileSync } from 'node:fs'

import ts from 'typescript'

export type Pattern = { place: string; source: string; flags: string }

/** Every regular expression of the code that runs in the shop, with its location. */
export function patternsOfTheCode(): Pattern[] {
  return globSync('src/**/*.{ts,tsx,astro}').flatMap(file =>
    scriptsOf(file, readFileSync(file, 'utf8')).flatMap(script => patternsOf(file, script))
  )
}

/** The scripts of a file: of an .astro file its frontmatter and its script tags. */
function scriptsOf(file: string, text: string): string[] {
  if (!file.endsWith('.astro')) return [text]
  const [, frontmatter = '', ...rest] = text.split(/^---$/m)
  const tags = rest.join('---').split('<script').slice(1)
  return [frontmatter, ...tags.map(tag => tag.slice(tag.indexOf('>') + 1).split('</script>')[0] ?? '')]
}

export function patternsOf(file: string, script: string): Pattern[] {
  const found: Pattern[] = []
  const source = ts.createSourceFile(file, script, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const placeOf = (node: ts.Node) =>
    `${file}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/')
      found.push({ place: placeOf(node), source: node.text.slice(1, end), flags: node.text.slice(end + 1) })
    }
    const isMade = ts.isNewExpression(node) || ts.isCallExpression(node)
    if (isMade && ts.isIdentifier(node.expression) && node.expression.text === 'RegExp') {
      found.push({ place: placeOf(node), source: madeOf(node.arguments?.[0]), flags: '' })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

/** The text of a composed pattern; inserted values count as plain words. */
function madeOf(argument: ts.Expression | undefined): string {
  if (argument && ts.isTemplateExpression(argument)) {
    const text = (raw: string | undefined) => raw ?? ''
    return (
      text(argument.head.rawText ?? argument.head.text) +
      argument.templateSpans.map(span => `7${text(span.literal.text)}`).join('')
    )
  }
  return argument && ts.isStringLiteralLike(argument) ? argument.text : ''
}

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, it } from 'vitest'
import ts from 'typescript'

import { projectRoot } from '#server/core/platform/project-paths.ts'

import { open } from './site.ts'
import { newerApis, newerPatterns } from '../../scripts/lint/newer-apis.ts'

// What a build leaves to browsers of the older level, packages included: what they cannot read would be no script at all,
// and no rule of a style sheet.

const client = join(projectRoot, 'dist/client')
const built = (kind: RegExp): [name: string, text: string][] =>
  readdirSync(client, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && kind.test(entry.name))
    .map(entry => [entry.name, readFileSync(join(entry.parentPath, entry.name), 'utf8')])

/** Words of a script that Safari 15.4 does not know: it stops at the first. */
function newerSyntax(text: string): string[] {
  const found = new Set<string>()
  const look = (node: ts.Node): void => {
    if (ts.isClassStaticBlockDeclaration(node)) found.add('static {}')
    if (ts.isRegularExpressionLiteral(node)) {
      const [, pattern = '', flags = ''] = /^\/(.*)\/(\w*)$/s.exec(node.text) ?? []
      if (flags.includes('v') || newerPatterns.some(one => pattern.includes(one))) found.add(node.text)
    }
    if (ts.isVariableDeclarationList(node) && (node.flags & ts.NodeFlags.Using) === ts.NodeFlags.Using)
      found.add('using')
    ts.forEachChild(node, look)
  }
  look(ts.createSourceFile('built.js', text, ts.ScriptTarget.Latest, false, ts.ScriptKind.JS))
  return [...found]
}

/** Calls and constructions of what older browsers lack, by name: `.toSorted(`, `AbortSignal.any(`, `new OffscreenCanvas`. */
function newerCalls(text: string): string[] {
  return newerApis
    .filter(({ isAmbiguous }) => !isAmbiguous)
    .flatMap(({ api }) => {
      const parts = api.split('.')
      const name = parts.at(-1) ?? ''
      const call =
        parts.length === 1
          ? `\\bnew ${name}\\b`
          : parts[1] === 'prototype'
            ? `\\.${name}\\(`
            : `\\b${api.replace('.', '\\.')}\\(`
      return new RegExp(call).test(text) ? [api] : []
    })
}

/** What asks before it uses: our own popovers; the map, which draws on the page where there is no other canvas. */
const asking = [
  ['first-use', 'HTMLElement.prototype.showPopover'],
  ['first-use', 'HTMLElement.prototype.hidePopover'],
  ['draw-map', 'OffscreenCanvas'],
  ['draw-map', 'Intl.Segmenter'],
  ['react', 'Document.prototype.startViewTransition'],
  // In the words of a warning.
  ['react', 'HTMLFormElement.prototype.requestSubmit']
]

describe('[core-230] the built scripts', () => {
  const scripts = built(/\.js$/)

  it('have no syntax that a browser of the older level cannot read', () => {
    expect(scripts.length).toBeGreaterThan(100)
    const found = scripts.map(([name, text]) => [name, newerSyntax(text)])
    expect(found.filter(([, words]) => words?.length)).toEqual([])
    expect(newerSyntax('class A { static { a() } }; const b = /(?<!c)d/')).toEqual(['static {}', '/(?<!c)d/'])
  })

  it('call nothing that it lacks, but where they asked for it', () => {
    const found = scripts.flatMap(([name, text]) => newerCalls(text).map(api => [name.split('.')[0], api]))
    expect(found.filter(([name, api]) => !asking.some(one => one[0] === name && one[1] === api))).toEqual([])
    expect(newerCalls('a.toSorted();AbortSignal.any([b]);new OffscreenCanvas(1,1)')).toHaveLength(3)
  })
})

it.each(['/', '/cart', '/login', '/search?keyword=semen', '/kalkulator/dinding'])(
  '[core-230] the scripts that stand in %s can be read by a browser of the older level',
  async path => {
    const page = await open(path)
    const inline = page.all('script:not([src], [type="application/ld+json"], [type=speculationrules])')
    expect(inline.length).toBeGreaterThan(1)
    const found = inline.map(one => one.text()).flatMap(text => [...newerSyntax(text), ...newerCalls(text)])
    expect(found).toEqual([])
  }
)

describe('[core-230] the built style sheets', () => {
  const sheets = built(/\.css$/)

  it.each([
    ['widths as ranges', /@media[^{]*[<>]/],
    ['a negation without its medium', /@media not \(/],
    ['nested rules', /[{;}]\s*&/],
    ['colours of oklch and lab', /[^-](?:oklch|oklab|lab|lch)\((?!from)[\d.]/]
  ])('have no %s', (_, newer) => {
    expect(sheets.length).toBeGreaterThan(3)
    expect(
      sheets.filter(([, text]) => newer.test(text)).map(([name, text]) => [name, newer.exec(text)?.[0]])
    ).toEqual([])
  })

  it('mix colours only where a browser says that it can', () => {
    const unasked = sheets.map(([name, text]) => [
      name,
      text.replaceAll(/@supports[^{]*color-mix[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '')
    ])
    expect(unasked.filter(([, text]) => text?.includes('color-mix('))).toEqual([])
  })
})

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, it } from 'vitest'
import ts from 'typescript'

import { projectRoot } from '#server/core/platform/project-paths.ts'

import { open } from './site.ts'
import { newerApis, newerPatterns } from '../../scripts/lint/newer-apis.ts'

// A build's output for browsers of the older level, packages included: a syntax that they cannot read would disable a
// whole script, or a rule of a style sheet.

const client = join(projectRoot, 'dist/client')
const built = (kind: RegExp): [name: string, text: string][] =>
  readdirSync(client, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && kind.test(entry.name))
    .map(entry => [entry.name, readFileSync(join(entry.parentPath, entry.name), 'utf8')])

/** Script syntax that Safari 15.4 does not know: it stops at the first. */
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

/**
 * Calls and constructions of APIs that older browsers lack, by name: `.toSorted(`, `AbortSignal.any(`, `new
 * OffscreenCanvas`.
 */
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

/** Code that checks before use: our own popovers; the map, which draws on the page's canvas otherwise. */
const requesting = [
  ['common', 'HTMLElement.prototype.showPopover'],
  ['common', 'HTMLElement.prototype.hidePopover'],
  ['draw-map', 'OffscreenCanvas'],
  ['draw-map', 'Intl.Segmenter'],
  ['react', 'Document.prototype.startViewTransition'],
  // In the text of a warning.
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

  it('call no API that it lacks without a check', () => {
    const found = scripts.flatMap(([name, text]) => newerCalls(text).map(api => [name.split('.')[0], api]))
    expect(found.filter(([name, api]) => !requesting.some(one => one[0] === name && one[1] === api))).toEqual(
      []
    )
    expect(newerCalls('a.toSorted();AbortSignal.any([b]);new OffscreenCanvas(1,1)')).toHaveLength(3)
  })
})

it.each(['/', '/cart', '/login', '/search?keyword=semen', '/kalkulator/dinding'])(
  '[core-230] browsers of the older level can read the inline scripts of %s',
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

  it('mix colours only in browsers that support it', () => {
    const unrequested = sheets.map(([name, text]) => [
      name,
      text.replaceAll(/@supports[^{]*color-mix[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '')
    ])
    expect(unrequested.filter(([, text]) => text?.includes('color-mix('))).toEqual([])
  })
})

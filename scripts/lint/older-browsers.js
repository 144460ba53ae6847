// An oxlint plugin for code that runs in browsers: rejects APIs that the older level of browsers lacks (newer-apis.ts).
// A use behind a feature check is marked: `// oxlint-disable-next-line browsers/no-newer-apis -- why`.

import { newerApis, newerPatterns, newerSelectors } from './newer-apis.ts'

const clear = newerApis.filter(({ isAmbiguous }) => !isAmbiguous)
const methods = new Map()
const statics = new Map()
const globals = new Map()
for (const one of clear) {
  const parts = one.api.split('.')
  const kept = parts.length === 1 ? globals : parts[1] === 'prototype' ? methods : statics
  kept.set(kept === methods ? parts[2] : one.api, one)
}

const told = ({ api, since: [chrome, safari, firefox], instead }) =>
  `${api} is of Chrome ${chrome}, Safari ${safari}, Firefox ${firefox}; older ones buy here too.${instead ? ` Instead: ${instead}.` : ''}`

const inPlace = new Set(['sort', 'reverse'])
/** Iterators lack the methods of arrays in older browsers. */
const iterated = new Set(['values', 'keys', 'entries', 'matchAll'])
const helpers = new Set([
  'map',
  'filter',
  'take',
  'drop',
  'flatMap',
  'reduce',
  'toArray',
  'forEach',
  'some',
  'every',
  'find'
])
const isIterator = ({ type, callee, arguments: given }) =>
  type === 'CallExpression' &&
  callee.type === 'MemberExpression' &&
  iterated.has(callee.property.name) &&
  callee.object.name !== 'Object' &&
  (given.length === 0 || callee.property.name === 'matchAll')

/** Matches whole selectors only: 'sm:modal-middle' is a class. */
const selectors = newerSelectors.map(one => ({
  one,
  pattern: new RegExp(one.replace('(', String.raw`\(`) + (one.includes('(') ? '' : String.raw`(?![\w:-])`))
}))

const isDeclared = (context, node) => {
  for (let scope = context.sourceCode.getScope(node); scope; scope = scope.upper) {
    if (scope.set.get(node.name)?.defs.length > 0) return true
  }
  return false
}

const rule = {
  create(context) {
    const report = (node, message) => context.report({ node, message })
    const readText = (node, text) => {
      const selector = selectors.find(({ pattern: written }) => written.test(text))
      if (selector) report(node, `The selector ${selector.one} throws in older browsers.`)
      const pattern = newerPatterns.find(one => text.includes(one))
      if (pattern)
        report(node, `${pattern} is a syntax error before Safari 16.4: match the character before, too.`)
    }
    return {
      MemberExpression(node) {
        if (node.computed) return
        const { name } = node.property
        const own = methods.get(name) ?? statics.get(`${node.object.name}.${name}`)
        const onWindow = ['window', 'globalThis', 'self'].includes(node.object.name) && globals.get(name)
        if (own || onWindow) report(node, told(own || onWindow))
        if (helpers.has(name) && isIterator(node.object)) report(node, told(globals.get('Iterator')))
      },
      Identifier(node) {
        const one = globals.get(node.name)
        const { parent } = node
        const isName =
          (parent.type === 'MemberExpression' && parent.property === node && !parent.computed) ||
          (parent.type.endsWith('Property') && parent.key === node) ||
          /^(?:TS|Import|Export)/.test(parent.type)
        if (one && !isName && !isDeclared(context, node)) report(node, told(one))
      },
      CallExpression({ callee }) {
        // Replacements of toSorted and toReversed must not change a list that others read.
        const isInPlace = callee.type === 'MemberExpression' && inPlace.has(callee.property.name)
        if (isInPlace && /^(?:Identifier|MemberExpression)$/.test(callee.object.type))
          report(
            callee,
            `${callee.property.name}() changes the list itself: [...list].${callee.property.name}().`
          )
      },
      AssignmentExpression({ left }) {
        const name = left.type === 'MemberExpression' && !left.computed ? left.property.name : ''
        const one = newerApis.find(({ api }) => api === `Element.prototype.${name}`)
        if (/^aria[A-Z]|^role$/.test(name)) report(left, one ? told(one) : `Set ${name} by setAttribute().`)
      },
      NewExpression(node) {
        if (node.callee.name === 'FormData' && node.arguments.length > 1)
          report(node, 'Older browsers leave out the button that a form was sent by.')
      },
      Literal(node) {
        if (node.regex) {
          const { pattern, flags } = node.regex
          if (flags.includes('v')) report(node, 'The flag v is a syntax error in older browsers.')
          readText(node, newerPatterns.some(one => pattern.includes(one)) ? pattern : '')
        } else if (typeof node.value === 'string') readText(node, node.value)
      },
      TemplateElement(node) {
        readText(node, node.value.raw)
      }
    }
  }
}

export default { meta: { name: 'browsers' }, rules: { 'no-newer-apis': rule } }

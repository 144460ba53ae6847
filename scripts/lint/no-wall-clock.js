// An oxlint plugin for tests: a test that depends on the machine's speed fails on a busy one.

const messages = {
  measured:
    'A test measures no time: assert the order of events, or use fake timers (tests/support/held-timeouts.ts).',
  slept:
    'A test does not sleep: wait for the event itself; a loop that polls takes pause() of tests/support/pause.ts.'
}

/** `Date.now()`, also in the page's window. */
const isNow = node =>
  node.type === 'CallExpression' &&
  node.callee.type === 'MemberExpression' &&
  node.callee.object.name === 'Date' &&
  node.callee.property.name === 'now'

/** A stored time: `Date.now() - began`. A computed operand (`Date.now() - 5 * minute`) gives a date, not a duration. */
const isMoment = node => node.type === 'Identifier' || node.type === 'MemberExpression' || isNow(node)

/** Whether a name is the parameter of a function that `new Promise` runs. */
function isResolver(node) {
  if (node?.type !== 'Identifier') return false
  for (let at = node.parent; at; at = at.parent) {
    const isExecutor =
      /Function/.test(at.type) && at.parent?.type === 'NewExpression' && at.parent.callee.name === 'Promise'
    if (isExecutor && at.params[0]?.name === node.name) return true
  }
  return false
}

const rule = {
  create(context) {
    const report = (node, message) => context.report({ node, message })
    return {
      MemberExpression(node) {
        const name = `${node.object.name}.${node.property.name}`
        if (name === 'performance.now' || name === 'process.hrtime') report(node, messages.measured)
      },
      BinaryExpression(node) {
        const { operator, left, right } = node
        const isDuration = isNow(right) || (isNow(left) && isMoment(right))
        if (operator === '-' && isDuration) report(node, messages.measured)
      },
      CallExpression(node) {
        const name = node.callee.property?.name ?? node.callee.name
        const isSleep = name === 'setTimeout' && isResolver(node.arguments[0])
        if (isSleep || name === 'waitForTimeout') report(node, messages.slept)
      },
      ImportDeclaration(node) {
        const isTimers = /^(?:node:)?timers\/promises$/.test(node.source.value)
        const sleeps = node.specifiers.some(one => one.imported?.name !== 'setImmediate')
        if (isTimers && sleeps) report(node, messages.slept)
      }
    }
  }
}

export default { meta: { name: 'tests' }, rules: { 'no-wall-clock': rule } }

import { registerHooks } from 'node:module'

// Loaded before the server (`node --import`): half of a start went into Node reading the package.json of these two
// packages again, once for each of their 160 files and for each file of ours that imports them, because each lists
// hundreds of `exports` (180 and 200 kB). Here a name is resolved once, and an import within the same package without
// any lookup.

const long = /^(?:drizzle-orm|date-fns)(?:\/|$)/
const inside = /\/node_modules\/(?:drizzle-orm|date-fns)\/.*\.js$/
const found = new Map()

registerHooks({
  resolve(name, context, next) {
    if (long.test(name)) {
      if (!found.has(name)) found.set(name, next(name, context))
      return { ...found.get(name), shortCircuit: true }
    }
    const { parentURL: from = '' } = context
    if (!/^\.\.?\/.*\.js$/.test(name) || !inside.test(from)) return next(name, context)
    return { url: new URL(name, from).href, format: 'module', shortCircuit: true }
  }
})

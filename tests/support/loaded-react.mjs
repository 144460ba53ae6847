import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'

// Preloaded into a server (`node --import`): when it ends, it writes which files of React it had loaded.

const { cache } = createRequire(import.meta.url)
process.once('exit', () => {
  // Node reads the names that a module exports without running it: only what ran is `loaded`.
  const files = Object.keys(cache).filter(
    file => /node_modules\/react(?:-dom)?\/cjs\//.test(file) && cache[file]?.loaded
  )
  writeFileSync(process.env.LOADED_REACT, files.join('\n'))
})

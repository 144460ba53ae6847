// Loaded before the server (`node --import`). glibc gives each of Node's threads its own memory arena and rarely
// returns the memory: 60 MB after a start, 100 MB after load (docs/decisions/cached-pages.md). The number of arenas is
// read when a program starts, so this process replaces itself (execve). Windows and older Nodes lack that call.
// Free memory at the end of an arena is returned from 128 kB on: otherwise glibc raises the threshold by itself, to
// twice the size of the last freed block.

if (process.platform === 'linux' && !process.env.MALLOC_ARENA_MAX) {
  process.execve?.(process.execPath, [process.execPath, ...process.execArgv, ...process.argv.slice(1)], {
    ...process.env,
    MALLOC_ARENA_MAX: '2',
    MALLOC_TRIM_THRESHOLD_: '131072'
  })
}

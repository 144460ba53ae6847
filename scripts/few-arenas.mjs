// Loaded before the server (`node --import`). glibc gives each of Node's threads a pool of memory of its own and seldom
// returns it: 60 MB after a start, 100 MB after a load (docs/decisions/kept-pages.md). The number of pools is read when a
// program starts, so this process starts once more, in its own place. Windows and older Nodes know no such call.
// A pool whose end is free gives it back from 128 kB on: by itself glibc raises that bound to twice what was freed last.

if (process.platform === 'linux' && !process.env.MALLOC_ARENA_MAX) {
  process.execve?.(process.execPath, [process.execPath, ...process.execArgv, ...process.argv.slice(1)], {
    ...process.env,
    MALLOC_ARENA_MAX: '2',
    MALLOC_TRIM_THRESHOLD_: '131072'
  })
}

import { setFlagsFromString } from 'node:v8'

/**
 * Keeps V8's optimizing compiler away from WebAssembly. One function of PGlite (105 kB of code) takes it 600 MB for a
 * second, soon after each start: the process peaked at 850 MB and stays at 280 MB without. A simple statement costs the
 * same, one that reads many rows up to 1.75 times as much. Call it before PGlite is compiled.
 */
export function compileWasmSimply(): void {
  setFlagsFromString('--no-wasm-dynamic-tiering')
  setFlagsFromString('--no-wasm-tier-up')
}

import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

/** The lines of a file that one rule of our own linter plugins reports. */
export function linesReported(plugin: string, rule: string, lines: readonly string[]): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'baba-lint-'))
  try {
    const config = {
      categories: { correctness: 'off' },
      jsPlugins: [resolve(plugin)],
      rules: { [rule]: 'error' }
    }
    const file = join(folder, 'example.ts')
    writeFileSync(join(folder, 'oxlintrc.json'), JSON.stringify(config))
    writeFileSync(file, lines.join('\n'))
    const oxlint = resolve('node_modules/oxlint/bin/oxlint')
    const args = ['-c', join(folder, 'oxlintrc.json'), '--format', 'json', file]
    const { stdout, stderr } = spawnSync(process.execPath, [oxlint, ...args], { encoding: 'utf8' })
    if (!stdout.startsWith('{')) throw new Error(`oxlint: ${stdout}${stderr}`)
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: { labels: { span: { line: number } }[] }[] }
    const numbers = new Set(diagnostics.map(({ labels }) => labels[0]?.span.line ?? 0))
    return lines.filter((_line, index) => numbers.has(index + 1))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

type Override = { files: string[]; rules: Record<string, unknown> }

/** The files that a rule of our own is switched on for. */
export function filesUnder(rule: string): string[] {
  const { overrides } = JSON.parse(readFileSync('.oxlintrc.json', 'utf8')) as { overrides: Override[] }
  return overrides.filter(({ rules }) => rules[rule] === 'error').flatMap(({ files }) => files)
}

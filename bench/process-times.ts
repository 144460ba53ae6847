import { readdirSync, readFileSync } from 'node:fs'

// CPU times of processes, from Linux's /proc: `ps` reports whole seconds.

const ticksPerSecond = 100

/** CPU seconds that a process has used so far, in all of its threads. */
export const cpuSeconds = (pid: number): number => ticksOf(statOf(String(pid))) / ticksPerSecond

/** CPU seconds of all PostgreSQL processes on this machine; 0 where it runs elsewhere. */
export function postgresSeconds(): number {
  return readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .map(pid => statOf(pid))
    .filter(stat => stat.startsWith('(postgres'))
    .reduce((sum, stat) => sum + ticksOf(stat) / ticksPerSecond, 0)
}

/** Linux's /proc stat of a process, after its number: '(postgres) S 1 …'; empty where it has just ended. */
function statOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^\d+ /, '')
  } catch {
    return ''
  }
}

/** Ticks that a process spent in user and system mode. */
function ticksOf(stat: string): number {
  const [, ...fields] = stat.slice(stat.lastIndexOf(')')).split(' ')
  return Number(fields[11]) + Number(fields[12])
}

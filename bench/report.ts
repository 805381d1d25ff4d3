import { readFileSync } from 'node:fs'
import os from 'node:os'

/** What a bench says, as Markdown that docs/performance.md can take as it is. */
export const out = (line: string) => void process.stdout.write(`${line}\n`)

/** The value below which a share of the times lies: 0.5 is the median, 0.95 the p95, 1 the longest. */
export const at = (times: readonly number[], share: number): number =>
  times.toSorted((one, other) => one - other)[Math.floor((times.length - 1) * share)] ?? 0

export const median = (times: readonly number[]): number => at(times, 0.5)

/** The machine, the day and how busy it was: no figure says anything without them. */
export function printMachine(): void {
  const load = readFileSync('/proc/loadavg', 'utf8').split(' ')[0]
  out(
    `${os.cpus()[0]?.model}, ${os.cpus().length} cores, Node.js ${process.version}, ${new Date().toISOString().slice(0, 10)}, load ${load}`,
  )
}

/** A table of Markdown. */
export function printTable(head: readonly string[], rows: readonly (readonly string[])[]): void {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  out(['', line(head), `|${head.map(() => '---').join('|')}|`, ...rows.map(line)].join('\n'))
}

/** Holds a figure to its aim: says it, and lets the run end badly where it is missed. */
export function printAim(what: string, figure: number, aim: { least: number } | { most: number }): void {
  const reached = 'least' in aim ? figure >= aim.least : figure <= aim.most
  const wanted = 'least' in aim ? `at least ${aim.least}` : `at most ${aim.most}`
  out(`\n${reached ? 'Reached' : 'MISSED'}: ${what} ${Number(figure.toFixed(2))}, ${wanted} wanted.`)
  if (!reached) process.exitCode = 1
}

import { readFileSync } from 'node:fs'
import os from 'node:os'

/** The output of a bench, as Markdown for docs/performance.md. */
export const out = (line: string) => void process.stdout.write(`${line}\n`)

/** The value below which a share of the times lies: 0.5 is the median, 0.95 the p95, 1 the longest. */
export const at = (times: readonly number[], share: number): number =>
  times.toSorted((one, other) => one - other)[Math.floor((times.length - 1) * share)] ?? 0

export const median = (times: readonly number[]): number => at(times, 0.5)

/** The machine, the day and how busy it was: figures mean nothing without them. */
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

/** Compares a figure with its aim: prints both, and sets an error exit code where it is missed. */
export function printAim(what: string, figure: number, aim: { least: number } | { most: number }): void {
  const reached = 'least' in aim ? figure >= aim.least : figure <= aim.most
  const wanted = 'least' in aim ? `at least ${aim.least}` : `at most ${aim.most}`
  out(`\n${reached ? 'Reached' : 'MISSED'}: ${what} ${Number(figure.toFixed(2))}, ${wanted} wanted.`)
  if (!reached) process.exitCode = 1
}

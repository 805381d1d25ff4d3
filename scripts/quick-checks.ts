import { spawn } from 'node:child_process'

export type QuickCheck = { name: string; program: string; args: string[] }

/** The types of the routes, which `types` below is checked with. */
export const routeTypes: QuickCheck = { name: 'route types', program: 'react-router', args: ['typegen'] }

/** What needs no database and no browser, after the types of the routes. */
export const quickChecks: QuickCheck[] = [
  { name: 'format and lint', program: 'biome', args: ['check', '--error-on-warnings', '--reporter=summary'] },
  // Each further checker looks at half of the types again: four take half as long again as one.
  { name: 'types', program: 'tsc', args: ['--noEmit', '--checkers', '1'] },
  { name: 'nothing unused', program: 'knip', args: ['--no-progress'] },
]

/** Runs a check and returns whether it passed; its output is shown only when it did not. */
export async function passes({ name, program, args }: QuickCheck): Promise<boolean> {
  const began = performance.now()
  const { promise, resolve } = Promise.withResolvers<number | null>()
  const child = spawn(`node_modules/.bin/${program}`, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk))
  child.once('close', resolve)
  const passed = (await promise) === 0
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  process.stdout.write(passed ? `✓ ${name} (${seconds} s)\n` : `✗ ${name} (${seconds} s)\n${output}\n`)
  return passed
}

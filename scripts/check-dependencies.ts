import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { directDependencies, judgeDependencies, knownDeprecated, type Lock } from './dependency-findings.ts'

/**
 * Queries the registry for advisories and deprecated packages. It needs the network and is a job of its own; its failures and
 * exit codes are described at `judgeDependencies`.
 */

/** Direct dependencies that are deprecated and used anyway, by name, each with the reason. */
const allowed: Record<string, string> = {}

const lock: Lock = JSON.parse(await readFile('package-lock.json', 'utf8'))
const [audit, productionAudit] = await Promise.all([npm('audit', '--include=dev'), npm('audit', '--omit=dev')])
const views: Record<string, string> = {}
const toView = [...directDependencies(lock), knownDeprecated]
await Promise.all(Array.from({ length: 4 }, viewNext))
const { lines, exitCode } = judgeDependencies(lock, { audit, productionAudit, views }, allowed)
process.stdout.write(`${lines.join('\n')}\n`)
process.exitCode = exitCode

async function viewNext(): Promise<void> {
  for (let spec = toView.shift(); spec; spec = toView.shift()) views[spec] = await npm('view', spec, 'version', 'deprecated')
}

/** npm's output as JSON. Its exit code does not help: an audit that found something ends with 1 like one that failed. */
function npm(...args: string[]): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>()
  const options = { maxBuffer: 64 * 2 ** 20, shell: process.platform === 'win32' }
  execFile('npm', [...args, '--include=optional', '--json'], options, (_error, stdout) => resolve(stdout))
  return promise
}

import { z } from 'zod'

/** Deprecated since 2020: a registry that does not report it reports no deprecations. */
export const knownDeprecated = 'request@2.88.2'

/** What of package-lock.json is read here. */
export type Lock = { packages: Record<string, LockedPackage> }
type LockedPackage = { version?: string } & Partial<Record<(typeof dependencyKinds)[number], Record<string, string>>>

const dependencyKinds = ['dependencies', 'optionalDependencies', 'peerDependencies', 'devDependencies'] as const

/**
 * What npm printed, as it came: of two audits, with and without what only development needs, and of `npm view` by `name@version`.
 */
export type RegistryAnswers = { audit: string; productionAudit: string; views: Record<string, string> }

type Findings = { lines: string[]; exitCode: 0 | 1 | 2 }

/**
 * Judges the registry's answers about the packages in the lock file.
 *
 * @param allowed names of direct dependencies that may be deprecated, each with the reason
 * @returns what to print, a line each, and the exit code: 1 for a high or critical advisory in what production runs
 * (`dependencies` and
 *   `optionalDependencies`, with all that they bring) or a deprecated direct dependency without a reason; 2 where nothing of that
 * was
 *   found and the registry left something unanswered; else 0
 */
export function judgeDependencies(lock: Lock, answers: RegistryAnswers, allowed: Record<string, string>): Findings {
  const parts = [judgeAdvisories(lock, answers), judgeDeprecations(lock, answers, allowed)]
  const codes = parts.map((part) => part.exitCode)
  return { lines: parts.flatMap((part) => part.lines), exitCode: codes.includes(1) ? 1 : codes.includes(2) ? 2 : 0 }
}

/** The direct dependencies of the lock at their locked versions, as `name@version`. */
export const directDependencies = (lock: Lock): string[] =>
  namesNeeded(lock.packages['']).map((name) => `${name}@${lock.packages[`node_modules/${name}`]?.version}`)

/** Of npm's audit report, version 2; `via` names a package where the fault is that package's. */
const auditReport = z.object({
  auditReportVersion: z.literal(2),
  vulnerabilities: z.record(
    z.string(),
    z.object({
      nodes: z.array(z.string()),
      via: z.array(
        z.union([z.string(), z.object({ source: z.number(), title: z.string(), url: z.string(), severity: z.string() })]),
      ),
    }),
  ),
})

function judgeAdvisories(lock: Lock, { audit, productionAudit }: RegistryAnswers): Findings {
  const advisories = readAdvisories(audit)
  const inProduction = readAdvisories(productionAudit)
  if (!advisories || !inProduction) {
    return { lines: ['The registry did not answer: advisories were not checked.'], exitCode: 2 }
  }
  const broughtBy = directDependenciesByPath(lock)
  const runs = new Set(inProduction.map(({ key }) => key))
  const lines = advisories.map(({ key, name, severity, title, url, nodes }) => {
    const fails = runs.has(key) && (severity === 'high' || severity === 'critical')
    const direct = [...new Set(nodes.flatMap((node) => broughtBy.get(node) ?? []))].join(', ')
    const where = runs.has(key) ? 'production runs it' : 'only development needs it'
    return { fails, line: `${fails ? '✗' : '·'} ${name}: ${severity}, ${title} (${url}); brought by ${direct}, ${where}` }
  })
  const line = lines.length === 0 ? 'No advisories.' : `Advisories: ${lines.length}, that fail this check: ${countFails(lines)}.`
  return { lines: [...lines.map((one) => one.line), line], exitCode: countFails(lines) > 0 ? 1 : 0 }
}

function readAdvisories(output: string) {
  const report = auditReport.safeParse(parseJson(output)).data
  if (!report) return undefined
  return Object.entries(report.vulnerabilities).flatMap(([name, { nodes, via }]) =>
    via.filter((one) => typeof one !== 'string').map((one) => ({ ...one, key: `${name} ${one.source}`, name, nodes })),
  )
}

/** `npm view name@version version deprecated --json` prints the version alone where the version is not deprecated. */
const viewed = z.union([
  z.string().transform(() => ({ deprecated: '' })),
  z.object({ version: z.string(), deprecated: z.union([z.string(), z.boolean()]).transform((reason) => `${reason || ''}`) }),
])

function judgeDeprecations(lock: Lock, { views }: RegistryAnswers, allowed: Record<string, string>): Findings {
  const reasonFor = (spec: string) => viewed.safeParse(parseJson(views[spec] ?? '')).data?.deprecated
  const direct = directDependencies(lock)
  const deprecated = direct.filter((spec) => reasonFor(spec))
  const findings = deprecated.map((spec) => {
    const allowance = allowed[spec.slice(0, spec.lastIndexOf('@'))]
    const line = `${spec} is deprecated: ${reasonFor(spec)}`
    return allowance ? { fails: false, line: `· ${line}; kept: ${allowance}` } : { fails: true, line: `✗ ${line}` }
  })
  const lines = findings.map((one) => one.line)
  const unanswered = direct.filter((spec) => reasonFor(spec) === undefined)
  const blind = reasonFor(knownDeprecated) === ''
  if (unanswered.length > 0) lines.push(`The registry did not answer: deprecation was not checked of ${unanswered.join(', ')}.`)
  if (blind) lines.push(`This registry tells no deprecations: not checked (it says nothing of ${knownDeprecated}).`)
  else if (reasonFor(knownDeprecated) === undefined)
    lines.push(`Whether this registry tells deprecations is not known: no ${knownDeprecated}.`)
  else if (unanswered.length === 0) lines.push(`Direct dependencies: ${direct.length}, deprecated: ${findings.length}.`)
  const whole = unanswered.length === 0 && Boolean(reasonFor(knownDeprecated))
  return { lines, exitCode: countFails(findings) > 0 ? 1 : whole ? 0 : 2 }
}

/**
 * For each installed path, the direct dependencies through which it comes. npm's `effects` leave out those that a newer version
 * within range would fix.
 */
function directDependenciesByPath(lock: Lock): Map<string, string[]> {
  const broughtBy = new Map<string, string[]>()
  for (const direct of namesNeeded(lock.packages[''])) {
    const seen = new Set<string>()
    const visit = (name: string, from: string) => {
      const path = resolvePath(lock, name, from)
      if (path === undefined || seen.has(path)) return
      seen.add(path)
      for (const needed of namesNeeded(lock.packages[path])) visit(needed, path)
    }
    visit(direct, '')
    for (const path of seen) broughtBy.set(path, [...(broughtBy.get(path) ?? []), direct])
  }
  return broughtBy
}

const namesNeeded = (locked: LockedPackage | undefined): string[] =>
  dependencyKinds.flatMap((kind) => Object.keys(locked?.[kind] ?? {}))

/** Where Node finds a package that a path imports: in its own node_modules, else in those above it. */
function resolvePath(lock: Lock, name: string, from: string): string | undefined {
  const path = `${from === '' ? '' : `${from}/`}node_modules/${name}`
  if (lock.packages[path]) return path
  if (from === '') return undefined
  const above = from.lastIndexOf('/node_modules/')
  return resolvePath(lock, name, above === -1 ? '' : from.slice(0, above))
}

const countFails = (findings: { fails: boolean }[]): number => findings.filter((one) => one.fails).length

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

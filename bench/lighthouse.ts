import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { browserPath } from '#tests/support/browser.ts'
import { type PageKind, pageKinds } from '#tests/support/page-kinds.ts'
import { openBenchServer } from './open-server.ts'
import { at, median, out, printAim, printTable } from './report.ts'

/**
 * Lighthouse as a phone over one page of every kind. npm fetches it for the run and it is no dependency: with it an install has a
 * seventh more packages, and one that the server itself runs on would be older. A page that is not there it does not judge.
 */
const lighthouse = 'lighthouse@13.5.0'
/** Only times are a matter of chance. */
const rounds = process.argv.includes('--small') ? 1 : 3

const aims = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const
type Category = keyof typeof aims
const categories = Object.keys(aims) as Category[]

type Report = {
  categories: Record<Category, { score: number; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, { score: number | null; title: string; numericValue?: number }>
  environment: { benchmarkIndex: number }
}

/** Points of a hundred by category, times in milliseconds, and by what else than time points were lost. */
type Judged = { name: string; points: Record<Category, number>; fcp: number; lcp: number; tbt: number; lost: string[] }

export async function benchLighthouse(): Promise<void> {
  const site = await openBenchServer()
  try {
    const judged: Judged[] = []
    const speeds: number[] = []
    // Each row is printed when it is known: a run is long, and a stopped one still has figures.
    printTable(['page', ...categories, 'first paint, s', 'largest, s', 'blocked, ms', 'lost by'], [])
    for (const kind of pageKinds.filter(({ status }) => status !== 404)) {
      const reports = await reportsOf(site.server.url, kind)
      speeds.push(...reports.map(({ environment }) => environment.benchmarkIndex))
      const page = judge(kind, reports)
      judged.push(page)
      out(rowOf(page))
    }
    out(`\nMedians of ${rounds}, throttled in the browser. What Lighthouse thought of this machine from visit to visit`)
    out(`(a quiet desktop has above 1,000): ${at(speeds, 0).toFixed(0)} to ${at(speeds, 1).toFixed(0)}.`)
    printAims(judged)
  } finally {
    await site.close()
  }
}

function rowOf({ name, points, fcp, lcp, tbt, lost }: Judged): string {
  const seconds = (ms: number) => (ms / 1000).toFixed(2)
  const scores = categories.map((category) => points[category])
  return `| ${[name, ...scores, seconds(fcp), seconds(lcp), tbt.toFixed(0), lost.join('; ')].join(' | ')} |`
}

function printAims(judged: readonly Judged[]): void {
  for (const category of categories) {
    const [worst] = judged.toSorted((one, other) => one.points[category] - other.points[category])
    if (worst) printAim(`${category}, the worst on ‘${worst.name}’`, worst.points[category], { least: aims[category] })
  }
}

async function reportsOf(site: string, { path, unlisted }: PageKind): Promise<Report[]> {
  // A visit before it, so that the page is cached.
  await (await fetch(site + path)).text()
  const reports: Report[] = []
  for (let round = 0; round < rounds; round += 1) reports.push(await runLighthouse(site + path, unlisted ? ['is-crawlable'] : []))
  return reports
}

/**
 * Throttled in the browser and not by Lighthouse's simulation, which computes a slow visit from a fast one: on
 * this machine's own network it computes a largest paint after the first one where both were the same in every visit.
 */
async function runLighthouse(url: string, without: readonly string[]): Promise<Report> {
  const { stdout } = await promisify(execFile)(
    'npm',
    [
      ...['exec', '--yes', `--package=${lighthouse}`, '--', 'lighthouse', url, '--output=json', '--quiet'],
      ...['--throttling-method=devtools', '--chrome-flags=--headless=new --no-sandbox', `--only-categories=${categories}`],
      ...without.map((audit) => `--skip-audits=${audit}`),
    ],
    { env: { ...process.env, CHROME_PATH: browserPath() }, maxBuffer: 100_000_000 },
  )
  return JSON.parse(stdout)
}

function judge({ name }: PageKind, reports: readonly Report[]): Judged {
  const of = (figure: (report: Report) => number) => median(reports.map(figure))
  const timeOf = (id: string) => of(({ audits }) => audits[id]?.numericValue ?? Number.NaN)
  const pointsOf = (category: Category) => Math.round(of((report) => report.categories[category].score) * 100)
  return {
    name,
    points: {
      performance: pointsOf('performance'),
      accessibility: pointsOf('accessibility'),
      'best-practices': pointsOf('best-practices'),
      seo: pointsOf('seo'),
    },
    fcp: timeOf('first-contentful-paint'),
    lcp: timeOf('largest-contentful-paint'),
    tbt: timeOf('total-blocking-time'),
    lost: [...new Set(reports.flatMap(lostBy))],
  }
}

const lostBy = ({ categories: found, audits }: Report): string[] =>
  categories
    .filter((category) => category !== 'performance')
    .flatMap((category) => found[category].auditRefs.filter(({ weight }) => weight > 0))
    .filter(({ id }) => (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => audits[id]?.title ?? id)

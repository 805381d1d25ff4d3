import type { Browser } from 'playwright-core'
import { openBrowser } from '#tests/support/browser.ts'
import { type PageKind, pageKinds } from '#tests/support/page-kinds.ts'
import { type PageWeight, weighPage } from '#tests/support/page-weight.ts'
import { budgetsOf, type Weighed, weighed } from '#tests/support/weight-budgets.ts'
import { openBenchServer } from './open-server.ts'
import { type Link, type PageTimes, timePage } from './page-times.ts'
import { median, out, printAim, printTable } from './report.ts'

/**
 * What a phone gets: for one page of every kind the bytes of its first view, and when it is painted over two weak links. The
 * server has the page in its memory, the phone has nothing.
 */
const weak: Link = { bitsASecond: 400_000, latencyMs: 400 }
const slow4g: Link = { bitsASecond: 1_600_000, latencyMs: 150, slowerCpu: 4 }
const rounds = 3

type Measured = PageKind & { weight: PageWeight; weak: PageTimes; slow4g: PageTimes }

export async function benchBrowser(): Promise<void> {
  const site = await openBenchServer()
  const browser = await openBrowser()
  try {
    const measured: Measured[] = []
    for (const kind of pageKinds) measured.push(await measure(browser, site.server.url, kind))
    printWeights(measured)
    printTimes(measured)
  } finally {
    await browser.close()
    await site.close()
  }
}

async function measure(browser: Browser, site: string, kind: PageKind): Promise<Measured> {
  const url = site + kind.path
  await (await fetch(url)).text()
  const weight = await weighPage(browser, url)
  if (weight.status !== (kind.status ?? 200)) throw new Error(`${url} answered ${weight.status}`)
  const times = async (link: Link) => {
    const visits: PageTimes[] = []
    for (let round = 0; round < rounds; round += 1) visits.push(await timePage(browser, url, link))
    return medians(visits)
  }
  return { ...kind, weight, weak: await times(weak), slow4g: await times(slow4g) }
}

function medians(visits: readonly PageTimes[]): PageTimes {
  const of = (figure: keyof PageTimes) => median(visits.map((visit) => visit[figure]))
  return { fcp: of('fcp'), lcp: of('lcp'), cls: of('cls'), tbt: of('tbt') }
}

const kb = (bytes: number) => bytes / 1024

function printWeights(measured: readonly Measured[]): void {
  printTable(
    [
      'KB of the first view',
      'HTML',
      'CSS in it',
      'fonts',
      'pictures',
      'other',
      'to read and book',
      'JavaScript',
      'its heads',
      'later',
      'for print',
    ],
    measured.map(({ name, weight: { bytes } }) => {
      const { view, html, css, fonts, pictures, javascript, paper } = weighed(bytes)
      return [
        name,
        ...[html, css, fonts, pictures, bytes.other, view, javascript, bytes.heads, bytes.later, paper].map((size) =>
          kb(size).toFixed(1),
        ),
      ]
    }),
  )
  const held: Record<Weighed, string> = {
    view: 'to read and book from',
    html: 'HTML',
    css: 'CSS',
    fonts: 'fonts',
    pictures: 'pictures',
    javascript: 'JavaScript',
    paper: 'the sheet for print',
  }
  for (const [what, word] of Object.entries(held) as [Weighed, string][]) {
    const over = ({ weight }: Measured) => weighed(weight.bytes)[what] - budgetsOf(weight)[what]
    const page = worst(measured, over)
    const heavy = measured.filter((each) => over(each) > 0).length
    printAim(
      `KB ${word}, most over its budget on ‘${page.name}’ (${heavy} of ${measured.length} pages over)`,
      kb(weighed(page.weight.bytes)[what]),
      {
        most: kb(budgetsOf(page.weight)[what]),
      },
    )
  }
}

function printTimes(measured: readonly Measured[]): void {
  const seconds = (ms: number) => (ms / 1000).toFixed(2)
  out(`\nMedians of ${rounds} visits; slow 4G with a CPU four times slower.`)
  printTable(
    [
      'seconds',
      '400 kbit/s, 400 ms: first paint',
      'largest',
      'slow 4G: first paint',
      'largest',
      'blocked, ms',
      'layout shift, at most',
    ],
    measured.map(({ name, weight, weak, slow4g }) => [
      name,
      seconds(weak.fcp),
      seconds(weak.lcp),
      seconds(slow4g.fcp),
      seconds(slow4g.lcp),
      slow4g.tbt.toFixed(0),
      Math.max(weight.cls, weak.cls, slow4g.cls).toFixed(4),
    ]),
  )
  const aims: [string, (of: Measured) => number, number][] = [
    ['seconds to the first paint at 400 kbit/s', ({ weak }) => weak.fcp / 1000, 2],
    ['seconds to the largest paint at 400 kbit/s', ({ weak }) => weak.lcp / 1000, 4],
    ['seconds to the largest paint on slow 4G', ({ slow4g }) => slow4g.lcp / 1000, 2.5],
    ['milliseconds blocked on slow 4G', ({ slow4g }) => slow4g.tbt, 100],
    ['layout shift', ({ weight, weak, slow4g }) => Math.max(weight.cls, weak.cls, slow4g.cls), 0.02],
  ]
  for (const [what, figure, most] of aims) {
    const page = worst(measured, figure)
    printAim(`${what}, the worst on ‘${page.name}’`, figure(page), { most })
  }
}

function worst(measured: readonly Measured[], by: (of: Measured) => number): Measured {
  const [first] = measured.toSorted((one, other) => by(other) - by(one))
  if (!first) throw new Error('Nothing was measured')
  return first
}

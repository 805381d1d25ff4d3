import { setTimeout as pause } from 'node:timers/promises'
import { besideServer } from '#tests/support/beside-server.ts'
import { departureStep } from '#tests/support/first-steps.ts'
import { hold } from '#tests/support/visitor.ts'
import { openBenchServer } from './open-server.ts'
import { at, out, printAim, printTable } from './report.ts'
import { openDepartures } from './seats-to-book.ts'

/**
 * A client with an unpaid hold requests its PDFs, thirty at a time, while others request twenty uncached pages a second: the
 * statuses and times of those pages.
 */
const greedy = 30
const pagesASecond = 20
const seconds = 15

type Answer = { status: number; ms: number }

async function request(url: string, cookie: string): Promise<Answer> {
  const began = performance.now()
  const answer = await fetch(url, { headers: { cookie } })
  await answer.arrayBuffer()
  return { status: answer.status, ms: performance.now() - began }
}

/** Requests pages at an even pace until the time is over, whatever the answers are. */
async function pagesBeside(url: string, cookie: string): Promise<Answer[]> {
  const answers: Promise<Answer>[] = []
  for (let nth = 0; nth < pagesASecond * seconds; nth += 1) {
    answers.push(request(url, cookie))
    await pause(1_000 / pagesASecond)
  }
  return Promise.all(answers)
}

export async function benchDocuments(): Promise<void> {
  const site = await openBenchServer()
  try {
    const { url } = site.server
    const beside = await besideServer(`${site.folder}/data`)
    const [departure = ''] = await openDepartures(beside.ctx, 1)
    await beside.leave()
    const first = await fetch(url + (await hold(url, departureStep(departure, 2), 2)), { redirect: 'manual' })
    const cookie = first.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    const own = url + (first.headers.get('location') ?? '')
    const documents = ['proforma', 'itinerary'].map((name) => `${own}/documents/${name}.pdf`)
    const rows: string[][] = []
    const printAnswers = (what: string, answers: readonly Answer[]) => {
      const refused = answers.filter(({ status }) => status === 503).length / answers.length
      const took = answers.map(({ ms }) => ms)
      rows.push([
        what,
        String(answers.length),
        `${(refused * 100).toFixed(1)}%`,
        at(took, 0.5).toFixed(0),
        at(took, 0.95).toFixed(0),
      ])
      return refused
    }
    await request(own, cookie)
    printAnswers('pages, nobody beside them', await pagesBeside(own, cookie))
    let over = false
    const pdfs: Answer[] = []
    const crowd = Array.from({ length: greedy }, async (_, nth) => {
      while (!over) pdfs.push(await request(documents[nth % documents.length] ?? '', cookie))
    })
    const pages = await pagesBeside(own, cookie)
    over = true
    await Promise.all(crowd)
    const refused = printAnswers('pages, thirty PDFs at a time beside them', pages)
    printAnswers('the PDFs', pdfs)
    const others = [...pages, ...pdfs].filter(({ status }) => status !== 200 && status !== 503)
    if (others.length > 0) out(`Answered otherwise: ${others.length}, the first ${others[0]?.status}`)
    printTable(['asked for', 'times', 'answered 503', 'p50, ms', 'p95, ms'], rows)
    printAim('share of pages answered 503', refused, { most: 0 })
  } finally {
    await site.close()
  }
}

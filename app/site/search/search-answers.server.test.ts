import { expect, test } from 'vitest'
import { listDepartures } from '#features/departures/reads.server.ts'
import { listCardsBySlug } from '#features/packages/reads.server.ts'
import { listLegs } from '#features/places/reads-legs.server.ts'
import { routesBetween, sumOfWay } from '#features/places/shortest-route.ts'
import { loadContent, loadDemo } from '#server/start/first-start.ts'
import { openSite } from '#tests/support/open-site.ts'
import { testContext } from '#tests/support/test-context.ts'
import { moneyText } from '#values/money.ts'
import { roadTime } from '../../shared/journeys/road-time.ts'
import { roadTimeWords } from '../../words/road-time.ts'
import { searchAnswerWords } from '../../words/search-answer.ts'
import { readEnglish } from '../../words/sources.server.ts'
import { isOpen } from '../timetable/leaving.ts'

const { ctx, runJobs } = await testContext()
await loadDemo(ctx)
await loadContent(ctx)
await runJobs()
const site = await openSite(ctx)

const read = async (question: string) =>
  (await (await fetch(`${site}/search?${new URLSearchParams({ q: question })}`)).text()).replaceAll('<!-- -->', '')
/** The part of the page that answers; empty where there are only results. */
const answerOf = (page: string) => page.match(/<section class="answer".*?<\/section>/s)?.[0] ?? ''

test('a question between two places is answered with the time of their legs, and with what goes there', async () => {
  const answer = answerOf(await read('kigali to akagera'))
  const [way] = routesBetween(await listLegs(ctx.db), 'kigali', 'akagera-south-gate')
  if (!way) throw new Error('There is no road to Akagera')
  const { minutesLeast, minutesMost } = sumOfWay(way)
  const timeOf = (minutes: number) => roadTime(Math.round(minutes / 5) * 5, readEnglish(roadTimeWords))
  expect(answer).toContain(`${timeOf(minutesLeast)} to ${timeOf(minutesMost)}`)
  const [card] = await listCardsBySlug(ctx.db, ['a-day-in-akagera'])
  expect(answer).toContain('/package-details/a-day-in-akagera')
  expect(answer).toContain(moneyText(card?.from?.amount ?? { minor: 0, currency: 'USD' }))
  expect(answer).toContain('/transport-information?from=kigali&amp;to=akagera-south-gate#way')
})

test('a question with a month is answered with its departures of the next such month and their prices', async () => {
  const now = ctx.clock.now()
  const answer = answerOf(await read('gorilla june'))
  const rows = await listDepartures(ctx.db, { now, style: 'gorillas', from: '2027-06-01', limit: 60 })
  const inJune = rows.filter((row) => row.startsOn < '2027-07-01' && isOpen(row))
  expect(inJune.length, 'with others after it').toBeLessThan(rows.filter(isOpen).length)
  expect(answer).toContain(readEnglish(searchAnswerWords).departureCount({ count: inJune.length }))
  for (const row of inJune.slice(0, 5)) {
    expect(answer).toContain(`/departure-details/${row.slug}`)
    expect(answer).toContain(moneyText(row.price))
  }
  expect(answer).not.toMatch(/departure-details\/[a-z-]+-2027-0[^6]/)
})

test.each(['mobile money', 'how to pay', 'MTN MoMo', 'payment'])('%s leads to the payment methods', async (question) => {
  expect(await read(question)).toMatch(/<h3><a[^>]*href="\/payment-methods"/)
})

test('a package found by its words has its price in its row; a question that is none has no answer', async () => {
  const page = await read('lake kivu slowly')
  const [card] = await listCardsBySlug(ctx.db, ['lake-kivu-slowly'])
  expect(page).toContain(`from ${moneyText(card?.from?.amount ?? { minor: 0, currency: 'USD' })} a person`)
  for (const question of ['lake kivu slowly', 'kigali to atlantis', "'; drop table legs; --", '']) {
    expect(answerOf(await read(question)), question).toBe('')
  }
})

import { afterAll, expect, test } from 'vitest'
import { demoTrek } from '../support/demo-treks.ts'
import { startFurnished } from '../support/prepared-server.ts'
import { startServer } from '../support/running-server.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { draftToPayment, visitor } from '../support/visitor.ts'

const { folder, remove } = await temporaryFolder()
const settings = { DATA_DIR: `${folder}/data` }
const first = await startFurnished(settings)
const second = await startServer(settings)
afterAll(async () => {
  await second.stop()
  await first.stop()
  await remove()
})

test('80 people at two processes request one of the last 8 seats: 8 get one, every other gets 409', async () => {
  const slug = demoTrek(0)
  const people = Array.from({ length: 80 }, (_, index) => (index % 2 === 0 ? first.url : second.url))
  const ready = await inGroups(people, 20, async (url) => visitor(url).pay(await draftToPayment(url, slug, 1), 'mobile-money'))

  const answers = await Promise.all(ready.map(untilAnswered))
  const counted = Object.groupBy(answers, ({ status }) => String(status))
  expect(Object.fromEntries(Object.entries(counted).map(([status, group]) => [status, group?.length]))).toEqual({
    '302': 8,
    '409': 72,
  })

  const references = (counted['302'] ?? []).map((answer) => answer.headers.get('location'))
  expect(new Set(references).size).toBe(8)
  expect(await (await fetch(`${second.url}/departure-details/${slug}`)).text()).toContain('Full')
  const refusal = counted['409']?.[0]
  expect(await refusal?.text()).toContain('Join the waiting list')
})

test('one person who presses twice at both processes gets one booking', async () => {
  const payment = await draftToPayment(first.url, demoTrek(1), 2)
  const presses = await Promise.all([first, second, first, second].map(({ url }) => visitor(url).pay(payment, 'mobile-money')))
  const locations = (await Promise.all(presses.map((press) => press()))).map((answer) => answer.headers.get('location'))
  expect(new Set(locations).size).toBe(1)
  expect(locations[0]).toMatch(/^\/bookings\/[2-9A-Z]{4}-[2-9A-Z]{4}\?key=/)
})

/** An overloaded site answers 503 with the time to try again, and people press again. */
async function untilAnswered(press: () => Promise<Response>): Promise<Response> {
  for (;;) {
    const answer = await press()
    if (answer.status !== 503) return answer
    expect(answer.headers.has('retry-after')).toBe(true)
    await answer.body?.cancel()
  }
}

async function inGroups<Item, Result>(
  items: readonly Item[],
  size: number,
  each: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  for (let at = 0; at < items.length; at += size) results.push(...(await Promise.all(items.slice(at, at + size).map(each))))
  return results
}

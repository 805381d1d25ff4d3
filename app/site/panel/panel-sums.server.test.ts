import { expect, test } from 'vitest'
import { listDepartures } from '#features/departures/reads.server.ts'
import { loadContent, loadDemo } from '#server/start/first-start.ts'
import { openRequests } from '#tests/support/request-page.ts'
import { testContext } from '#tests/support/test-context.ts'

const { ctx } = await testContext({ now: '2026-11-20T08:00:00Z' })
await loadDemo(ctx)
await loadContent(ctx)
const ask = await openRequests(ctx)

test('the deposit of a departure names permits where its price has some, and none where it has not', async () => {
  const rows = await listDepartures(ctx.db, { now: ctx.clock.now(), from: '2027-03-01' })
  const first = [...Map.groupBy(rows, ({ packageSlug }) => packageSlug).values()].flatMap(([row]) => (row ? [row] : []))
  const said = await Promise.all(
    first.map(async ({ slug }) => {
      const { text } = await ask(`/departure-details/${slug}`)
      const table = /<table class="num" aria-live="polite">.*?<\/table>/s.exec(text)?.[0] ?? ''
      return { slug, permits: table.includes('<th scope="row">Permits</th>'), deposit: /Now: [^<]*/.exec(table)?.[0] }
    }),
  )
  for (const { slug, permits, deposit } of said)
    expect(deposit, slug).toBe(permits ? 'Now: the permits and 30% of the rest' : 'Now: 30%')
  expect(new Set(said.map(({ permits }) => permits))).toEqual(new Set([true, false]))
})

import { expect, test } from 'vitest'
import { adoptEntries } from '#features/content/adopt-entries.server.ts'
import { publishEntry } from '#features/content/publish-entry.server.ts'
import { findEntry, listEntries } from '#features/content/reads.server.ts'
import { saveEntry } from '#features/content/save-entry.server.ts'
import { gorillaTrek } from '#tests/support/cast.ts'
import { mustKind } from '#tests/support/entries-round-trip.ts'
import { testContext } from '#tests/support/test-context.ts'
import { kigaliDay } from '#values/dates.ts'
import { listPackageFacts } from './reads-package-facts.server.ts'

const { ctx } = await testContext()
const kind = mustKind('package')
const diane = { id: 'diane', name: 'Diane Uwase' }

const undercutsIn = async (content: Parameters<typeof kind.check>[1], liveId: string | undefined) =>
  (await kind.check(ctx.db, content, { liveId, now: ctx.clock.now() })).filter(({ reason }) => reason === 'private-undercuts')

test('a package that is cheaper in private than on its departures has a warning for whom, and is published all the same', async () => {
  await gorillaTrek(ctx, { seats: 8 })
  await adoptEntries(ctx, [kind])
  const [row] = (await listEntries(ctx.db, { kind: 'package' })).rows
  const entry = row && (await findEntry(ctx.db, 'package', row.id))
  if (!entry) throw new Error('The trek is no entry')
  const { content, liveId, id } = entry
  // The departure is priced for four; the next group size with a rate of its own is six.
  const warnings = await undercutsIn(content, liveId ?? undefined)
  expect(warnings).toMatchObject([{ grave: false, path: 'prices', facts: { from: 6, size: 6 } }])
  // What is not public yet has no departures.
  expect(await undercutsIn(content, undefined)).toEqual([])
  const level = { ...content, prices: (content.prices as { groupSize: number }[]).filter(({ groupSize }) => groupSize <= 4) }
  expect(await undercutsIn(level, liveId ?? undefined)).toEqual([])
  const saved = await saveEntry(ctx, kind, { id, actor: diane, content, seen: entry.version, event: 'saved' })
  if (!saved.done) throw new Error(saved.refusal.reason)
  expect(await publishEntry(ctx, kind, { id, actor: diane, seen: saved.value.version })).toMatchObject({ done: true })
  const now = ctx.clock.now()
  const [facts] = await listPackageFacts(ctx.db, { entryIds: [id], now, today: kigaliDay(now) })
  expect(facts?.undercuts.flatMap(({ minimum, sizes }) => sizes.map(({ size }) => `${minimum}: ${size}`))).toContain('4: 6')
})

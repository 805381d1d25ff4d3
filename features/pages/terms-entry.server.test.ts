import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { adoptEntries } from '#features/content/adopt-entries.server.ts'
import { beginEntry } from '#features/content/begin-entry.server.ts'
import { discardChanges } from '#features/content/discard-changes.server.ts'
import { type Content, stateOf } from '#features/content/entry.ts'
import { publishEntry } from '#features/content/publish-entry.server.ts'
import { findEntry, listEntries } from '#features/content/reads.server.ts'
import { saveEntry } from '#features/content/save-entry.server.ts'
import { trashEntry } from '#features/content/trash-entry.server.ts'
import { unpublishEntry } from '#features/content/unpublish-entry.server.ts'
import { findSettings } from '#features/settings/reads.server.ts'
import { loadContent } from '#server/start/first-start.ts'
import { bareBooking } from '#tests/support/bare-booking.ts'
import { testContext } from '#tests/support/test-context.ts'
import { addDays, kigaliDay, kigaliInstant } from '#values/dates.ts'
import { findAgreedTerms, findTerms, listTermsVersions, listWholeTerms } from './reads.server.ts'
import { termsEntry } from './terms-entry.server.ts'

const { ctx, clock, runJobs } = await testContext()
const diane = { id: 'diane', name: 'Diane Uwase' }
const day = addDays(kigaliDay(clock.now()), 30)

beforeAll(async () => {
  await loadContent(ctx)
  await adoptEntries(ctx, [termsEntry])
})

const mustFind = async (id: number) => {
  const entry = await findEntry(ctx.db, 'terms', id)
  if (!entry) throw new Error(`No entry ${id}`)
  return entry
}
const publish = async (id: number, part: Partial<Content> = {}) => {
  const { content, version } = await mustFind(id)
  const next = { id, actor: diane, seen: version, event: 'saved' as const, content: { ...content, ...part } }
  await saveEntry(ctx, termsEntry, next)
  return publishEntry(ctx, termsEntry, { id, actor: diane, seen: (await mustFind(id)).version })
}
const begin = async (title: string, part: Partial<Content> = {}) =>
  beginEntry(ctx, termsEntry, { actor: diane, content: { ...(await termsEntry.beginFrom?.(ctx.db)), title, ...part } })
const inForce = async () => (await findSettings(ctx.db)).termsVersion
const first = async () => mustFind((await listEntries(ctx.db, { kind: 'terms', search: '2026-11' })).rows[0]?.id ?? 0)

test('a version in force is published unchanged as the same; a change is not even saved, and it cannot be unpublished', async () => {
  const before = await listWholeTerms(ctx.db)
  const { id, content, version } = await first()
  expect(await publish(id)).toMatchObject({ done: true })
  const other = { ...content, changes: 'Another history.' }
  const saved = await saveEntry(ctx, termsEntry, { id, actor: diane, seen: version, event: 'saved', content: other })
  expect(saved).toMatchObject({ refusal: { reason: 'frozen' } })
  expect(await mustFind(id)).toMatchObject({ content, version, publishedVersion: version })
  expect(await termsEntry.check(ctx.db, other)).toMatchObject([{ path: '', reason: 'terms-unchanged', grave: true }])
  expect(await unpublishEntry(ctx, termsEntry, { id, actor: diane })).toMatchObject({ refusal: { reason: 'frozen' } })
  expect(await trashEntry(ctx, termsEntry, { id, actor: diane })).toMatchObject({ refusal: { reason: 'frozen' } })
  expect(await listWholeTerms(ctx.db)).toEqual(before)
})

test('a version that would begin before the one in force is refused with its day', async () => {
  const id = await begin('too-early', { effectiveOn: '2026-11-01', changes: 'Earlier.' })
  expect(await publish(id)).toMatchObject({
    refusal: { problems: [{ path: 'effectiveOn', reason: 'terms-too-early', facts: { day: '2026-11-01' } }] },
  })
})

test('a new version is a copy of the newest, may be written on until its day, and is accepted from its day on; a draft over it is discarded', async () => {
  const was = await inForce()
  const id = await begin('2027-04', { effectiveOn: day, changes: 'Children pay less.' })
  const live = await findTerms(ctx.db, was)
  expect(await publish(id)).toMatchObject({ done: true })
  expect((await findTerms(ctx.db, '2027-04'))?.sections).toEqual(live?.sections)
  expect(await publish(id, { changes: 'Children pay half.' })).toMatchObject({ done: true })
  const { content, version } = await mustFind(id)
  const late = { ...content, changes: 'Children pay nothing.' }
  await saveEntry(ctx, termsEntry, { id, actor: diane, seen: version, event: 'saved', content: late })
  await runJobs()
  expect(await inForce()).toBe(was)

  clock.set(kigaliInstant(day, 0))
  await runJobs()
  expect(await inForce()).toBe('2027-04')
  expect(await findTerms(ctx.db, was)).toEqual(live)
  const changed = await mustFind(id)
  expect(stateOf(changed)).toBe('changed')
  expect(await discardChanges(ctx, termsEntry, { id, actor: diane, seen: changed.version })).toMatchObject({ done: true })
  expect(stateOf(await mustFind(id))).toBe('published')
  expect((await mustFind(id)).content).toEqual(content)
  expect(await findTerms(ctx.db, '2027-04')).toMatchObject({ changes: 'Children pay half.' })
})

test('visitors read the name of a version as it was typed; addresses and bookings have its short form', async () => {
  await publish(await begin('Inzira 2027-09', { effectiveOn: addDays(day, 90), changes: 'A name.' }))
  const short = { version: 'inzira-2027-09', name: 'Inzira 2027-09' }
  expect(await findTerms(ctx.db, short.version)).toMatchObject(short)
  expect(await findAgreedTerms(ctx.db, { ...short, language: 'en', revision: null })).toMatchObject(short)
  expect((await listTermsVersions(ctx.db))[0]).toMatchObject(short)
})

test('a version that was taken back before its day never comes into force', async () => {
  const later = addDays(day, 30)
  const id = await begin('2027-05', { effectiveOn: later, changes: 'A mistake.' })
  await publish(id)
  expect(await unpublishEntry(ctx, termsEntry, { id, actor: diane })).toMatchObject({ done: true })
  clock.set(kigaliInstant(later, 0))
  await runJobs()
  expect(await inForce()).toBe('2027-04')
})

test('the database itself keeps a version that a booking was made under', async () => {
  await sql`insert into terms_versions values ('2020-01', '2020-01-01', 'First.', '[]')`.execute(ctx.db)
  const reword = () => sql`update terms_versions set changes = 'Other.' where version = '2020-01'`.execute(ctx.db)
  await reword()
  const id = await bareBooking(ctx.db)
  await sql`update bookings set terms_version = '2020-01' where id = ${id}`.execute(ctx.db)
  await expect(reword()).rejects.toThrow(/accepted by a booking/)
  await expect(sql`delete from terms_versions where version = '2020-01'`.execute(ctx.db)).rejects.toThrow(/accepted/)
})

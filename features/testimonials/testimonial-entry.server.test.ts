import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { beginEntry } from '#features/content/begin-entry.server.ts'
import { copyOf } from '#features/content/copy-of.ts'
import type { Content } from '#features/content/entry.ts'
import { previewEntry } from '#features/content/preview-entry.server.ts'
import { publishEntry } from '#features/content/publish-entry.server.ts'
import { findEntry } from '#features/content/reads.server.ts'
import { trashEntry } from '#features/content/trash-entry.server.ts'
import { unpublishEntry } from '#features/content/unpublish-entry.server.ts'
import { findPackageId } from '#features/packages/reads-names.server.ts'
import { loadDemo } from '#server/start/first-start.ts'
import { publishAgain } from '#tests/support/entries-round-trip.ts'
import { openSite } from '#tests/support/open-site.ts'
import { testContext } from '#tests/support/test-context.ts'
import { addDays, kigaliDay, kigaliInstant } from '#values/dates.ts'
import { purgeTestimonials } from './purge-testimonials.server.ts'
import { listTestimonials, listWholeTestimonials } from './reads.server.ts'
import { testimonialEntry } from './testimonial-entry.server.ts'

const { ctx: real, clock } = await testContext()
const errors: string[] = []
const cache = { invalidate: async (...[, tags]: Parameters<typeof real.cache.invalidate>) => void errors.push(...tags) }
const ctx = { ...real, cache }
const diane = { id: 'diane', name: 'Diane Uwase' }
const today = kigaliDay(clock.now())
const morning = kigaliInstant(today, 9)
const whole = {
  name: 'A. B.',
  quotation: 'Words for the test of this page.',
  home: 'Testtown',
  journey: 'an-hour-with-the-gorillas',
  hotel: null,
  month: 2,
  year: 2026,
  language: 'fr',
  translated: false,
  onHome: true,
  consent: true,
  consentOn: addDays(today, -3),
  consentHow: 'letter',
}

beforeAll(async () => {
  await loadDemo(ctx)
})
beforeEach(async () => {
  clock.set(morning)
  errors.length = 0
  await sql`delete from testimonials`.execute(ctx.db)
})

const begin = (content: Partial<Content> = {}) =>
  beginEntry(ctx, testimonialEntry, { actor: diane, content: { ...whole, ...content } })
const publish = (id: number) => publishEntry(ctx, testimonialEntry, { id, actor: diane, seen: 1 })
async function put(content: Partial<Content> = {}): Promise<number> {
  const id = await begin(content)
  expect(await publish(id)).toMatchObject({ done: true })
  return id
}

test('a new site has none, and none of its pages has a section for them', async () => {
  expect(await listWholeTestimonials(ctx.db)).toEqual([])
  expect(await testimonialEntry.listLive(ctx.db)).toEqual([])
  const site = await openSite(ctx)
  for (const path of [
    '/',
    '/package-details/an-hour-with-the-gorillas',
    '/pilgrimage',
    '/hotel-details/imisozi-terrace-kigali',
  ]) {
    const answer = await fetch(`${site}${path}`)
    expect(answer.status, path).toBe(200)
    expect((await answer.text()).includes('class="testimonial"'), path).toBe(false)
  }
})

test('published, they are on the first page and on the page of their journey, in their own language, without the consent', async () => {
  await put()
  expect(errors).toEqual(['testimonials'])
  const site = await openSite(ctx)
  for (const path of ['/', '/package-details/an-hour-with-the-gorillas']) {
    const html = await (await fetch(`${site}${path}`)).text()
    expect(html.includes('<blockquote lang="fr"><p>Words for the test of this page.</p>'), path).toBe(true)
    expect(html.includes('A. B., Testtown'), path).toBe(true)
    expect(html.includes('February 2026'), path).toBe(true)
    expect(/consent/i.test(html), path).toBe(false)
    expect(html.includes(whole.consentOn), path).toBe(false)
    expect(/"@type":"(Review|Rating|AggregateRating)"/.test(html), path).toBe(false)
  }
  const other = await fetch(`${site}/package-details/the-road-to-kibeho`)
  expect(other.status).toBe(200)
  expect((await other.text()).includes(whole.quotation)).toBe(false)
})

test('each page gets what speaks of it, the latest journey first', async () => {
  const packageId = (await findPackageId(ctx.db, whole.journey)) ?? 0
  await put({ name: 'Older', year: 2024, onHome: false })
  await put({ name: 'Newer', year: 2025, month: 12 })
  await put({ name: 'Guest', journey: null, hotel: 'imisozi-terrace-kigali', onHome: false, year: 2023 })
  const names = async (of: Parameters<typeof listTestimonials>[1]['of'], limit = 9) =>
    (await listTestimonials(ctx.db, { of, limit })).map(({ name }) => name)
  expect(await names({ packageId })).toEqual(['Newer', 'Older'])
  expect(await names({ packageId }, 1)).toEqual(['Newer'])
  expect(await names('home')).toEqual(['Newer'])
  expect(await names('pilgrimages')).toEqual([])
  expect(await names({ hotelId: 'imisozi-terrace-kigali' })).toEqual(['Guest'])
  expect((await listTestimonials(ctx.db, { of: { hotelId: 'imisozi-terrace-kigali' }, limit: 1 }))[0]?.about?.to).toBe(
    '/hotel-details/imisozi-terrace-kigali',
  )
})

test('what they speak of is not linked to while visitors do not find it', async () => {
  await put()
  await sql`update packages set status = 'draft' where slug = ${whole.journey}`.execute(ctx.db)
  expect(await listTestimonials(ctx.db, { of: 'home', limit: 1 })).toMatchObject([{ about: null }])
  await sql`update packages set status = 'published' where slug = ${whole.journey}`.execute(ctx.db)
})

test('without the traveller’s yes nothing goes out, in the admin area or in the database', async () => {
  const against = async (content: Partial<Content>) => {
    const outcome = await publish(await begin(content))
    return outcome.done || !('problems' in outcome.refusal)
      ? []
      : outcome.refusal.problems.map(({ path, reason }) => `${path} ${reason}`)
  }
  expect(await against({ consent: false })).toEqual(['consent no-consent'])
  expect(await against({ consentOn: null })).toEqual(['consentOn missing'])
  expect(await against({ consentHow: null })).toEqual(['consentHow missing'])
  expect(await against({ consentOn: addDays(today, 1) })).toEqual(['consentOn day-ahead'])
  expect(await against({ year: 2099 })).toEqual(['month day-ahead'])
  expect(await against({ quotation: '' })).toEqual(['quotation missing'])
  expect(await against({ journey: null, onHome: false })).toEqual(['journey testimonial-nowhere'])
  expect(await against({ language: 'en', translated: true })).toEqual(['translated testimonial-in-english'])
  expect(await against({ journey: 'gone', hotel: 'gone' })).toEqual(['journey not-in-catalogue', 'hotel not-in-catalogue'])
  expect(await listWholeTestimonials(ctx.db)).toEqual([])
  await expect(
    sql`insert into testimonials (id, quotation, name, home_place, travelled_on, language, translated, on_home, consent_how)
      values ('x', 'x', 'x', '', '2026-02-01', 'en', false, true, 'letter')`.execute(ctx.db),
  ).rejects.toThrow(/consent_on/)
})

test('a copy begins without the yes that was given for the first', () => {
  expect(copyOf(testimonialEntry, { ...whole, slug: 'a-b' })).toEqual({
    ...whole,
    slug: '',
    consent: false,
    consentOn: null,
    consentHow: null,
  })
})

test('published again unchanged, all of them are the same', async () => {
  await put()
  await put({ journey: null, hotel: 'imisozi-terrace-kigali', home: '', translated: true })
  const before = await listWholeTestimonials(ctx.db)
  expect(await publishAgain(ctx, 'voice')).toEqual([])
  expect(await listWholeTestimonials(ctx.db)).toEqual(before)
})

test('a preview is on the page of the journey, and visitors do not see it', async () => {
  const entry = await findEntry(ctx.db, 'voice', await begin())
  if (!entry) throw new Error('No entry')
  const seen = await previewEntry(ctx, testimonialEntry, entry, async (path, own) => ({
    path,
    voices: (await listTestimonials(own.db, { of: 'home', limit: 1 })).length,
  }))
  expect(seen).toEqual({ path: '/package-details/an-hour-with-the-gorillas', voices: 1 })
  expect(await listWholeTestimonials(ctx.db)).toEqual([])
})

test('taken from the site they are read nowhere, and thirty days in the trash leave no name, not in the log', async () => {
  const [shown, binned] = [await put({ name: 'Stays' }), await put({ name: 'Zebulon Testname' })]
  expect(await unpublishEntry(ctx, testimonialEntry, { id: shown, actor: diane })).toMatchObject({ done: true })
  expect(await trashEntry(ctx, testimonialEntry, { id: binned, actor: diane })).toMatchObject({ done: true })
  expect(await listWholeTestimonials(ctx.db)).toEqual([])
  clock.set(new Date(morning.getTime() + 30 * 24 * 60 * 60_000))
  expect(await purgeTestimonials(ctx)).toBe(0)
  clock.set(new Date(morning.getTime() + 30 * 24 * 60 * 60_000 + 1))
  expect(await purgeTestimonials(ctx)).toBe(1)
  expect(await findEntry(ctx.db, 'voice', binned)).toBeUndefined()
  expect(await findEntry(ctx.db, 'voice', shown)).toBeDefined()
  for (const table of ['entries', 'entry_versions', 'audit_log', 'redirects', 'testimonials'])
    expect(
      (await sql`select from ${sql.table(table)} t where to_jsonb(t)::text ilike '%zebulon%'`.execute(ctx.db)).rows,
      table,
    ).toEqual([])
})

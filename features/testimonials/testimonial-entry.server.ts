import type { Problem } from '#features/content/entry.ts'
import type { EntryKind } from '#features/content/entry-kind.ts'
import { freeSlug } from '#features/content/free-slug.ts'
import { readContent } from '#features/content/problems-of.ts'
import { listAdopted } from '#features/content/reads.server.ts'
import { findPackageId } from '#features/packages/reads-names.server.ts'
import type { Db } from '#platform/context.ts'
import { type Day, kigaliDay, monthOf } from '#values/dates.ts'
import { links } from '#values/links.ts'
import { done } from '#values/outcome.ts'
import { isPublicHotel, listWholeTestimonials } from './reads.server.ts'
import { TestimonialContent } from './testimonial-content.ts'
import { deleteTestimonial, upsertTestimonial } from './writes.server.ts'

const monthDay = (year: number, month: number): Day => `${year}-${String(month).padStart(2, '0')}-01`

/** What travellers wrote to us, on the pages it is about. Their consent is required, stored, and shown to staff only. */
export const testimonialEntry: EntryKind = {
  name: 'voice',
  begun: () => ({
    name: '',
    quotation: '',
    home: '',
    journey: null,
    hotel: null,
    month: null,
    year: null,
    language: 'en',
    translated: false,
    onHome: false,
    consent: false,
    consentOn: null,
    consentHow: null,
  }),
  ofOneOnly: ['consent', 'consentOn', 'consentHow'],
  titleOf: ({ name }) => String(name ?? ''),
  pathOf({ journey, hotel }) {
    if (typeof journey === 'string') return links.package(journey)
    return typeof hotel === 'string' ? links.hotel(hotel) : links.home()
  },
  async check(db, content, over) {
    const { value, problems } = readContent(TestimonialContent, content)
    return value ? [...(await lost(db, value)), ...(over ? tooEarly(value, kigaliDay(over.now)) : [])] : problems
  },
  async publish(ctx, tx, content, liveId) {
    const { slug, name, quotation, home, journey, hotel, month, year, onHome, ...rest } = TestimonialContent.parse(content)
    const id = liveId ?? freeSlug(slug, [...(await listAdopted(tx, 'voice'))])
    await upsertTestimonial(tx, {
      id,
      name,
      quotation,
      home_place: home,
      package_id: journey === null ? null : ((await findPackageId(tx, journey)) ?? null),
      hotel_id: hotel,
      travelled_on: monthDay(year, month),
      language: rest.language,
      translated: rest.translated,
      on_home: onHome,
      consent_on: rest.consentOn,
      consent_how: rest.consentHow,
    })
    await ctx.cache.invalidate(tx, ['testimonials'])
    return id
  },
  async unpublish(ctx, tx, liveId) {
    await deleteTestimonial(tx, liveId)
    await ctx.cache.invalidate(tx, ['testimonials'])
    return done(undefined)
  },
  async listLive(db) {
    const testimonials = await listWholeTestimonials(db)
    return testimonials.map(({ id, name, quotation, home_place, hotel_id, journey, travelled_on, on_home, ...rest }) => ({
      liveId: id,
      content: {
        slug: id,
        name,
        quotation,
        home: home_place,
        journey,
        hotel: hotel_id,
        month: monthOf(travelled_on) + 1,
        year: Number(travelled_on.slice(0, 4)),
        language: rest.language,
        translated: rest.translated,
        onHome: on_home,
        consent: true,
        consentOn: rest.consent_on,
        consentHow: rest.consent_how,
      },
    }))
  },
}

/** What it speaks of and visitors do not find. */
async function lost(db: Db, { journey, hotel }: TestimonialContent): Promise<Problem[]> {
  const gone = (path: string, id: string): Problem => ({ path, reason: 'not-in-catalogue', grave: true, facts: { id } })
  return [
    ...(journey !== null && (await findPackageId(db, journey)) === undefined ? [gone('journey', journey)] : []),
    ...(hotel !== null && !(await isPublicHotel(db, hotel)) ? [gone('hotel', hotel)] : []),
  ]
}

/** A journey or a consent cannot be in the future. */
function tooEarly({ year, month, consentOn }: TestimonialContent, today: Day): Problem[] {
  const ahead = (path: string): Problem => ({ path, reason: 'day-ahead', grave: true })
  return [...(monthDay(year, month) > today ? [ahead('month')] : []), ...(consentOn > today ? [ahead('consentOn')] : [])]
}

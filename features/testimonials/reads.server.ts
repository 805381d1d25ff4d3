import type { HotelTables } from '#features/hotels/tables.ts'
import type { PackageTables } from '#features/packages/tables.ts'
import type { Db } from '#platform/context.ts'
import { links } from '#values/links.ts'
import type { TestimonialTables } from './tables.ts'
import type { Testimonial } from './testimonial.ts'

const joined = (db: Db) =>
  db
    .withTables<TestimonialTables & PackageTables & HotelTables>()
    .selectFrom('testimonials as v')
    .leftJoin('packages as p', (join) => join.onRef('p.id', '=', 'v.package_id').on('p.status', '=', 'published'))
    .leftJoin('hotels as h', (join) => join.onRef('h.id', '=', 'v.hotel_id').on('h.status', '=', 'published'))

/** Which testimonials are wanted: those of the first page, of one journey or hotel, or of pilgrimages. */
export type TestimonialsQuery = { of: 'home' | 'pilgrimages' | { packageId: number } | { hotelId: string }; limit: number }

/** The testimonials of a page, the latest journey first. */
export async function listTestimonials(db: Db, { of, limit }: TestimonialsQuery): Promise<Testimonial[]> {
  let query = joined(db)
    .select([
      'v.id',
      'v.quotation',
      'v.name',
      'v.home_place as home',
      'v.travelled_on as travelledOn',
      'v.language',
      'v.translated',
    ])
    .select(['p.title as packageTitle', 'p.slug as packageSlug', 'h.name as hotelName', 'h.id as hotelId'])
  if (of === 'home') query = query.where('v.on_home', '=', true)
  else if (of === 'pilgrimages') query = query.where('p.kind', '=', 'pilgrimage')
  else if ('packageId' in of) query = query.where('v.package_id', '=', of.packageId)
  else query = query.where('v.hotel_id', '=', of.hotelId)
  const rows = await query.orderBy('v.travelled_on', 'desc').orderBy('v.id').limit(limit).execute()
  return rows.map(({ packageTitle, packageSlug, hotelName, hotelId, ...testimonial }) => ({
    ...testimonial,
    about:
      packageTitle && packageSlug
        ? { title: packageTitle, to: links.package(packageSlug) }
        : hotelName && hotelId
          ? { title: hotelName, to: links.hotel(hotelId) }
          : null,
  }))
}

/** Every published testimonial with its consent, for the admin area alone. */
export const listWholeTestimonials = (db: Db) =>
  db
    .withTables<TestimonialTables & PackageTables>()
    .selectFrom('testimonials as v')
    .leftJoin('packages as p', 'p.id', 'v.package_id')
    .selectAll('v')
    .select('p.slug as journey')
    .orderBy('v.id')
    .execute()

/** Whether visitors find a hotel under an id. */
export async function isPublicHotel(db: Db, id: string): Promise<boolean> {
  const found = await db
    .withTables<HotelTables>()
    .selectFrom('hotels')
    .select('id')
    .where('id', '=', id)
    .where('status', '=', 'published')
    .executeTakeFirst()
  return found !== undefined
}

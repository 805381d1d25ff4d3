import type { FromPrice } from '#features/pricing/packages/from-price.ts'
import type { Tx } from '#platform/context.ts'
import type { PackageContent } from './package.ts'
import type { PackageTables } from './tables.ts'

type Derived = { from: FromPrice | undefined; at: Date }

/** Writes a package again with its days, prices and fees; answers its id. */
export async function insertPackage(tx: Tx, content: PackageContent, derived: Derived & { position: number }): Promise<number> {
  const { id } = await tx
    .withTables<PackageTables>()
    .insertInto('packages')
    .values({ ...asRow(content, derived), published_at: derived.at, position: derived.position })
    .returning('id')
    .executeTakeFirstOrThrow()
  await insertParts(tx, id, content)
  return id
}

/** Writes a package over what it was, with its days, prices and fees; it keeps its id and its place in the list. */
export async function updatePackage(tx: Tx, id: number, content: PackageContent, derived: Derived): Promise<void> {
  const db = tx.withTables<PackageTables>()
  await db
    .updateTable('packages')
    .set({ ...asRow(content, derived), published_at: derived.at })
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  for (const table of ['package_days', 'package_prices', 'package_fees'] as const)
    await db.deleteFrom(table).where('package_id', '=', id).execute()
  await insertParts(tx, id, content)
}

/** Writes down what a package costs at the least. */
export async function updateFromPrice(tx: Tx, id: number, from: FromPrice | undefined): Promise<void> {
  await tx.withTables<PackageTables>().updateTable('packages').set(fromColumns(from)).where('id', '=', id).execute()
}

const fromColumns = (from: FromPrice | undefined) => ({
  from_minor: from?.amount.minor ?? null,
  from_group_size: from?.groupSize ?? null,
  from_comfort: from?.comfort ?? null,
})

/** Shows a package no more; its departures and bookings keep it. */
export async function hidePackage(tx: Tx, id: number, at: Date): Promise<void> {
  await tx
    .withTables<PackageTables>()
    .updateTable('packages')
    .set({ status: 'draft', updated_at: at })
    .where('id', '=', id)
    .execute()
}

/** The place behind all others in the list. */
export async function lastPosition(tx: Tx): Promise<number> {
  const { last } = await tx
    .withTables<PackageTables>()
    .selectFrom('packages')
    .select((e) => e.fn.max('position').as('last'))
    .executeTakeFirstOrThrow()
  return (last ?? -1) + 1
}

const asRow = (content: PackageContent, derived: Derived) => ({
  slug: content.slug,
  title: content.title,
  kind: content.kind,
  sentence: content.sentence,
  lede: content.lede,
  countries: [...content.countries],
  parks: [...content.parks],
  styles: [...content.styles],
  start_place_id: content.start,
  end_place_id: content.end,
  nights: content.nights,
  fitness: content.fitness,
  minimum_age: content.minimumAge,
  group_min: content.groupMin,
  group_max: content.groupMax,
  scene: JSON.stringify(content.scene),
  best_months: [...content.bestMonths],
  season_note: content.seasonNote,
  high_seasons: JSON.stringify(content.highSeasons),
  later_rates: JSON.stringify(content.laterRates ?? []),
  rates_until: content.ratesUntil ?? null,
  comforts: JSON.stringify(content.comforts),
  first_days: [...(content.firstDays ?? [])],
  free_time_in: [...(content.freeTimeIn ?? [])],
  included: [...content.included],
  excluded: [...content.excluded],
  good_to_know: [...content.goodToKnow],
  goes_well_with: [...content.goesWellWith],
  cover: content.cover ?? null,
  pictures: [...(content.pictures ?? [])],
  bookable: content.bookable,
  notice: content.notice ?? null,
  as_of: content.asOf,
  confidence: content.confidence,
  ...fromColumns(derived.from),
  status: 'published' as const,
  updated_at: derived.at,
})

async function insertParts(tx: Tx, id: number, content: PackageContent): Promise<void> {
  const db = tx.withTables<PackageTables>()
  await db
    .insertInto('package_days')
    .values(
      content.days.map((day, index) => ({
        package_id: id,
        day: index + 1,
        title: day.title,
        text: day.text,
        from_place_id: day.from,
        to_place_id: day.to,
        drive_minutes: day.driveMinutes,
        drive_km: day.driveKm,
        meals: [...day.meals],
        night_place_id: day.night?.place ?? null,
        night_hotel_id: day.night?.hotel ?? null,
        pictures: [...(day.pictures ?? [])],
      })),
    )
    .execute()
  if (content.prices.length > 0)
    await db
      .insertInto('package_prices')
      .values(
        content.prices.map((price) => ({
          package_id: id,
          comfort: price.comfort,
          season: price.season,
          occupancy: price.occupancy,
          group_size: price.groupSize,
          amount_minor: price.amountMinor,
        })),
      )
      .execute()
  if (content.fees.length > 0)
    await db
      .insertInto('package_fees')
      .values(content.fees.map((fee) => ({ package_id: id, fee_id: fee.feeId, day: fee.day, quantity: fee.quantity })))
      .execute()
}

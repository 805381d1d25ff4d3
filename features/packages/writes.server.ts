import type { Tx } from '#platform/context.ts'
import type { FromPrice } from './from-price.ts'
import type { PackageContent } from './package.ts'
import type { PackageTables } from './tables.ts'

/** Writes a package anew with its days, prices and fees; answers its id. */
export async function insertPackage(
  tx: Tx,
  content: PackageContent,
  derived: { from: FromPrice | undefined; position: number; at: Date },
): Promise<number> {
  const db = tx.withTables<PackageTables>()
  const { id } = await db
    .insertInto('packages')
    .values({
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
      comforts: JSON.stringify(content.comforts),
      included: [...content.included],
      excluded: [...content.excluded],
      good_to_know: [...content.goodToKnow],
      goes_well_with: [...content.goesWellWith],
      bookable: content.bookable,
      notice: content.notice ?? null,
      as_of: content.asOf,
      confidence: content.confidence,
      from_minor: derived.from?.amount.minor ?? null,
      from_group_size: derived.from?.groupSize ?? null,
      from_comfort: derived.from?.comfort ?? null,
      status: 'published',
      published_at: derived.at,
      position: derived.position,
      updated_at: derived.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
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
  return id
}

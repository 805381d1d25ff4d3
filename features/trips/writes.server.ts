import { sql } from 'kysely'
import { keepEnquiryLonger } from '#features/enquiries/record-quote.server.ts'
import type { Tx } from '#platform/context.ts'
import type { TripTables } from './tables.ts'
import type { TripDay, TripItem, TripVersion, VersionFacts } from './trip-version.ts'

const on = (tx: Tx) => tx.withTables<TripTables>()

type NewTrip = {
  id: string
  reference: string
  enquiryId: string
  title: string
  ownerId: string | null
  packageId: number | null
  copiedFrom: string | null
  at: Date
}

/** Adds a trip, and answers its reference; where there is one of this id already, the reference of that one. */
export async function insertTrip(tx: Tx, trip: NewTrip): Promise<string> {
  const { reference } = await on(tx)
    .insertInto('trips')
    .values({
      id: trip.id,
      reference: trip.reference,
      enquiry_id: trip.enquiryId,
      title: trip.title,
      owner_id: trip.ownerId,
      package_id: trip.packageId,
      copied_from: trip.copiedFrom,
      created_at: trip.at,
      changed_at: trip.at,
      lost_at: null,
      lost_reason: '',
      version: 1,
    })
    .onConflict((same) => same.column('id').doUpdateSet((of) => ({ id: of.ref('trips.id') })))
    .returning('reference')
    .executeTakeFirstOrThrow()
  await keepEnquiryLonger(tx, trip.enquiryId, trip.at)
  return reference
}

type TripChange = { title?: string; owner_id?: string | null; lost_at?: Date | null; lost_reason?: string }

/** Changes a trip that is locked, and says when. Its enquiry is retained from then on as long as others after their answer. */
export async function updateTrip(tx: Tx, id: string, at: Date, change: TripChange = {}): Promise<void> {
  const { enquiryId } = await on(tx)
    .updateTable('trips')
    .set({ ...change, changed_at: sql`greatest(created_at, ${at}::timestamptz)`, version: sql`version + 1` })
    .where('id', '=', id)
    .returning('enquiry_id as enquiryId')
    .executeTakeFirstOrThrow()
  await keepEnquiryLonger(tx, enquiryId, at)
}

const factsRow = (facts: VersionFacts) => ({
  starts_on: facts.startsOn,
  party: JSON.stringify(facts.party),
  rooms: JSON.stringify(facts.rooms),
  options: JSON.stringify(facts.options),
  pricing: JSON.stringify(facts.pricing),
  fx: JSON.stringify(facts.fx),
  terms: JSON.stringify(facts.terms),
  summary: facts.summary,
  included: JSON.stringify(facts.included),
  excluded: JSON.stringify(facts.excluded),
  note: facts.note,
})

/** Adds a draft with its days and items. */
export async function insertVersion(tx: Tx, version: TripVersion): Promise<void> {
  const { id, tripId, number, baseId, edition, factsEdition } = version
  await on(tx)
    .insertInto('trip_versions')
    .values({
      id,
      trip_id: tripId,
      number,
      base_id: baseId,
      edition,
      facts_edition: factsEdition,
      frozen_at: null,
      frozen_by: '',
      ...factsRow(version),
    })
    .execute()
  await writeDays(tx, id, version.days)
  await writeItems(tx, id, version.items)
}

/** Stores what a change made of a locked draft: its facts, and of its days and items those that differ. */
export async function updateVersion(tx: Tx, before: TripVersion, after: TripVersion): Promise<void> {
  const { id, edition, factsEdition } = after
  await on(tx)
    .updateTable('trip_versions')
    .set({ ...factsRow(after), edition, facts_edition: factsEdition })
    .where('id', '=', id)
    .execute()
  const wereDays = new Set(before.days)
  if (after.days.length < before.days.length)
    await on(tx).deleteFrom('trip_days').where('version_id', '=', id).where('day', '>', after.days.length).execute()
  await writeDays(
    tx,
    id,
    after.days.filter((day) => !wereDays.has(day)),
  )
  const left = new Set(after.items.map((item) => item.id))
  const gone = before.items.filter((item) => !left.has(item.id)).map((item) => item.id)
  if (gone.length > 0) await on(tx).deleteFrom('trip_items').where('version_id', '=', id).where('id', 'in', gone).execute()
  const wereItems = new Set(before.items)
  await writeItems(
    tx,
    id,
    after.items.filter((item) => !wereItems.has(item)),
  )
}

async function writeDays(tx: Tx, versionId: string, days: readonly TripDay[]): Promise<void> {
  if (days.length === 0) return
  const rows = days.map((day) => ({
    version_id: versionId,
    day: day.day,
    title: day.title,
    text: day.text,
    from_place_id: day.fromPlaceId,
    to_place_id: day.toPlaceId,
    pictures: [...day.pictures],
    edition: day.edition,
  }))
  await on(tx)
    .insertInto('trip_days')
    .values(rows)
    .onConflict((same) =>
      same.columns(['version_id', 'day']).doUpdateSet((of) => ({
        title: of.ref('excluded.title'),
        text: of.ref('excluded.text'),
        from_place_id: of.ref('excluded.from_place_id'),
        to_place_id: of.ref('excluded.to_place_id'),
        pictures: of.ref('excluded.pictures'),
        edition: of.ref('excluded.edition'),
      })),
    )
    .execute()
}

const jsonOrNull = (value: unknown) => (value === null ? null : JSON.stringify(value))

const itemRow = (versionId: string, item: TripItem) => ({
  id: item.id,
  root_id: item.rootId,
  version_id: versionId,
  day: item.day,
  days: item.days,
  position: item.position,
  kind: item.kind,
  source: item.source,
  title: item.title,
  text: item.text,
  note: item.note,
  place_id: item.placeId,
  service_id: item.serviceId,
  fee_id: item.feeId,
  options: item.options && [...item.options],
  optional: item.optional,
  ticked: item.ticked,
  who: item.who && [...item.who],
  rooms: jsonOrNull(item.rooms),
  quantity: item.quantity,
  kilometres: item.kilometres,
  vehicles: item.vehicles,
  day_use: item.dayUse,
  abroad: item.abroad,
  may_estimate: item.mayEstimate,
  hand: jsonOrNull(item.hand),
  provisional: jsonOrNull(item.provisional),
  cost: jsonOrNull(item.cost),
  passed_on: jsonOrNull(item.passedOn),
  rule: jsonOrNull(item.rule),
  edition: item.edition,
})

/** Adds items, or replaces those of the version that are there. An id that an item of another version has is a fault of whoever asks. */
async function writeItems(tx: Tx, versionId: string, items: readonly TripItem[]): Promise<void> {
  const [first] = items
  if (!first) return
  const columns = Object.keys(itemRow(versionId, first)).filter((name) => name !== 'id' && name !== 'version_id')
  const { numInsertedOrUpdatedRows } = await on(tx)
    .insertInto('trip_items')
    .values(items.map((item) => itemRow(versionId, item)))
    .onConflict((same) =>
      same
        .column('id')
        .doUpdateSet(Object.fromEntries(columns.map((name) => [name, sql.ref(`excluded.${name}`)])))
        .where('trip_items.version_id', '=', versionId),
    )
    .executeTakeFirstOrThrow()
  if (numInsertedOrUpdatedRows !== BigInt(items.length)) throw new Error('An item has the id of one of another version')
}

/** Freezes a draft, for good. */
export async function markFrozen(tx: Tx, id: string, { at, by }: { at: Date; by: string }): Promise<void> {
  await on(tx).updateTable('trip_versions').set({ frozen_at: at, frozen_by: by }).where('id', '=', id).execute()
}

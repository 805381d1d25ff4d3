import { type SqlBool, sql } from 'kysely'
import type { EnquiryKind, EnquiryState } from '#features/enquiries/enquiry.ts'
import type { Db, Tx } from '#platform/context.ts'
import { type ShipmentEvent, type ShipmentState, shipmentStates } from './shipment.ts'
import type { ShipmentTables } from './tables.ts'

type EnquiryColumns = {
  id: string
  reference: string
  name: string
  email: string
  kind: EnquiryKind
  state: EnquiryState
  language: string
}
const on = (db: Db) => db.withTables<ShipmentTables & { enquiries: EnquiryColumns }>()

const shipments = (db: Db) =>
  on(db)
    .selectFrom('shipments as s')
    .innerJoin('enquiries as e', 'e.id', 's.enquiry_id')
    .select([
      's.id',
      's.enquiry_id as enquiryId',
      'e.reference',
      'e.name',
      'e.email',
      'e.language',
      's.state',
      's.version',
      's.mode',
    ])
    .select(['s.origin', 's.destination', 's.goods', 's.pieces', 's.lines', 's.total_minor as totalMinor', 's.reason'])
    .select(['s.valid_until as validUntil', 's.left_out as leftOut', 's.accepted_on as acceptedOn'])
    .select(['s.loaded_on as loadedOn', 's.expected_on as expectedOn', 's.delivered_on as deliveredOn'])
    .select('s.changed_at as changedAt')

/** A shipment with the contact of its enquiry. */
export type Shipment = NonNullable<Awaited<ReturnType<typeof findShipment>>>

export const findShipment = (db: Db, id: string) => shipments(db).where('s.id', '=', id).executeTakeFirst()

/** The same, with its row locked until the transaction ends. */
export const lockShipment = (tx: Tx, id: string) => shipments(tx).where('s.id', '=', id).forUpdate('s').executeTakeFirst()

/** The shipment of an enquiry: its id, its state and its price, in US cents. */
export async function findShipmentOf(db: Db, enquiryId: string) {
  return on(db)
    .selectFrom('shipments')
    .select(['id', 'state', 'total_minor as totalMinor'])
    .where('enquiry_id', '=', enquiryId)
    .executeTakeFirst()
}

/** The shipments of these enquiries, with their timelines, oldest first. */
export async function listShipmentsOf(db: Db, enquiryIds: readonly string[]) {
  const found = await shipments(db)
    .where(sql<SqlBool>`s.enquiry_id = any(${[...enquiryIds]}::uuid[])`)
    .orderBy('s.id')
    .execute()
  const events: ShipmentEventRow[][] = []
  for (const { id } of found) events.push(await listShipmentEvents(db, id))
  return found.map((shipment, at) => ({ ...shipment, events: events[at] ?? [] }))
}

/** The shipments of an address, in lower case, with their rows locked until the transaction ends. */
export async function lockShipmentsOf(tx: Tx, email: string): Promise<{ reference: string; state: ShipmentState }[]> {
  return on(tx)
    .selectFrom('shipments as s')
    .innerJoin('enquiries as e', 'e.id', 's.enquiry_id')
    .select(['e.reference', 's.state'])
    .where((e) => e(e.fn('lower', ['e.email']), '=', email))
    .orderBy('s.id')
    .forUpdate('s')
    .execute()
}

/** One thing that happened to a shipment, and the version it made; the total is the one that stood then, in US cents. */
export type ShipmentEventRow = {
  version: number
  at: Date
  actor: string
  event: ShipmentEvent
  text: string
  totalMinor: number
}

/** What happened to a shipment after a version, oldest first; all of it without one. */
export async function listShipmentEvents(db: Db, shipmentId: string, after = 0): Promise<ShipmentEventRow[]> {
  return on(db)
    .selectFrom('shipment_events')
    .select(['version', 'at', 'actor', 'event', 'text', 'total_minor as totalMinor'])
    .where('shipment_id', '=', shipmentId)
    .where('version', '>', after)
    .orderBy('version')
    .execute()
}

const shipmentsPerPage = 50

type Place = { at: Date; id: string }

/** Of what was held back as spam nothing is priced. */
const notSpam = sql<SqlBool>`e.state <> 'held'`

const matching = (search: string | undefined) => {
  if (!search) return sql<SqlBool>`true`
  const part = `%${search.replace(/[\\%_]/g, '\\$&')}%`
  return sql<SqlBool>`(e.reference ilike ${part} or e.name ilike ${part} or e.email ilike ${part}
    or s.origin ilike ${part} or s.destination ilike ${part})`
}

/** A page of shipments, the last changed first, and where the next one begins. */
export async function listShipments(
  db: Db,
  { state, search, after }: { state: ShipmentState | undefined; search: string | undefined; after: Place | undefined },
): Promise<{ rows: Shipment[]; next: Place | undefined }> {
  let rows = shipments(db).where(notSpam).where(matching(search))
  if (state) rows = rows.where('s.state', '=', state)
  if (after) rows = rows.where(sql<SqlBool>`(s.changed_at, s.id) < (${after.at}, ${after.id})`)
  const found = await rows
    .orderBy('s.changed_at', 'desc')
    .orderBy('s.id', 'desc')
    .limit(shipmentsPerPage + 1)
    .execute()
  const shown = found.slice(0, shipmentsPerPage)
  const last = found.length > shipmentsPerPage ? shown.at(-1) : undefined
  return { rows: shown, next: last && { at: last.changedAt, id: last.id } }
}

export type StateTotal = { count: number; totalMinor: number }

/** How many shipments are in each state, and their totals in US cents. */
export async function totalShipments(db: Db, search: string | undefined): Promise<Record<ShipmentState, StateTotal>> {
  const rows = await on(db)
    .selectFrom('shipments as s')
    .innerJoin('enquiries as e', 'e.id', 's.enquiry_id')
    .where(notSpam)
    .where(matching(search))
    .groupBy('s.state')
    .select((e) => ['s.state', e.fn.countAll<number>().as('count'), e.fn.sum<number>('s.total_minor').as('totalMinor')])
    .execute()
  const of = (state: ShipmentState) => {
    const row = rows.find((one) => one.state === state)
    return { count: Number(row?.count ?? 0), totalMinor: Number(row?.totalMinor ?? 0) }
  }
  return Object.fromEntries(shipmentStates.map((state) => [state, of(state)])) as Record<ShipmentState, StateTotal>
}

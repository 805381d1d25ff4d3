import { type SqlBool, sql } from 'kysely'
import type { TrafficSource } from '#features/analytics/traffic-source.ts'
import type { Db, Tx } from '#platform/context.ts'
import { digitsToFind } from '#values/phone.ts'
import type { Detail, EnquiryKind, EnquiryState } from './enquiry.ts'
import type { EnquiryEvent } from './enquiry-moves.ts'
import type { EnquiryView } from './enquiry-views.ts'
import type { Origin } from './origin.ts'
import type { EnquiryTables } from './tables.ts'

const on = (db: Db) => db.withTables<EnquiryTables & { staff: { id: string; name: string } }>()

/** An enquiry as the admin area works on it. */
export type AdminEnquiry = {
  id: string
  reference: string
  kind: EnquiryKind
  name: string
  email: string
  phone: string
  message: string
  details: readonly Detail[]
  state: EnquiryState
  heldReason: string | null
  createdAt: Date
  waitingSince: Date
  finishedAt: Date | null
  version: number
  assignedTo: string | null
  assignedName: string | null
  bookingId: string | null
  /** The language of the page that it was written on. */
  language: string
  /** Of the visit in which it was written; null where it is not known. */
  trafficSource: TrafficSource | null
} & Origin

const trafficSource = sql<TrafficSource | null>`case when e.traffic_source_kind is not null
  then jsonb_build_object('kind', e.traffic_source_kind, 'name', e.traffic_source_name) end`

const enquiries = (db: Db) =>
  on(db)
    .selectFrom('enquiries as e')
    .leftJoin('staff as s', 's.id', 'e.assigned_to')
    .select(['e.id', 'e.reference', 'e.kind', 'e.name', 'e.email', 'e.phone', 'e.message', 'e.details', 'e.state', 'e.version'])
    .select(['e.channel', 'e.source', 'e.language', trafficSource.as('trafficSource')])
    .select(['e.held_reason as heldReason', 'e.created_at as createdAt', 'e.waiting_since as waitingSince'])
    .select(['e.finished_at as finishedAt', 'e.assigned_to as assignedTo', 's.name as assignedName', 'e.booking_id as bookingId'])

/** The query of the list of enquiries. `me` is the member of 'mine'; `search` matches a reference, a name, an address or a phone number. */
export type EnquiriesQuery = { view: EnquiryView; me: string; kind?: EnquiryKind | undefined; search?: string | undefined }

export const enquiriesPerPage = 50

/** Where a page of the list begins: after the row of this instant and id. */
export type EnquiryPlace = { at: Date; id: string }

/**
 * A page of enquiries, and where the next one begins. Waiting ones begin with the longest wait, the others with
 * the newest. Pages are found by the last row of the one before, so a long list costs no more than a short one.
 */
export async function listEnquiries(
  db: Db,
  query: EnquiriesQuery & { after?: EnquiryPlace | undefined },
): Promise<{ rows: AdminEnquiry[]; next: EnquiryPlace | undefined }> {
  const { after } = query
  const waits = isWaitingView(query.view)
  const key = waits ? sql.ref('e.waiting_since') : sql.ref('e.created_at')
  let rows = enquiries(db).where(sql<SqlBool>`${inView(query)} and ${matching(query)}`)
  if (after)
    rows = rows.where(
      waits
        ? sql<SqlBool>`(${key}, e.id) > (${after.at}, ${after.id})`
        : sql<SqlBool>`(${key}, e.id) < (${after.at}, ${after.id})`,
    )
  const found = await rows
    .orderBy(key, waits ? 'asc' : 'desc')
    .orderBy('e.id', waits ? 'asc' : 'desc')
    .limit(enquiriesPerPage + 1)
    .execute()
  const shown = found.slice(0, enquiriesPerPage)
  const last = found.length > enquiriesPerPage ? shown.at(-1) : undefined
  return { rows: shown, next: last && { at: waits ? last.waitingSince : last.createdAt, id: last.id } }
}

const isWaitingView = (view: EnquiryView) => view === 'waiting' || view === 'new'

/** A row belongs to a view. */
function inView({ view, me }: Pick<EnquiriesQuery, 'view' | 'me'>) {
  switch (view) {
    case 'waiting':
      return sql<SqlBool>`e.state = 'new'`
    case 'new':
      return sql<SqlBool>`e.state = 'new' and e.assigned_to is null`
    case 'mine':
      return sql<SqlBool>`e.assigned_to = ${me} and e.state in ('new', 'answered')`
    case 'all':
      return sql<SqlBool>`true`
    default:
      return sql<SqlBool>`e.state = ${view}`
  }
}

function matching({ kind, search }: Pick<EnquiriesQuery, 'kind' | 'search'>) {
  const ofKind = kind ? sql<SqlBool>`e.kind = ${kind}` : sql<SqlBool>`true`
  if (!search) return ofKind
  const part = `%${search.replace(/[\\%_]/g, '\\$&')}%`
  return sql<SqlBool>`${ofKind} and (e.reference ilike ${part} or e.name ilike ${part} or e.email ilike ${part} or ${hasDigits('e.phone', digitsToFind(search))})`
}

/** Whether a phone number has these digits in it; false without digits. */
const hasDigits = (column: 'e.phone' | 'phone', digits: string | undefined) =>
  digits ? sql<SqlBool>`regexp_replace(${sql.ref(column)}, '\\D', '', 'g') like ${`%${digits}%`}` : sql<SqlBool>`false`

/** How many enquiries each view holds, of one kind and with these emails where they are named. */
export async function countEnquiries(db: Db, query: Omit<EnquiriesQuery, 'view'>): Promise<Record<EnquiryView, number>> {
  const count = (view: EnquiryView) => sql<number>`count(*) filter (where ${inView({ view, me: query.me })})::int`
  return on(db)
    .selectFrom('enquiries as e')
    .where(matching(query))
    .select([
      count('waiting').as('waiting'),
      count('new').as('new'),
      count('mine').as('mine'),
      count('answered').as('answered'),
      count('held').as('held'),
      count('closed').as('closed'),
      count('all').as('all'),
    ])
    .executeTakeFirstOrThrow()
}

/** How many enquiries came from an address, in any case. */
export async function countEnquiriesFrom(db: Db, email: string): Promise<number> {
  const { count } = await on(db)
    .selectFrom('enquiries')
    .where((e) => e(e.fn('lower', ['email']), '=', email.toLowerCase()))
    .select((e) => e.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** How many enquiries wait for an answer. */
export async function countWaitingEnquiries(db: Db): Promise<number> {
  const { count } = await on(db)
    .selectFrom('enquiries')
    .where('state', '=', 'new')
    .select((e) => e.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export const findAdminEnquiry = (db: Db, id: string): Promise<AdminEnquiry | undefined> =>
  enquiries(db).where('e.id', '=', id).executeTakeFirst()

/** An enquiry by its reference. */
export const findEnquiryByReference = (db: Db, reference: string): Promise<AdminEnquiry | undefined> =>
  enquiries(db).where('e.reference', '=', reference).executeTakeFirst()

/** The one of an id, with its row locked until the transaction ends. */
export const lockEnquiry = (tx: Tx, id: string): Promise<AdminEnquiry | undefined> =>
  enquiries(tx).where('e.id', '=', id).forUpdate('e').executeTakeFirst()

/** One thing that happened to an enquiry, and the version it made. */
export type EnquiryEventRow = { id: number; version: number; at: Date; actor: string; event: EnquiryEvent; text: string }

/** What happened to an enquiry after a version, oldest first; all of it without one. */
export async function listEnquiryEvents(db: Db, enquiryId: string, after = 0): Promise<EnquiryEventRow[]> {
  return on(db)
    .selectFrom('enquiry_events')
    .select(['id', 'version', 'at', 'actor', 'event', 'text'])
    .where('enquiry_id', '=', enquiryId)
    .where('version', '>', after)
    .orderBy('version')
    .execute()
}

/** What the senders of these enquiries wrote last, by the enquiry; nothing of who wrote no further. */
export async function listLastReplies(db: Db, enquiryIds: readonly string[]): Promise<Map<string, string>> {
  if (enquiryIds.length === 0) return new Map()
  const rows = await on(db)
    .selectFrom('enquiry_events')
    .distinctOn('enquiry_id')
    .select(['enquiry_id as id', 'text'])
    .where('enquiry_id', 'in', [...enquiryIds])
    .where('event', '=', 'reply')
    .orderBy('enquiry_id')
    .orderBy('version', 'desc')
    .execute()
  return new Map(rows.map(({ id, text }) => [id, text]))
}

/** An answer that was written, with whom it goes to. */
export async function findAnswer(db: Db, enquiryId: string, version: number) {
  return on(db)
    .selectFrom('enquiry_events as v')
    .innerJoin('enquiries as e', 'e.id', 'v.enquiry_id')
    .select(['e.reference', 'e.kind', 'e.email', 'e.language', 'v.actor', 'v.text'])
    .where('v.enquiry_id', '=', enquiryId)
    .where('v.version', '=', version)
    .where('v.event', '=', 'answer')
    .executeTakeFirst()
}

/**
 * So many enquiries at most whose reference, name or address is like a pattern, or whose phone number has these digits in it, newest first; what is held as spam is not found.
 */
export async function findEnquiriesLike(db: Db, like: string, limit: number, digits?: string) {
  return db
    .withTables<EnquiryTables>()
    .selectFrom('enquiries')
    .select(['id', 'reference', 'name', 'kind', 'created_at as createdAt'])
    .where((e) =>
      e.or([...(['reference', 'name', 'email'] as const).map((column) => e(column, 'ilike', like)), hasDigits('phone', digits)]),
    )
    .where('state', '<>', 'held')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
}

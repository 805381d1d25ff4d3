import { sql } from 'kysely'
import type { Db, Tx } from '#platform/context.ts'
import { type Content, type Entry, type EntryRow, type EntryState, entryStates, type Version } from './entry.ts'
import type { EntryTables } from './tables.ts'

const on = (db: Db) => db.withTables<EntryTables>()

const row = [
  'id',
  'kind',
  'live_id as liveId',
  'slug',
  'title',
  'version',
  'edited_at as editedAt',
  'editor_id as editorId',
  'editor',
  'published_version as publishedVersion',
  'published_at as publishedAt',
  'publish_at as publishAt',
  'publish_version as publishVersion',
  'publish_by_id as publishById',
  'publish_by as publishBy',
  'trashed_at as trashedAt',
] as const

export async function findEntry(db: Db, kind: string, id: number): Promise<Entry | undefined> {
  return on(db)
    .selectFrom('entries')
    .select([...row, 'content'])
    .where('kind', '=', kind)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** What became of these entries, of any kind: when they were published last, and whether they are in the trash. */
export async function listEntriesById(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return []
  return on(db)
    .selectFrom('entries')
    .select(['id', 'kind', 'published_at as publishedAt', 'trashed_at as trashedAt'])
    .where('id', 'in', [...ids])
    .execute()
}

/** The same, locked until the transaction ends. */
export async function lockEntry(tx: Tx, kind: string, id: number): Promise<Entry | undefined> {
  return on(tx)
    .selectFrom('entries')
    .select([...row, 'content'])
    .where('kind', '=', kind)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

/** Entries of a kind that have been in the trash since before an instant, locked until the transaction ends. */
export async function lockTrashed(tx: Tx, kind: string, before: Date): Promise<number[]> {
  const rows = await on(tx)
    .selectFrom('entries')
    .select('id')
    .where('kind', '=', kind)
    .where('trashed_at', '<', before)
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows.map(({ id }) => id)
}

/** Every entry of a kind outside the trash, or the one at an address, with its draft; by title. */
export async function listDrafts(db: Db, kind: string, slug?: string): Promise<Entry[]> {
  let query = on(db)
    .selectFrom('entries')
    .select([...row, 'content'])
    .where('kind', '=', kind)
    .where('trashed_at', 'is', null)
  if (slug !== undefined) query = query.where('slug', '=', slug)
  return query.orderBy('title').orderBy('id').execute()
}

/** The filter of a list of entries. `after` is the last row of the page before, by edited instant and id. */
export type EntriesListQuery = {
  kind: string
  state?: EntryState | undefined
  search?: string | undefined
  /** Entries whose draft has a value in one of its lists: 'rwanda' in 'countries'. */
  holds?: { key: string; value: string } | undefined
  after?: { editedAt: Date; id: number } | undefined
}

/** With the drawing of its draft, which may be incomplete; null without one. */
type ListedEntry = EntryRow & { scene: unknown }

export const entriesPerPage = 25

const inState: Record<EntryState, string> = {
  draft: 'trashed_at is null and published_version is null and publish_at is null',
  published: 'trashed_at is null and published_version = version and publish_at is null',
  changed: 'trashed_at is null and published_version < version and publish_at is null',
  scheduled: 'publish_at is not null',
  trashed: 'trashed_at is not null',
}

/** A page of entries, last edited first, and whether there are more. Without a state: all outside the trash. */
export async function listEntries(db: Db, wanted: EntriesListQuery): Promise<{ rows: ListedEntry[]; more: boolean }> {
  let query = on(db)
    .selectFrom('entries')
    .select([...row, sql<unknown>`content -> 'scene'`.as('scene')])
    .where('kind', '=', wanted.kind)
  query = query.where(sql<boolean>`${sql.raw(wanted.state ? inState[wanted.state] : 'trashed_at is null')}`)
  if (wanted.search) query = query.where('title', 'ilike', `%${wanted.search.replace(/[\\%_]/g, '\\$&')}%`)
  if (wanted.holds) query = query.where(sql<boolean>`jsonb_exists(content -> ${wanted.holds.key}, ${wanted.holds.value})`)
  if (wanted.after) query = query.where(sql<boolean>`(edited_at, id) < (${wanted.after.editedAt}, ${wanted.after.id})`)
  const rows = await query
    .orderBy('edited_at', 'desc')
    .orderBy('id', 'desc')
    .limit(entriesPerPage + 1)
    .execute()
  return { rows: rows.slice(0, entriesPerPage), more: rows.length > entriesPerPage }
}

/** The number of entries of a kind in each state. */
export async function countEntries(db: Db, kind: string): Promise<Record<EntryState, number>> {
  const count = (state: EntryState) => sql<number>`count(*) filter (where ${sql.raw(inState[state])})`.as(state)
  return on(db)
    .selectFrom('entries')
    .where('kind', '=', kind)
    .select([count('draft'), count('published'), count('changed'), count('scheduled'), count('trashed')])
    .executeTakeFirstOrThrow()
}

const liveStates = entryStates.filter((state) => state !== 'trashed')
export type LiveState = Exclude<EntryState, 'trashed'>

/** What there is of one kind outside the trash: how many in each state, and who changed one of them last, when. */
export type KindSummary = Record<LiveState, number> & { kind: string; editedAt: Date; editor: string }

/** What there is of every kind that has entries: one statement for all. */
export async function summarizeKinds(db: Db): Promise<KindSummary[]> {
  const counts = liveStates.map((state) => sql`(count(*) filter (where ${sql.raw(inState[state])}))::int as ${sql.ref(state)}`)
  const { rows } = await sql<KindSummary>`
    select kind, ${sql.join(counts)}, max(edited_at) as "editedAt",
      (array_agg(editor order by edited_at desc, id desc))[1] as editor
    from entries where trashed_at is null group by kind`.execute(db)
  return rows
}

/** The versions of an entry, newest first, without their content. */
export async function listVersions(db: Db, entryId: number): Promise<Version[]> {
  return on(db)
    .selectFrom('entry_versions')
    .select(['version', 'event', 'title', 'at', 'actor'])
    .where('entry_id', '=', entryId)
    .orderBy('version', 'desc')
    .limit(200)
    .execute()
}

export async function findVersion(
  db: Db,
  entryId: number,
  version: number,
): Promise<(Version & { content: Content; actorId: string | null }) | undefined> {
  return on(db)
    .selectFrom('entry_versions')
    .select(['version', 'event', 'title', 'at', 'actor', 'actor_id as actorId', 'content'])
    .where('entry_id', '=', entryId)
    .where('version', '=', version)
    .executeTakeFirst()
}

/** Which of some addresses of a kind belong to another entry; the trash claims none. */
export async function listTakenSlugs(db: Db, kind: string, beginning: string, exceptId?: number): Promise<string[]> {
  let query = on(db)
    .selectFrom('entries')
    .select('slug')
    .where('kind', '=', kind)
    .where('trashed_at', 'is', null)
    .where((e) => e.or([e('slug', '=', beginning), e('slug', '~', `^${beginning}-[0-9]+$`)]))
  if (exceptId !== undefined) query = query.where('id', '<>', exceptId)
  return (await query.execute()).map(({ slug }) => slug)
}

/** The live ids of a kind that have an entry. */
export async function listAdopted(db: Db, kind: string): Promise<Set<string>> {
  const rows = await on(db)
    .selectFrom('entries')
    .select('live_id as liveId')
    .where('kind', '=', kind)
    .where('live_id', 'is not', null)
    .$narrowType<{ liveId: string }>()
    .execute()
  return new Set(rows.map(({ liveId }) => liveId))
}

/**
 * The live ids of a kind that staff have taken over: published again after adoption, created in the admin area, or unpublished.
 */
export async function listStaffs(db: Db, kind: string): Promise<Set<string>> {
  const rows = await on(db)
    .selectFrom('entries as e')
    .leftJoin('entry_versions as first', (join) => join.onRef('first.entry_id', '=', 'e.id').on('first.version', '=', 1))
    .select('e.live_id as liveId')
    .where('e.kind', '=', kind)
    .where('e.live_id', 'is not', null)
    .where((e) =>
      e.or([e('e.published_version', 'is', null), e('e.published_version', '>', 1), e('first.actor_id', 'is not', null)]),
    )
    .$narrowType<{ liveId: string }>()
    .execute()
  return new Set(rows.map(({ liveId }) => liveId))
}

/** The adopted entries of a kind that staff have not edited. */
export async function listUntouched(db: Db, kind: string): Promise<Map<string, { id: number; content: Content }>> {
  const rows = await on(db)
    .selectFrom('entries')
    .select(['id', 'live_id as liveId', 'content'])
    .where('kind', '=', kind)
    .where('version', '=', 1)
    .where('published_version', '=', 1)
    .where('editor_id', 'is', null)
    .where('live_id', 'is not', null)
    .$narrowType<{ liveId: string }>()
    .execute()
  return new Map(rows.map(({ liveId, ...entry }) => [liveId, entry]))
}

/** The entry of a live id, and its address; undefined without one. */
export const findOfLife = (db: Db, kind: string, liveId: string): Promise<Pick<Entry, 'id' | 'slug'> | undefined> =>
  on(db).selectFrom('entries').select(['id', 'slug']).where('kind', '=', kind).where('live_id', '=', liveId).executeTakeFirst()

/** The current address of what was public at a former one; undefined where nothing was, or it is no longer public. */
export async function findMovedTo(db: Db, kind: string, slug: string): Promise<string | undefined> {
  const found = await on(db)
    .selectFrom('redirects as m')
    .innerJoin('entries as e', 'e.id', 'm.entry_id')
    .innerJoin('entry_versions as v', (join) =>
      join.onRef('v.entry_id', '=', 'e.id').onRef('v.version', '=', 'e.published_version'),
    )
    .select(sql<string>`v.content ->> 'slug'`.as('slug'))
    .where('m.kind', '=', kind)
    .where('m.slug', '=', slug)
    .executeTakeFirst()
  return found && found.slug !== slug ? found.slug : undefined
}

/** Every current and former public address. */
export async function listAddresses(db: Db, kind: string, liveId: string): Promise<string[]> {
  const { rows } = await sql<{ slug: string }>`
    select e.slug from entries e where e.kind = ${kind} and e.live_id = ${liveId}
    union
    select v.content ->> 'slug' from entries e join entry_versions v on v.entry_id = e.id and v.version = e.published_version
      where e.kind = ${kind} and e.live_id = ${liveId}
    union
    select m.slug from redirects m join entries e on e.id = m.entry_id where e.kind = ${kind} and e.live_id = ${liveId}`.execute(
    db,
  )
  return rows.map(({ slug }) => slug)
}

/** What somebody edited last, of any kind, newest first. */
export const listEditedBy = (db: Db, editorId: string, limit: number): Promise<EntryRow[]> =>
  on(db)
    .selectFrom('entries')
    .select(row)
    .where('editor_id', '=', editorId)
    .where('trashed_at', 'is', null)
    .orderBy('edited_at', 'desc')
    .limit(limit)
    .execute()

/** Scheduled publications, the next first; with `before` those that are overdue at that instant. */
export function listPlanned(db: Db, { limit, before }: { limit: number; before?: Date }): Promise<EntryRow[]> {
  let rows = on(db).selectFrom('entries').select(row).where('publish_at', 'is not', null)
  if (before) rows = rows.where('publish_at', '<', before)
  return rows.orderBy('publish_at').limit(limit).execute()
}

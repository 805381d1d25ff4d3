import { type SelectQueryBuilder, sql } from 'kysely'
import type { Db } from '#platform/context.ts'
import type { LibraryQuery, LibraryView } from './library.ts'
import { fileOf, type Picture, type PictureState } from './picture.ts'
import { shownCrops } from './reads-shown.server.ts'
import type { MediaTables } from './tables.ts'

const on = (db: Db) => db.withTables<MediaTables>()

const picturesPerPage = 48

/** A picture in the library. `file` and `width` are of what can be shown of it; without them nothing was made yet. */
export type LibraryPicture = {
  id: string
  name: string
  alt: string
  credit: string
  x: number
  y: number
  state: PictureState
  file: string | undefined
  width: number
  height: number
  colour: string | null
  crops: Picture['crops']
  createdAt: Date
}

/**
 * One page of the library, newest first, and whether there are more. `used` names the pictures that stand somewhere: only the
 * view of those that do not needs them.
 */
export async function listLibrary(
  db: Db,
  wanted: LibraryQuery,
  used: readonly string[] = [],
): Promise<{ pictures: LibraryPicture[]; more: boolean }> {
  let query = narrowed(db, wanted, used)
    .select(['id', 'name', 'alt', 'credit', 'focal_x as x', 'focal_y as y', 'state', 'created_at as createdAt'])
    .select(['drawn_hash', 'drawn_width', 'drawn_height', 'width', 'height'])
    .select(shownCrops)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(picturesPerPage + 1)
  const { after } = wanted
  if (after) query = query.where(sql<boolean>`(created_at, id) < (${after.at}, ${after.id})`)
  const rows = await query.execute()
  const pictures = rows.slice(0, picturesPerPage).map(({ drawn_hash, drawn_width, drawn_height, ...row }) => ({
    ...row,
    file: drawn_hash === null ? undefined : fileOf(drawn_hash),
    width: drawn_width ?? row.width,
    height: drawn_height ?? row.height,
  }))
  return { pictures, more: rows.length > picturesPerPage }
}

/** The pictures that a page may show, newest first, as pages show them; of those that hold these words. */
export async function listPickable(db: Db, words = ''): Promise<{ pictures: Picture[]; more: boolean }> {
  const { pictures, more } = await listLibrary(db, { view: 'pickable', words, after: undefined })
  const shown = pictures.flatMap(({ file, name: _, state: __, createdAt: ___, ...picture }): Picture[] =>
    file ? [{ ...picture, file }] : [],
  )
  return { pictures: shown, more }
}

/** The newest pictures that only lack a description before a page may show them; of those that hold these words. */
export async function listUndescribed(db: Db, words = '') {
  const { pictures } = await listLibrary(db, { view: 'wordless', words, after: undefined })
  return pictures.map(({ id, name }) => ({ id, name }))
}

/** How many pictures match a query, on all its pages. */
export async function countLibrary(db: Db, wanted: Omit<LibraryQuery, 'after'>, used: readonly string[] = []): Promise<number> {
  const { count } = await narrowed(db, wanted, used)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Pictures whose sizes are being made. */
export async function countWaiting(db: Db): Promise<number> {
  const { count } = await on(db)
    .selectFrom('pictures')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('state', '=', 'waiting')
    .where('trashed_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

type Query = SelectQueryBuilder<MediaTables, 'pictures', Record<never, never>>

function narrowed(db: Db, { view, words }: Pick<LibraryQuery, 'view' | 'words'>, used: readonly string[]): Query {
  let query: Query = on(db)
    .selectFrom('pictures')
    .where('trashed_at', view === 'trash' ? 'is not' : 'is', null)
  query = byView(query, view, used)
  for (const word of words.split(/\s+/).filter(Boolean).slice(0, 8)) {
    const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`
    query = query.where(({ or, eb }) =>
      or([eb('name', 'ilike', pattern), eb('alt', 'ilike', pattern), eb('credit', 'ilike', pattern)]),
    )
  }
  return query
}

function byView(query: Query, view: LibraryView, used: readonly string[]): Query {
  if (view === 'wordless') return query.where('alt', '=', '')
  if (view === 'pickable') return query.where('alt', '<>', '').where('drawn_hash', 'is not', null)
  if (view === 'failed') return query.where('state', '=', 'failed')
  if (view === 'unused' && used.length > 0) return query.where('id', 'not in', [...used])
  return query
}

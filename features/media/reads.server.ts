import type { Db } from '#platform/context.ts'
import { fileOf, type Picture, type PictureState } from './picture.ts'
import type { Steps } from './picture-crops.ts'
import { shownCrops } from './reads-shown.server.ts'
import type { MediaTables } from './tables.ts'

const on = (db: Db) => db.withTables<MediaTables>()

/**
 * Pictures as pages show them, by their ids: those whose sizes are made and whose words are written. One whose file was just
 * replaced is shown as it was until the new sizes are there. A page that shows them is shared under `pictureTag` of each.
 */
export async function listPictures(db: Db, ids: readonly string[]): Promise<Map<string, Picture>> {
  if (ids.length === 0) return new Map()
  const rows = await on(db)
    .selectFrom('pictures')
    .select(['id', 'alt', 'credit', 'focal_x as x', 'focal_y as y'])
    .select(['drawn_hash', 'drawn_width', 'drawn_height'])
    .select(shownCrops)
    .where('id', 'in', [...new Set(ids)])
    .where('alt', '<>', '')
    .where('drawn_hash', 'is not', null)
    .execute()
  return new Map(
    rows.map(({ drawn_hash, drawn_width, drawn_height, ...row }) => [
      row.id,
      {
        ...row,
        file: fileOf(drawn_hash ?? ''),
        width: drawn_width ?? 0,
        height: drawn_height ?? 0,
      },
    ]),
  )
}

/** A picture as the admin area has it. */
export type StoredPicture = {
  id: string
  name: string
  alt: string
  credit: string
  x: number
  y: number
  type: 'image/jpeg' | 'image/webp'
  width: number
  height: number
  bytes: number
  hash: string
  state: PictureState
  drawn: { file: string; width: number; height: number } | undefined
  colour: string | null
  /** The steps of the focal point for which the crops of the file that is shown were made. */
  crops: Steps | null
  createdBy: string
  createdAt: Date
  changedBy: string
  changedAt: Date
  version: number
  trashedAt: Date | null
}

const columns = [
  'id',
  'name',
  'alt',
  'credit',
  'focal_x as x',
  'focal_y as y',
  'type',
  'width',
  'height',
  'bytes',
  'hash',
  'state',
  'drawn_hash',
  'drawn_width',
  'drawn_height',
  'created_by as createdBy',
  'created_at as createdAt',
  'changed_by as changedBy',
  'changed_at as changedAt',
  'version',
  'trashed_at as trashedAt',
] as const

type StoredRow = Omit<StoredPicture, 'drawn'> & {
  drawn_hash: string | null
  drawn_width: number | null
  drawn_height: number | null
}

const storedPicture = ({ drawn_hash, drawn_width, drawn_height, ...row }: StoredRow): StoredPicture => ({
  ...row,
  drawn: drawn_hash === null ? undefined : { file: fileOf(drawn_hash), width: drawn_width ?? 0, height: drawn_height ?? 0 },
})

/** What pictures show, in words, by their ids; empty where nobody has written them. Those that are gone or in the trash are not in it. */
export async function listPictureWords(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await on(db)
    .selectFrom('pictures')
    .select(['id', 'alt'])
    .where('id', 'in', [...new Set(ids)])
    .where('trashed_at', 'is', null)
    .execute()
  return new Map(rows.map(({ id, alt }) => [id, alt]))
}

/** One picture, in the trash or not. */
export async function findPicture(db: Db, id: string): Promise<StoredPicture | undefined> {
  const row = await on(db).selectFrom('pictures').select(columns).select(shownCrops).where('id', '=', id).executeTakeFirst()
  return row && storedPicture(row)
}

/** The picture that came as this very file, in the trash or not. */
export async function findPictureByHash(db: Db, hash: string): Promise<StoredPicture | undefined> {
  const row = await on(db).selectFrom('pictures').select(columns).select(shownCrops).where('hash', '=', hash).executeTakeFirst()
  return row && storedPicture(row)
}

/** Pictures that nobody changes until the transaction ends, always locked in one order. */
export async function lockPictures(db: Db, ids: readonly string[]): Promise<StoredPicture[]> {
  if (ids.length === 0) return []
  const rows = await on(db)
    .selectFrom('pictures')
    .select(columns)
    .select(shownCrops)
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows.map(storedPicture)
}

/** Pictures that are ready and have no crops, the trash left out: they were made before crops were, or these failed. */
export async function listWithoutCrops(db: Db): Promise<{ id: string; hash: string }[]> {
  return on(db)
    .selectFrom('pictures')
    .select(['id', 'hash'])
    .where('state', '=', 'ready')
    .where('crop_hash', 'is distinct from', (eb) => eb.ref('hash'))
    .where('trashed_at', 'is', null)
    .orderBy('id')
    .execute()
}

/** What has been in the trash since before an instant. */
export async function listTrashedBefore(db: Db, before: Date): Promise<string[]> {
  const rows = await on(db).selectFrom('pictures').select('id').where('trashed_at', '<', before).orderBy('id').execute()
  return rows.map(({ id }) => id)
}

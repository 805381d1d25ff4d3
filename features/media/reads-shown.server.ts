import { sql } from 'kysely'
import type { Picture } from './picture.ts'

const crops = sql<Picture['crops']>`case when crop_hash = drawn_hash then json_build_object('x', crop_x, 'y', crop_y) end`
const colour = sql<string | null>`case when crop_hash = drawn_hash then colour end`

/** The crops and the colour of the file that a picture shows: null where they were made of another one, or not yet. */
export const shownCrops = [crops.as('crops'), colour.as('colour')] as const

/**
 * The picture that a column names, as pages show it, in the statement that reads the column: null where there is none, and where its
 * sizes are not made or it has no description. Whoever changes the picture drops the pages of its uses (`UseReader`).
 */
export const shownPicture = (column: string) => sql<Picture | null>`(
  select json_build_object('id', m.id, 'file', left(drawn_hash, 12), 'alt', alt, 'credit', credit, 'width', drawn_width,
    'height', drawn_height, 'x', focal_x, 'y', focal_y, 'crops', ${crops}, 'colour', ${colour})
  from pictures m where m.id = ${sql.ref(column)} and alt <> '' and drawn_hash is not null)`

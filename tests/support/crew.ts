import { sql } from 'kysely'
import type { Db } from '#platform/context.ts'

type Guide = { ownership?: 'own' | 'freelance'; email?: string; spoken?: Record<string, string> }

/** A guide, ours unless it is said; answers the id. */
export async function newGuide(
  db: Db,
  name: string,
  { ownership = 'own', email = '', spoken = {} }: Guide = {},
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into guides (name, ownership, email, spoken) values (${name}, ${ownership}, ${email}, ${JSON.stringify(spoken)}::jsonb)
    returning id`.execute(db)
  return rows[0]?.id ?? 0
}

type Car = { seats?: number; plate?: string; classId?: string | null }

/** A vehicle of ours, with six seats and without a number plate and a class unless they are said; answers the id. */
export async function newCar(db: Db, name: string, { seats = 6, plate = '', classId = null }: Car = {}): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into cars (name, seats, plate, vehicle_class_id) values (${name}, ${seats}, ${plate}, ${classId}) returning id`.execute(
    db,
  )
  return rows[0]?.id ?? 0
}

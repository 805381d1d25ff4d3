import { type RawBuilder, sql } from 'kysely'

/** An instant as a value of a statement: what a clock that is held still answers for the database's. */
export const fixedInstant = (at: Date): RawBuilder<Date> => sql`${at}::timestamptz`

import { type RawBuilder, sql } from 'kysely'

/** An instant as a value of a statement: a stopped clock's answer for the database's clock. */
export const fixedInstant = (at: Date): RawBuilder<Date> => sql`${at}::timestamptz`

import type { ColumnType } from 'kysely'

/** A json column: read as a value, written as its text. */
export type Json<Value> = ColumnType<Value, string, string>

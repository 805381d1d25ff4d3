import { Kysely, PostgresDialect } from 'kysely'
import type { Db } from '#platform/context.ts'
import type { DatabaseAddress } from '#platform/database/database.server.ts'
import { openRawPool } from './raw-pool.ts'

/** A connection beside the pool that keeps every statement it sends, in their order. */
export function watchStatements(address: DatabaseAddress): {
  db: Db
  sent: { text: string; parameters: readonly unknown[] }[]
  close(): Promise<void>
} {
  const sent: { text: string; parameters: readonly unknown[] }[] = []
  const pool = openRawPool(address, 'impamba tests', 4)
  const db: Db = new Kysely({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => void sent.push({ text: query.sql, parameters: query.parameters }),
  })
  return { db, sent, close: () => db.destroy() }
}

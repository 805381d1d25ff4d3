import type { PoolClient } from 'pg'
import type { Db } from '../context.ts'
import { isWorthless } from './database-errors.ts'
import { markWith } from './statement-marks.ts'

const mark = '/* sent ahead */'

/**
 * The same transaction, whose statements are sent without waiting: PostgreSQL runs each before the next awaited one. For
 * statements whose result is not used: they return no row and no count. When one fails the transaction cannot commit, and its
 * failure is thrown by the next awaited statement, COMMIT at the latest. Outside a transaction nothing is pipelined.
 */
export const pipelined = <Some extends Db>(db: Some): Some => (db.isTransaction ? (db.withPlugin(marking) as Some) : db)

const marking = markWith(mark)

/**
 * Lets Kysely use a pipelined connection: marked statements, and BEGIN, are not awaited; named ones are prepared under their
 * name. A connection that must not be used again is closed, and never returns to the pool.
 */
export function pipelineQueries(client: PoolClient, nameOf: (text: string) => string | undefined): void {
  const query = client.query.bind(client)
  /** What failed first of all that this transaction sent ahead. */
  let failed: Error | undefined
  const letGo = (error: unknown) => {
    if (isWorthless(error)) void client.end().catch(() => undefined)
  }
  const send = async (marked: string, values: unknown[]) => {
    const text = marked.replace(` ${mark}`, '')
    const statement = { text, values, name: nameOf(text) }
    const isRollback = text === 'rollback'
    // PostgreSQL refuses what follows its own failure, but knows nothing of a value that could not be sent.
    if (failed && !isRollback) throw failed
    if (text !== marked || text === 'begin') {
      query(statement, (error) => {
        if (!error) return
        failed ??= error
        letGo(error)
      })
      return nothing
    }
    try {
      const answer = await query(statement)
      if (failed && !isRollback) throw failed
      return answer
    } catch (error) {
      letGo(error)
      throw failed ?? error
    } finally {
      if (isRollback) failed = undefined
    }
  }
  client.query = send as typeof client.query
}

const nothing = { command: '', rowCount: 0, rows: [] }

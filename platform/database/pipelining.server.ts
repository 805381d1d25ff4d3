import type { PoolClient } from 'pg'
import type { Db } from '../context.ts'
import { isWorthless } from './database-errors.ts'
import { markWith } from './statement-marks.ts'

const mark = '/* sent ahead */'

/**
 * The same transaction, whose statements are sent and not waited for: PostgreSQL runs each before the next one that is. For statements of
 * which nothing is read: they answer no row and no count. One that fails lets nothing behind it be kept, and its failure is thrown by
 * whatever is asked next, COMMIT at the latest. Outside a transaction nothing is sent ahead.
 */
export const pipelined = <Some extends Db>(db: Some): Some => (db.isTransaction ? (db.withPlugin(marking) as Some) : db)

const marking = markWith(mark)

/**
 * Lets Kysely ask a pipelined connection: what is sent ahead, and BEGIN, is not waited for; what has a name is prepared under it. A
 * connection that has become worthless is closed, and never goes back into the pool.
 */
export function pipelineQueries(client: PoolClient, nameOf: (text: string) => string | undefined): void {
  const query = client.query.bind(client)
  /** What failed first of all that this transaction sent ahead. */
  let failed: Error | undefined
  const letGo = (error: unknown) => {
    if (isWorthless(error)) void client.end().catch(() => undefined)
  }
  const ask = async (marked: string, values: unknown[]) => {
    const text = marked.replace(` ${mark}`, '')
    const statement = { text, values, name: nameOf(text) }
    const isRollback = text === 'rollback'
    // PostgreSQL refuses what follows its own failure, but has not heard of a value that could not be sent.
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
  client.query = ask as typeof client.query
}

const nothing = { command: '', rowCount: 0, rows: [] }

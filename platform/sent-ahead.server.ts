import type { PoolClient } from 'pg'
import { askTogether, type Driver, type Statement } from './ask-together.server.ts'
import type { Db } from './context.ts'
import { markWith } from './statement-marks.ts'

const mark = '/* sent ahead */'

/**
 * The same transaction, whose statements wait for no answer: each goes with the next one that does, COMMIT at the latest, in one way
 * to the database and back. For statements of which nothing is read: they answer no row and no count. One that fails lets none behind
 * it run, and fails whoever waits. A lock is held from the next statement on, and not by what is asked of others in between. Outside
 * a transaction nothing is sent ahead.
 */
export const sentAhead = <Some extends Db>(db: Some): Some => (db.isTransaction ? (db.withPlugin(marking) as Some) : db)

const marking = markWith(mark)

type Ask = (text: string, values: unknown[]) => Promise<unknown>

/** How a connection is asked by Kysely: what is sent ahead, and BEGIN, waits for the next statement; what has a name is prepared under it. */
export function openAhead(client: PoolClient, nameOf: (text: string) => string | undefined): Ask {
  const driver: Driver = client.query.bind(client)
  let ahead: Statement[] = []
  return async (marked, values) => {
    const text = marked.replace(` ${mark}`, '')
    const statement = { text, values, name: nameOf(text) }
    if (text !== marked || text === 'begin') {
      ahead.push(statement)
      return nothing
    }
    const before = ahead
    ahead = []
    if (before.length === 0) return driver(statement)
    if (text !== 'rollback') return askTogether(driver, client, [...before, statement])
    return before[0]?.text === 'begin' ? nothing : driver(statement)
  }
}

const nothing = { command: '', rowCount: 0, rows: [] }

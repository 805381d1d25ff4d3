import { sql } from 'kysely'
import type pg from 'pg'
import type { Tx } from '../context.ts'
import { errorCode } from '../database/database-errors.ts'

/** Any number serves, as long as every process uses the same one. */
const pauseLock = 727_100_428
const patience = '60s'

/**
 * Until the session ends no file is deleted, and no other session can pause deletion. Returns false where another session
 * had it paused for a minute.
 */
export async function pauseFileDeletion(session: pg.Client): Promise<boolean> {
  await session.query(`set lock_timeout = '${patience}'`)
  try {
    await session.query('select pg_advisory_lock($1)', [pauseLock])
    return true
  } catch (error) {
    if (errorCode(error) === '55P03') return false
    throw error
  } finally {
    await session.query('set lock_timeout = 0').catch(() => undefined)
  }
}

/** Whether files may be deleted until the transaction ends: not while deletion is paused, and it cannot be paused meanwhile. */
export async function mayDeleteFiles(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{ may: boolean }>`select pg_try_advisory_xact_lock_shared(${pauseLock}) as may`.execute(tx)
  return rows[0]?.may ?? false
}

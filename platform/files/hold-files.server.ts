import { sql } from 'kysely'
import type pg from 'pg'
import type { Tx } from '../context.ts'
import { errorCode } from '../database/database-errors.ts'

/** Any number will do, as long as every process asks for the same one. */
const standStill = 727_100_428
const patience = '60s'

/**
 * From now on until the session ends nobody deletes a file, and nobody else has files stand still. Answers false where that could
 * not be had within a minute: somebody else has them stand still.
 */
export async function pauseFileDeletion(session: pg.Client): Promise<boolean> {
  await session.query(`set lock_timeout = '${patience}'`)
  try {
    await session.query('select pg_advisory_lock($1)', [standStill])
    return true
  } catch (error) {
    if (errorCode(error) === '55P03') return false
    throw error
  } finally {
    await session.query('set lock_timeout = 0').catch(() => undefined)
  }
}

/** Whether files may be deleted until the transaction ends: not while they stand still, and they do not come to while it lasts. */
export async function mayDeleteFiles(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{ may: boolean }>`select pg_try_advisory_xact_lock_shared(${standStill}) as may`.execute(tx)
  return rows[0]?.may ?? false
}

import pg from 'pg'
import { connectionSettings, type DatabaseAddress } from '#platform/database/database.server.ts'

/**
 * A pool of the driver alone, for a test or a bench that asks beside the house; `most` connections. One that is cut off, by a database that
 * is dropped while it closes, is no fault of anybody.
 */
export function openRawPool(address: DatabaseAddress, applicationName: string, most: number): pg.Pool {
  const pool = new pg.Pool({ ...connectionSettings(address, applicationName), max: most })
  pool.on('error', () => undefined)
  pool.on('connect', (client) => void client.on('error', () => undefined))
  return pool
}

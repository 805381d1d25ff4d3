import pg from 'pg'
import { connectionSettings, type DatabaseAddress } from '#platform/database/database.server.ts'

/**
 * A pool of the driver alone, for a test or a bench that queries beside the site; `most` connections. A connection that is cut
 * off, because its database is dropped while it closes, is no error.
 */
export function openRawPool(address: DatabaseAddress, applicationName: string, most: number): pg.Pool {
  const pool = new pg.Pool({ ...connectionSettings(address, applicationName), max: most })
  pool.on('error', () => undefined)
  pool.on('connect', (client) => void client.on('error', () => undefined))
  return pool
}

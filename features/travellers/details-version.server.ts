import { createHash } from 'node:crypto'
import type { DetailRow } from './reads.server.ts'

/**
 * A fingerprint of a traveller's stored name, birth day and details: it changes when any of them does. A form carries it, so
 * that it never overwrites what somebody else has saved since.
 */
export const detailsVersion = (row: DetailRow): string =>
  createHash('sha256').update(JSON.stringify(row)).digest('base64url').slice(0, 22)

import { createHash } from 'node:crypto'
import type { DetailRow } from './reads.server.ts'

/**
 * Names a traveller's stored name, birth day and details as they are: another text once any of them has changed. A form carries it, so
 * that nobody overwrites what somebody else has saved since.
 */
export const detailsVersion = (row: DetailRow): string =>
  createHash('sha256').update(JSON.stringify(row)).digest('base64url').slice(0, 22)

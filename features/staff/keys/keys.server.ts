import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import type { Context, Db } from '#platform/context.ts'
import { uuidPattern } from '#values/uuid.ts'
import { findKeyRow, type KeyRow } from '../reads.server.ts'
import { deleteKey, insertKey } from '../writes.server.ts'
import { type KeyPurpose, keyLifeMs } from './key-purposes.ts'

/**
 * One-time keys. The row holds the purpose and the end; the key is the row's id signed with the server's secret, so neither the database
 * alone nor a stored email lets anybody in (`keyText` makes the key again when the email is sent).
 */
export async function makeKey(
  ctx: Context,
  db: Db,
  { purpose, staffId, facts = {} }: { purpose: KeyPurpose; staffId: string | null; facts?: Record<string, unknown> },
): Promise<{ id: string; text: string }> {
  const id = randomUUID()
  const at = ctx.clock.now()
  const expires_at = new Date(at.getTime() + keyLifeMs[purpose])
  await insertKey(db, { id, purpose, staff_id: staffId, facts: JSON.stringify(facts), created_at: at, expires_at })
  return { id, text: keyText(ctx, purpose, id) }
}

/** The key of a row: '<id>.<signature>', 80 signs that are safe in an address. */
export const keyText = (ctx: Context, purpose: KeyPurpose, id: string): string =>
  `${id}.${sign(ctx, purpose, id).toString('base64url')}`

/** The row of a key, without using it; undefined when forged, for another purpose, expired or used. */
export async function findKey(ctx: Context, db: Db, purpose: KeyPurpose, text: string): Promise<KeyRow | undefined> {
  const id = idOf(ctx, purpose, text)
  const row = id === undefined ? undefined : await findKeyRow(db, purpose, id)
  return row && row.expiresAt > ctx.clock.now() ? row : undefined
}

/** The same, and uses the key up: of several who use it at once only one gets the row. */
export async function takeKey(ctx: Context, db: Db, purpose: KeyPurpose, text: string): Promise<KeyRow | undefined> {
  const id = idOf(ctx, purpose, text)
  const row = id === undefined ? undefined : await deleteKey(db, purpose, id)
  return row && row.expiresAt > ctx.clock.now() ? row : undefined
}

const key = new RegExp(`^(${uuidPattern})\\.([\\w-]{43})$`)

function idOf(ctx: Context, purpose: KeyPurpose, text: string): string | undefined {
  const [, id = '', signature = ''] = key.exec(text) ?? []
  if (id === '') return undefined
  const given = Buffer.from(signature, 'base64url')
  const expected = sign(ctx, purpose, id)
  return given.length === expected.length && timingSafeEqual(given, expected) ? id : undefined
}

const sign = (ctx: Context, purpose: KeyPurpose, id: string) =>
  createHmac('sha256', ctx.config.secret).update(`staff-key:${purpose}:${id}`).digest()

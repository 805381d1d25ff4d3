import { createHmac } from 'node:crypto'
import { plainMark } from '#features/rate-limits/rate-limits.ts'
import type { Context } from '#platform/context.ts'
import { normalizeEmail, normalizePhone } from './holder.ts'

/** Keyed hashes of who made a hold: they show that two are the same person, not who it is. Null when unknown. */
export type HolderKeys = { email: string; phone: string | null; address: string | null }

/** @param address the client's address of the request; absent when no request made the booking. */
export function holderKeys(ctx: Pick<Context, 'config'>, who: { email: string; phone: string }, address = ''): HolderKeys {
  const key = (what: string) => createHmac('sha256', ctx.config.secret).update(`holder:${what}`).digest('base64url')
  const phone = normalizePhone(who.phone)
  return {
    email: key(`email:${normalizeEmail(who.email)}`),
    phone: phone && key(`phone:${phone}`),
    address: address === '' ? null : key(`address:${plainMark('address', address)}`),
  }
}

/** The keys to lock while somebody's holds are counted, sorted so that everybody locks them in the same order. */
export const holderLocks = ({ email, phone, address }: HolderKeys): string[] =>
  [email, phone, address].filter((key) => key !== null).toSorted()

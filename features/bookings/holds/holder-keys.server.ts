import { createHmac } from 'node:crypto'
import { plainMark } from '#features/rate-limits/rate-limits.ts'
import type { Context } from '#platform/context.ts'
import { plainEmail, plainPhone } from './holder.ts'

/** Who holds, in keyed hashes: they tell that two are the same, and not who it is. Null where nobody knows. */
export type HolderKeys = { email: string; phone: string | null; address: string | null }

/** @param address the client's address of the request; absent where a booking is not made by one. */
export function holderKeys(ctx: Pick<Context, 'config'>, who: { email: string; phone: string }, address = ''): HolderKeys {
  const key = (what: string) => createHmac('sha256', ctx.config.secret).update(`holder:${what}`).digest('base64url')
  const phone = plainPhone(who.phone)
  return {
    email: key(`email:${plainEmail(who.email)}`),
    phone: phone && key(`phone:${phone}`),
    address: address === '' ? null : key(`address:${plainMark('address', address)}`),
  }
}

/** What is locked while somebody's holds are counted, in the one order for all. */
export const holderLocks = ({ email, phone, address }: HolderKeys): string[] =>
  [email, phone, address].filter((key) => key !== null).toSorted()

import type { Mail } from '#platform/context.ts'

const unreachable = 'no-email.invalid'
const demoDomain = 'samples.invalid'

/**
 * Whether an email can arrive at an address. No name under `.invalid` exists (RFC 2606), so an email to one is stored for staff
 * to read and never handed to a mail server.
 */
export const isReachable = (address: string): boolean => !/\.invalid\.?\s*$/i.test(address)

/** The address of somebody who has none: a different one for each name, so that two people are never taken for one. */
export const addressOfNobody = (name: string): string => `${name}@${unreachable}`

/** Whether a customer left no address. */
export const hasNoAddress = (address: string): boolean => address.toLowerCase().endsWith(`@${unreachable}`)

/** The address of the nth booking of `npm run demo:bookings`. */
export const addressOfDemo = (nth: number): string => `sample-${nth}@${demoDomain}`

/** Why an email stays in the Outbox: its reader left no address or is a demo booking, or there is no mail server. */
export type StayReason = 'no-address' | 'demo' | 'no-mail-server'

/** Why an email to an address does not leave by itself; undefined where it does. What sends emails asks the same. */
export function whyItStays({ delivers }: Pick<Mail, 'delivers'>, address: string): StayReason | undefined {
  if (hasNoAddress(address)) return 'no-address'
  if (!isReachable(address)) return 'demo'
  return delivers ? undefined : 'no-mail-server'
}

/** Whether a screen may promise an email: to an address, or, where none is known yet, to whoever reads it. */
export const mayPromiseEmail = (mail: Pick<Mail, 'delivers'>, address?: string): boolean =>
  address === undefined ? mail.delivers : whyItStays(mail, address) === undefined

/**
 * Whether an address can be somebody's: names under `.invalid` and `.example` are kept free for ever (RFC 2606), so a letter to
 * them is kept for staff to read and never handed to a mail server.
 */
export const isReachable = (address: string): boolean => !/\.(invalid|example)\.?\s*$/i.test(address)

const nobody = 'no-email.invalid'

/** What stands for an address where somebody has none: one of its own for each name, so that no two people are taken for one. */
export const addressOfNobody = (name: string): string => `${name}@${nobody}`

/** Whether a customer left no address. */
export const hasNoAddress = (address: string): boolean => address.toLowerCase().endsWith(`@${nobody}`)

/** What stands for the address of the nth sample of `npm run demo:bookings`. */
export const addressOfSample = (nth: number): string => `sample-${nth}@bookings.example`

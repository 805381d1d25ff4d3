const nobody = 'no-email.invalid'
const samples = 'samples.invalid'

/**
 * Whether an address can be somebody's: no name under `.invalid` ever is (RFC 2606), so an email to one is kept for staff to
 * read and never handed to a mail server.
 */
export const isReachable = (address: string): boolean => !/\.invalid\.?\s*$/i.test(address)

/** What stands for an address where somebody has none: one of its own for each name, so that no two people are taken for one. */
export const addressOfNobody = (name: string): string => `${name}@${nobody}`

/** Whether a customer left no address. */
export const hasNoAddress = (address: string): boolean => address.toLowerCase().endsWith(`@${nobody}`)

/** What stands for the address of the nth sample of `npm run demo:bookings`. */
export const addressOfDemo = (nth: number): string => `sample-${nth}@${samples}`

import type { Booking } from './booking-record.ts'

/** What stands where a name, an address or a word was, once its person is erased: docs/privacy.md, 'Erasing a person'. */
export const erasedWord = 'Erased'

/** Whether a booking's person has been erased: no address is written so. */
export const isErased = ({ email }: Pick<Booking, 'email'>): boolean => email === erasedWord

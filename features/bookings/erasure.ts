import type { Booking } from './booking-record.ts'

/** Replaces the names, addresses and texts of an erased person: docs/privacy.md, 'Erasing a person'. */
export const erasedWord = 'Erased'

/** Whether a booking's customer was erased. No real address equals the word. */
export const isErased = ({ email }: Pick<Booking, 'email'>): boolean => email === erasedWord

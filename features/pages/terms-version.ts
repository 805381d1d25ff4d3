import type { Day } from '#values/dates.ts'
import type { Section } from './blocks.ts'

/**
 * The terms from a day on. A booking keeps the version it was made under, so a version is never rewritten: a
 * change is a new one, and `changes` describes in a sentence what differs from the one before.
 */
export type TermsVersion = { version: string; effectiveOn: Day; changes: string; sections: readonly Section[] }

/** As visitors read it: by the name that its author typed. `version` is the name in addresses and bookings, in lower case. */
export type NamedTerms = TermsVersion & { name: string }

import type { Day } from '#values/dates.ts'
import type { Section } from './blocks.ts'

/** The terms as they stood from a day on. A booking names the version it accepted; no version is ever changed. */
export type TermsVersion = { version: string; effectiveOn: Day; changes: string; sections: readonly Section[] }

/**
 * The text of the terms that somebody agrees to: a version, and a revision of its translation into a language. English is the version
 * itself and has no revision.
 */
export type AgreedTerms = { version: string; language: string; revision: number | null }

/** One text for the form that agrees to them and the answer that is compared with it: '2026-11', '2026-11 fr 2'. */
export const termsKey = ({ version, language, revision }: AgreedTerms): string =>
  revision === null ? version : `${version} ${language} ${revision}`

/** The page that shows exactly this text, whatever the language of the page around it. */
export const termsPath = ({ version, language, revision }: AgreedTerms): string =>
  `/terms-and-conditions?version=${encodeURIComponent(version)}&language=${language}${revision === null ? '' : `&revision=${revision}`}`

/** What a booking was made under. */
export const bookedTerms = (booking: {
  termsVersion: string
  termsLanguage: string
  termsRevision: number | null
}): AgreedTerms => ({
  version: booking.termsVersion,
  language: booking.termsLanguage,
  revision: booking.termsRevision,
})

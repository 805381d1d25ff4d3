export type Confidence = 'high' | 'medium' | 'low'

/**
 * A fact with its sources. Without a source it is general knowledge that is not verified,
 * and the page says so.
 */
export type Statement = {
  /** A paragraph each. */
  text: readonly string[]
  /** The year of the figures; null where the rule has none. */
  asOf: number | null
  confidence: Confidence
  /** As they are shown: 'newtimes.co.rw, 21 March 2022'. */
  sources: readonly string[]
}

/**
 * The tags' names in the release before, which may invalidate them while it is replaced. They are removed with the release after
 * this one.
 */
const formerTags = [
  ['notices', 'banners'],
  ['voices', 'testimonials'],
] as const

/** A message that pages are stale, its tags as they are called today. */
export const withTagsOfToday = (payload: string): string =>
  formerTags.reduce((text, [was, isNow]) => text.replaceAll(`"${was}"`, `"${isNow}"`), payload)

/** What the release before calls these tags: it may drop them while it is replaced. They go with the release after this one. */
const formerTags = [
  ['notices', 'banners'],
  ['voices', 'testimonials'],
] as const

/** A message that pages are stale, its tags as they are called today. */
export const withTagsOfToday = (payload: string): string =>
  formerTags.reduce((said, [was, isNow]) => said.replaceAll(`"${was}"`, `"${isNow}"`), payload)

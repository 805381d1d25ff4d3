/** Other ways to book a package: sent as texts, so that the page's script carries none of them. */
export const alternativeWords = {
  ownDate: 'Private trip on your date',
  group: 'Bring a group or a parish',
} as const

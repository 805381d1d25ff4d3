/** What has a picture of its own where its address is shared. */
export const shareKinds = ['package', 'departure', 'hotel', 'post', 'park', 'country', 'page', 'screen'] as const
export type ShareKind = (typeof shareKinds)[number]

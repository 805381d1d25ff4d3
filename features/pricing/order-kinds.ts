/** What the operator sells. Extras and discount codes say which kinds they are for. */
export const orderKinds = ['departure', 'journey', 'pilgrims', 'stay', 'hire'] as const
export type OrderKind = (typeof orderKinds)[number]

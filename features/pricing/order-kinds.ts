/** What the operator sells as it stands in its catalogue. Extras and discount codes say which kinds they are for. */
export const productKinds = ['departure', 'journey', 'pilgrims', 'stay', 'hire'] as const
export type ProductKind = (typeof productKinds)[number]

/** What a booking is of: a product, or a journey made to measure for its customer, as its proposal was accepted. */
export const orderKinds = [...productKinds, 'tailored'] as const
export type OrderKind = (typeof orderKinds)[number]

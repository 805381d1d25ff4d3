/** The ways to look at all orders: what is to be sent, who is to be chosen, whose reply is awaited, what is provisional, and all of them. */
export const orderViews = ['send', 'choose', 'waiting', 'provisional', 'all'] as const
export type OrderView = (typeof orderViews)[number]

/** The last row of a page. `orderId` 0: what of a run has no supplier. */
export type OrderCursor = { sort: Date; runId: number; orderId: number }

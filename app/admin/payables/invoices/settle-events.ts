/** What is done about an invoice that differs, and about one that has not come. */
export const settleEvents = ['approve', 'dispute', 'reject', 'close'] as const
export type SettleEvent = (typeof settleEvents)[number]

/** What a dialog came back with: what was typed, and why nothing was done. */
export type SettleReply = { dialog: string; values: Record<string, string>; errors: Record<string, string>; sentence?: string }

const minute = 60_000

/** The gateway keeps a checkout open for half an hour at the least; five minutes more let the same request be sent again. */
const shortestMs = 35 * minute
/** And for 24 hours at the most. */
const longestMs = 23 * 60 * minute

/**
 * When the gateway's page closes: with the hold, where that lies within what the gateway allows. Counted from the
 * payment's own row and not from now, so that a repeated request has the same end. The hold itself may end before:
 * ending it closes the checkout, and money that comes after is late money.
 */
export function checkoutEnd(createdAt: Date, holdEndsAt: Date | null): Date {
  const wanted = holdEndsAt?.getTime() ?? Number.POSITIVE_INFINITY
  const start = createdAt.getTime()
  return new Date(Math.min(Math.max(wanted, start + shortestMs), start + longestMs))
}

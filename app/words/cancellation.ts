/** How a cancellation tier reads: worded on the server, so that no page carries its rules. */
export const cancellationTierWords = {
  days: (from: number, to: number | null) =>
    to === null ? `${from} days or more before` : from === 0 ? `${to} days or less before` : `${to} to ${from} days before`,
  until: (day: string) => `until ${day}`,
  gone: 'already passed for this date',
  now: 'today',
} as const

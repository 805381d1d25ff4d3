/** The fields of the form that say who rings and what is done: they never stand in an address. */
export const callerFields: ReadonlySet<string> = new Set([
  'name',
  'email',
  'phone',
  'message',
  'channel',
  'source',
  'way',
  'agreedTotalMinor',
  'formKey',
  'intent',
])

/** The fields that say what is asked for, of everything that was typed. */
export const questionOf = (values: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !callerFields.has(name)))

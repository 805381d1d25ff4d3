/** The fields about the caller and the action: they are never in an address. */
export const callerFields: ReadonlySet<string> = new Set([
  'name',
  'email',
  'phone',
  'language',
  'message',
  'billingName',
  'billingAddress',
  'billingTaxNumber',
  'channel',
  'source',
  'way',
  'agreedTotalMinor',
  'formKey',
  'intent',
])

/** The fields of the order, of everything that was typed. */
export const questionOf = (values: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !callerFields.has(name)))

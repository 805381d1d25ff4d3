const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** A name that the server gave to something that is done once; undefined for what is none. */
export const readUuid = (given: unknown): string | undefined =>
  typeof given === 'string' && uuid.test(given) ? given : undefined

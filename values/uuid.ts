/** How PostgreSQL writes an id that cannot be guessed, for expressions that hold more besides. */
export const uuidPattern = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'

const uuid = new RegExp(`^${uuidPattern}$`)

export const isUuid = (given: unknown): given is string => typeof given === 'string' && uuid.test(given)

/** The id that was given; undefined for what is none. */
export const readUuid = (given: unknown): string | undefined => (isUuid(given) ? given : undefined)

import type { Problem } from './entry.ts'

/** A problem that prevents publishing. `path` is the field. */
export const grave = (path: string, reason: string, facts?: Problem['facts']): Problem => ({
  path,
  reason,
  grave: true,
  ...(facts && { facts }),
})

/** A problem that is good to know, and does not prevent publishing. */
export const note = (path: string, reason: string, facts?: Problem['facts']): Problem => ({
  ...grave(path, reason, facts),
  grave: false,
})

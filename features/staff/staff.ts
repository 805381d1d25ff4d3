import type { Role } from './permissions.ts'

/** A member of staff, as the desk knows whoever is signed in. */
export type Staff = { id: string; name: string; email: string; role: Role }

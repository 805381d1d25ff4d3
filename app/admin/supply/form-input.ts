import type { RunKey } from '#features/crew/assignments/assignment.ts'
import type { Role } from '#features/staff/permissions.ts'
import type { Context } from '#platform/context.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import type { RunOrdersDone, RunOrdersReply } from './run-orders-reply.ts'

export type Actor = { id: string; name: string; role: Role }

/** A form of the suppliers of a departure or booking, as its actions get it. */
export type FormInput = { ctx: Context; read: ReadWords; form: FormData; run: RunKey; actor: Actor }

/** What came of it: 200 where a form comes back filled, and nothing was saved. */
export type FormOutcome = { done: RunOrdersDone } | { reply: Partial<RunOrdersReply>; status: 200 | 409 | 422 }

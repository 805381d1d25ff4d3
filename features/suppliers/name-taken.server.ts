import { isUniqueViolation } from '#platform/database/database-errors.ts'
import { type Outcome, refused } from '#values/outcome.ts'

/** Runs work that may store a name; where another row has it already, by this unique index, the work is refused. */
export const orNameTaken = <Value, Refusal extends { reason: string }>(
  index: string,
  work: () => Promise<Outcome<Value, Refusal>>,
): Promise<Outcome<Value, Refusal | { reason: 'name-taken' }>> =>
  orTaken(index, work, async () => ({ reason: 'name-taken' as const }))

/** Runs work that may store what only one row may have; where another has it already, by this unique index, the work is refused with this. */
export async function orTaken<Value, Refusal extends { reason: string }, Taken extends { reason: string }>(
  index: string,
  work: () => Promise<Outcome<Value, Refusal>>,
  refusal: () => Promise<Taken>,
): Promise<Outcome<Value, Refusal | Taken>> {
  try {
    return await work()
  } catch (error) {
    if (isUniqueViolation(error, index)) return refused(await refusal())
    throw error
  }
}

import { isUniqueViolation } from '#platform/database/database-errors.ts'
import { type Outcome, refused } from '#values/outcome.ts'

/** Runs work that may store a name; where another row has it already, by this unique index, the work is refused. */
export async function orNameTaken<Value, Refusal extends { reason: string }>(
  index: string,
  work: () => Promise<Outcome<Value, Refusal>>,
): Promise<Outcome<Value, Refusal | { reason: 'name-taken' }>> {
  try {
    return await work()
  } catch (error) {
    if (isUniqueViolation(error, index)) return refused({ reason: 'name-taken' })
    throw error
  }
}

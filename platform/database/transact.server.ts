import type { Outcome } from '#values/outcome.ts'
import type { Db, Tx } from '../context.ts'

/**
 * Runs work in one transaction that commits when it is done and is rolled back when it is refused: a refusal after
 * the first write undoes it. An error rolls back too, and is rethrown.
 */
export async function transact<Value, Refusal extends { reason: string }>(
  db: Db,
  work: (tx: Tx) => Promise<Outcome<Value, Refusal>>,
): Promise<Outcome<Value, Refusal>> {
  let outcome: Outcome<Value, Refusal> | undefined
  try {
    return await db.transaction().execute(async (tx) => {
      outcome = await work(tx)
      if (!outcome.done) throw rolledBack
      return outcome
    })
  } catch (error) {
    if (error === rolledBack && outcome) return outcome
    throw error
  }
}

const rolledBack = new Error('Refused, and rolled back')

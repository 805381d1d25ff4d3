/**
 * What a business action answers: done with a value, or refused with a kebab-case reason and the facts to word it.
 * Refusals are values, because a sold-out departure is ordinary; only bugs are thrown.
 */
export type Outcome<Value, Refusal extends { reason: string }> = { done: true; value: Value } | { done: false; refusal: Refusal }

export const done = <Value>(value: Value) => ({ done: true, value }) as const
export const refused = <const Refusal extends { reason: string }>(refusal: Refusal) => ({ done: false, refusal }) as const

/** What is kept between leaving for the provider and coming back. The verifier is encrypted. */
export type ProviderQuestion = {
  state: string
  nonce: string
  verifier: string
  to: string | null
  again: boolean
  url: string
}

/** What a key keeps, as it was written by beginProvider. */
export function readQuestion(facts: unknown): ProviderQuestion | undefined {
  const whole = typeof facts === 'object' && facts !== null && 'state' in facts && 'verifier' in facts
  return whole ? (facts as ProviderQuestion) : undefined
}

/** The place that the encrypted verifier belongs to. */
export const verifierPlace = (state: string): string => `provider-question:${state}:verifier`

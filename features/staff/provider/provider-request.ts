/** What is stored between leaving for the provider and coming back. The verifier is encrypted. */
export type ProviderRequest = {
  state: string
  nonce: string
  verifier: string
  to: string | null
  again: boolean
  url: string
}

/** Reads the facts that beginProvider stored with the key. */
export function readProviderRequest(facts: unknown): ProviderRequest | undefined {
  const isRequest = typeof facts === 'object' && facts !== null && 'state' in facts && 'verifier' in facts
  return isRequest ? (facts as ProviderRequest) : undefined
}

/** What the encrypted verifier is bound to. */
export const verifierContext = (state: string): string => `provider-question:${state}:verifier`

import * as oidc from 'openid-client'
import { type ProviderCode, providerCode } from './provider-codes.ts'

/** A failed request to a provider: our code, and the provider's message for the log. */
export type ProviderFault = { code: ProviderCode; message: string }

/** Maps the library's errors to codes; rethrows a bug of ours. */
export function providerFault(error: unknown): ProviderFault {
  if (error instanceof oidc.AuthorizationResponseError) return { code: providerCode(error.error), message: error.error }
  if (error instanceof oidc.ResponseBodyError)
    return { code: isBusy(error.status) ? 'provider-away' : providerCode(error.error), message: error.error }
  if (error instanceof oidc.WWWAuthenticateChallengeError)
    return { code: isBusy(error.status) ? 'provider-away' : 'provider-unknown', message: `status ${error.status}` }
  if (error instanceof oidc.ClientError) return { code: codeOf(error), message: messageOf(error) }
  // A failed connection: fetch gives the reason in the cause.
  if (error instanceof TypeError && error.cause !== undefined) return { code: 'provider-away', message: messageOf(error) }
  throw error
}

const isBusy = (status: number) => status >= 500 || status === 429

/** No answer, or one outside the protocol, such as a proxy's page, counts as unavailable; a failed check does not. */
const temporary = [
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
  'OAUTH_PARSE_ERROR',
]

/** The provider is not the one that the settings name. */
export const anotherIssuer = 'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED'

function codeOf({ code }: oidc.ClientError): ProviderCode {
  if (code === anotherIssuer) return 'provider-unknown'
  return code === undefined || temporary.includes(code) ? 'provider-away' : 'sign-in-lost'
}

const messageOf = (error: Error & { code?: string }): string => {
  const cause = error.cause instanceof Error ? `: ${error.cause.message}` : ''
  return `${error.message}${cause}`
}

import * as oidc from 'openid-client'
import { type ProviderCode, providerCode } from './provider-codes.ts'

/** What came of asking a provider: our code, and its own words for the log. */
export type ProviderFault = { code: ProviderCode; said: string }

/** Sorts what the library throws; a mistake of ours is thrown on. */
export function providerFault(error: unknown): ProviderFault {
  if (error instanceof oidc.AuthorizationResponseError) return { code: providerCode(error.error), said: error.error }
  if (error instanceof oidc.ResponseBodyError)
    return { code: isBusy(error.status) ? 'provider-away' : providerCode(error.error), said: error.error }
  if (error instanceof oidc.WWWAuthenticateChallengeError)
    return { code: isBusy(error.status) ? 'provider-away' : 'provider-unknown', said: `status ${error.status}` }
  if (error instanceof oidc.ClientError) return { code: codeOf(error), said: saidBy(error) }
  // Of a connection that could not be had, or broke: fetch says why in the cause.
  if (error instanceof TypeError && error.cause !== undefined) return { code: 'provider-away', said: saidBy(error) }
  throw error
}

const isBusy = (status: number) => status >= 500 || status === 429

/** No answer, or one that is not the protocol's, such as the page of a proxy, may be better in a moment; a check that fails is no answer to us. */
const mayPass = [
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
  'OAUTH_PARSE_ERROR',
]

/** It is not the one that the settings name. */
export const anotherIssuer = 'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED'

function codeOf({ code }: oidc.ClientError): ProviderCode {
  if (code === anotherIssuer) return 'provider-unknown'
  return code === undefined || mayPass.includes(code) ? 'provider-away' : 'sign-in-lost'
}

const saidBy = (error: Error & { code?: string }): string => {
  const cause = error.cause instanceof Error ? `: ${error.cause.message}` : ''
  return `${error.message}${cause}`
}

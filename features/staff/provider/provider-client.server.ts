import * as oidc from 'openid-client'
import type { Context, ProviderSettings } from '#platform/context.ts'
import { anotherIssuer } from './provider-fault.server.ts'

/** After this time the provider counts as unavailable. */
const timeoutSeconds = 5

type Opened = { found: oidc.Configuration | undefined; discovery: Promise<oidc.Configuration> | undefined }
const opened = new WeakMap<Context['config'], Opened>()

/**
 * The configured provider with its endpoints and signing keys: discovered once and cached; a failed discovery is tried again.
 * Throws the library's errors, which provider-fault.server.ts sorts.
 */
export async function openProvider({ config }: Pick<Context, 'config'>, settings: ProviderSettings): Promise<oidc.Configuration> {
  const cached = opened.get(config) ?? { found: undefined, discovery: undefined }
  opened.set(config, cached)
  if (cached.found) return cached.found
  cached.discovery ??= discover(settings).finally(() => {
    cached.discovery = undefined
  })
  cached.found = await cached.discovery
  return cached.found
}

/** The same if it was discovered before; makes no request. */
export const knownProvider = ({ config }: Pick<Context, 'config'>): oidc.Configuration | undefined => opened.get(config)?.found

async function discover({ issuer, clientId, clientSecret }: ProviderSettings): Promise<oidc.Configuration> {
  // The settings allow http only for this machine.
  const insecure = issuer.startsWith('http:') ? [oidc.allowInsecureRequests] : []
  const found = await oidc.discovery(new URL(issuer), clientId, undefined, secretOf(clientSecret), {
    timeout: timeoutSeconds,
    // Checks the signature of the ID token although it comes over TLS.
    execute: [...insecure, oidc.enableNonRepudiationChecks],
  })
  // The library accepts any tenant from Entra.
  const named = found.serverMetadata().issuer
  if (new URL(named).href !== new URL(issuer).href)
    throw Object.assign(new oidc.ClientError(`The provider at OIDC_ISSUER calls itself ${named}`), { code: anotherIssuer })
  return found
}

/** Sends the client secret in the header, or in the body when the provider accepts only that. */
function secretOf(clientSecret: string): oidc.ClientAuth {
  const [basic, post] = [oidc.ClientSecretBasic(clientSecret), oidc.ClientSecretPost(clientSecret)]
  return (server, ...rest) => {
    const authMethods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
    return (authMethods.includes('client_secret_basic') ? basic : post)(server, ...rest)
  }
}

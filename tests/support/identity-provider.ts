import { generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import Provider, { type Configuration, type KoaContextWithOIDC, type RefreshToken } from 'oidc-provider'
import type { ProviderSettings } from '#platform/context.ts'

/** How it behaves: as it should, hanging up, answering 503, or showing keys that are not those it signs with. */
type Manner = 'well' | 'gone' | 'broken' | 'other-keys'

export type Person = { email?: string; email_verified?: boolean; name: string }

const clientId = 'admin'
const clientSecret = 'a secret of the local provider'

/**
 * An identity provider on this machine: the npm package oidc-provider with people who sign in by a button. It gives refresh
 * tokens, each valid once. `lifetimes` are in seconds, `offline` decides whether it gives refresh tokens at all, `inToken`
 * whether the email is in the ID token or only in the answer of the userinfo endpoint. To a browser `localhost` is another site
 * than 127.0.0.1.
 */
export async function openLocalProvider(options: {
  people: Record<string, Person>
  back: string
  lifetime?: number
  offline?: boolean
  inToken?: boolean
  host?: '127.0.0.1' | 'localhost'
}) {
  const { people, back, lifetime = 3_600, offline = true, inToken = false, host = '127.0.0.1' } = options
  const server = createServer((request, response) => void answer(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const issuer = `http://${host}:${(server.address() as AddressInfo).port}`
  const provider = new Provider(issuer, configuration({ people, back, lifetime, offline, inToken }))
  const handle = provider.callback()

  let manner: Manner = 'well'
  let refreshed = 0
  const given: RefreshToken[] = []
  provider.on('refresh_token.saved', (token) => void given.push(token))
  const count = ({ oidc }: KoaContextWithOIDC) => {
    if (oidc.params?.grant_type === 'refresh_token') refreshed += 1
  }
  provider.on('grant.success', count)
  provider.on('grant.error', count)

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', issuer)
    if (manner === 'gone') return void request.socket.destroy()
    if (manner === 'broken') return respond(response, 503, 'text/html', '<h1>Back soon</h1>')
    if (manner === 'other-keys' && pathname === '/jwks')
      return respond(response, 200, 'application/json', JSON.stringify(otherKeys()))
    if (pathname.startsWith('/interaction/')) return interact(provider, people, request, response)
    void handle(request, response)
  }

  const settings: ProviderSettings = { issuer, clientId, clientSecret, name: 'Keycloak', ownSignIn: true }
  return {
    issuer,
    settings,
    environment: {
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: clientId,
      OIDC_CLIENT_SECRET: clientSecret,
      OIDC_NAME: 'Keycloak',
    },
    people,
    behave(next: Manner) {
      manner = next
    },
    /** How many tokens it has refreshed. */
    refreshes: () => refreshed,
    /** Revokes every refresh token that it gave, as an administrator does who ends somebody's sessions. */
    async endSessions() {
      for (const token of given.splice(0)) await token.destroy()
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function configuration(options: {
  people: Record<string, Person>
  back: string
  lifetime: number
  offline: boolean
  inToken: boolean
}): Configuration {
  const { people, back, lifetime, offline, inToken } = options
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [back],
        grant_types: ['authorization_code', ...(offline ? ['refresh_token'] : [])],
      },
    ],
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256', kid: 'local' }] },
    cookies: { keys: ['a key for cookies of tests'] },
    scopes: ['openid', ...(offline ? ['offline_access'] : [])],
    claims: { email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: !inToken,
    pkce: { required: () => true },
    rotateRefreshToken: true,
    ttl: { AccessToken: lifetime, IdToken: lifetime, RefreshToken: 86_400, Session: 86_400, Grant: 86_400, Interaction: 600 },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_ctx, { uid }) => `/interaction/${uid}` },
    findAccount: (_ctx, sub) => people[sub] && { accountId: sub, claims: async () => ({ sub, ...people[sub] }) },
    renderError: (ctx, { error, error_description }) => {
      ctx.body = `${error}: ${error_description}`
    },
  }
}

/** The page on which a person signs in or refuses. Consent is granted without a question. */
async function interact(
  provider: Provider,
  people: Record<string, Person>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { prompt, params, session } = await provider.interactionDetails(request, response)
  if (prompt.name === 'consent') {
    const grant = new provider.Grant({ accountId: session?.accountId ?? '', clientId: String(params.client_id) })
    grant.addOIDCScope(String(params.scope))
    const grantId = await grant.save()
    return provider.interactionFinished(request, response, { consent: { grantId } }, { mergeWithLastSubmission: true })
  }
  if (request.method !== 'POST') {
    const buttons = Object.entries(people).map(([sub, { name }]) => `<button name="login" value="${sub}">${name}</button>`)
    const page = `<!doctype html><title>Local provider</title><h1>Who are you?</h1><form method="post">${buttons.join('')}<button name="no" value="1">No</button></form>`
    return respond(response, 200, 'text/html', page)
  }
  const form = new URLSearchParams(await text(request))
  const result = form.has('no') ? { error: 'access_denied' } : { login: { accountId: form.get('login') ?? '' } }
  await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false })
}

function otherKeys() {
  const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return { keys: [{ ...publicKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256', kid: 'local' }] }
}

function respond(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, { 'Content-Type': type })
  response.end(body)
}

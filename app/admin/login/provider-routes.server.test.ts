import { describe, expect, test } from 'vitest'
import { member } from '#features/staff/test-member.server.ts'
import type { Context } from '#platform/context.ts'
import { argsOf as adminArgs } from '#tests/support/admin-request.ts'
import { testContext } from '#tests/support/test-context.ts'
import { action as loginAction, loader as loginLoader } from './login.tsx'
import { action as beginAction, loader as beginLoader } from './provider.tsx'
import { loader as backLoader } from './provider-back.tsx'

const { ctx } = await testContext()
const identity = { issuer: 'http://127.0.0.1:9', clientId: 'admin', clientSecret: 'secret', name: 'Keycloak', ownSignIn: false }
const closed: Context = { ...ctx, config: { ...ctx.config, identity } }

const argsOf = (path: string, form?: Record<string, string>, asks = ctx) => adminArgs(asks, path, form ? { form } : {})

const thrownBy = (run: () => Promise<unknown>) => run().catch((thrown: unknown) => thrown)

describe('where no provider is set', () => {
  test('the ways to one lead nowhere', async () => {
    expect(await thrownBy(() => beginAction(argsOf('/admin/login/provider', {})))).toMatchObject({ init: { status: 404 } })
    const sent = await thrownBy(() => beginLoader(argsOf('/admin/login/provider?to=//evil.example')))
    expect(sent instanceof Response && sent.headers.get('location')).toBe('/admin/login')
    expect(await backLoader(argsOf('/admin/login/provider/back?code=x&state=y'))).toMatchObject({ init: { status: 410 } })
  })

  test('the sign-in page offers none', async () => {
    expect(await loginLoader(argsOf('/admin/login?why=provider-away'))).toMatchObject({ provider: undefined })
  })
})

describe('where a provider alone is open', () => {
  test('the sign-in page says so, and why it is shown', async () => {
    expect(await loginLoader(argsOf('/admin/login?why=provider-away', undefined, closed))).toMatchObject({
      provider: { name: 'Keycloak', ownSignIn: false, flash: expect.stringMatching(/^We cannot reach Keycloak at the moment/) },
    })
  })

  test('a password is refused before it is looked at', async () => {
    const { email, password } = await member(ctx)
    expect(await thrownBy(() => loginAction(argsOf('/admin/login', { email, password }, closed)))).toMatchObject({
      init: { status: 403 },
    })
  })

  test('one that does not answer is answered with 503, and the requested page stays in the address', async () => {
    const came = await beginAction(argsOf('/admin/login/provider?to=/admin/emails', {}, closed))
    expect(came).toMatchObject({ init: { status: 503 }, data: { to: '/admin/emails', ownSignIn: false, name: 'Keycloak' } })
    const elsewhere = await beginAction(argsOf('/admin/login/provider?to=//evil.example', {}, closed))
    expect(elsewhere).toMatchObject({ data: { to: '/admin' } })
  })
})

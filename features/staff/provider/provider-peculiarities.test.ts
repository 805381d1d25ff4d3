import { expect, test } from 'vitest'
import { authorizationParams } from './provider-peculiarities.ts'

const standard = 'https://sso.example.com/realms/desk'
const google = 'https://accounts.google.com'
const entra = 'https://login.microsoftonline.com/7d0c-tenant/v2.0'
const scopes = ['openid', 'email', 'profile', 'offline_access']

test('the request has the scopes of identity, and offline access where the provider offers it', () => {
  expect(authorizationParams(standard, { scopes: ['openid', 'email'], again: false })).toEqual({ scope: 'openid email profile' })
  expect(authorizationParams(standard, { scopes, again: false })).toEqual({
    scope: 'openid email profile offline_access',
    prompt: 'consent',
  })
})

test('a new sign-in is requested with the prompt and the time of the sign-in', () => {
  expect(authorizationParams(standard, { scopes: [], again: true })).toMatchObject({ prompt: 'login', max_age: '0' })
  expect(authorizationParams(standard, { scopes, again: true })).toMatchObject({ prompt: 'login consent', max_age: '0' })
})

test('Google’s request has its own parameter: no scope for it, and no prompt that it does not know', () => {
  const expected = { scope: 'openid email profile', access_type: 'offline' }
  expect(authorizationParams(google, { scopes: ['openid'], again: false })).toEqual({ ...expected, prompt: 'consent' })
  expect(authorizationParams(google, { scopes: ['openid'], again: true })).toEqual({
    ...expected,
    prompt: 'select_account consent',
    max_age: '0',
  })
})

test('Entra’s request asks for no consent at each sign-in', () => {
  expect(authorizationParams(entra, { scopes, again: false })).toEqual({ scope: 'openid email profile offline_access' })
  expect(authorizationParams(entra, { scopes, again: true })).toMatchObject({ prompt: 'login', max_age: '0' })
})

test('a host that only ends like theirs is like any other', () => {
  expect(authorizationParams('https://accounts.google.com.example', { scopes: [], again: false })).toEqual({
    scope: 'openid email profile',
  })
})

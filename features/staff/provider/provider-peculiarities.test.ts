import { expect, test } from 'vitest'
import { authorizationParams } from './provider-peculiarities.ts'

const standard = 'https://sso.example.com/realms/desk'
const google = 'https://accounts.google.com'
const entra = 'https://login.microsoftonline.com/7d0c-tenant/v2.0'
const scopes = ['openid', 'email', 'profile', 'offline_access']

test('a provider is asked for who somebody is, and that it may be asked again where it offers that', () => {
  expect(authorizationParams(standard, { scopes: ['openid', 'email'], again: false })).toEqual({ scope: 'openid email profile' })
  expect(authorizationParams(standard, { scopes, again: false })).toEqual({
    scope: 'openid email profile offline_access',
    prompt: 'consent',
  })
})

test('who must sign in again is asked to, and the provider to say when they did', () => {
  expect(authorizationParams(standard, { scopes: [], again: true })).toMatchObject({ prompt: 'login', max_age: '0' })
  expect(authorizationParams(standard, { scopes, again: true })).toMatchObject({ prompt: 'login consent', max_age: '0' })
})

test('Google is asked in its own way: no scope for it, and no prompt that it does not know', () => {
  const asked = { scope: 'openid email profile', access_type: 'offline' }
  expect(authorizationParams(google, { scopes: ['openid'], again: false })).toEqual({ ...asked, prompt: 'consent' })
  expect(authorizationParams(google, { scopes: ['openid'], again: true })).toEqual({
    ...asked,
    prompt: 'select_account consent',
    max_age: '0',
  })
})

test('Entra is not asked for consent at each sign-in', () => {
  expect(authorizationParams(entra, { scopes, again: false })).toEqual({ scope: 'openid email profile offline_access' })
  expect(authorizationParams(entra, { scopes, again: true })).toMatchObject({ prompt: 'login', max_age: '0' })
})

test('a host that only ends like theirs is like any other', () => {
  expect(authorizationParams('https://accounts.google.com.example', { scopes: [], again: false })).toEqual({
    scope: 'openid email profile',
  })
})

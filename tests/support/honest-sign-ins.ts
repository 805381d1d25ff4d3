import type { HonestPage } from './honest-pages.ts'

/** The sign-in pages with the requests of honest staff. */
export const signInPages: readonly HonestPage[] = [
  { path: '/admin/login/link', cookie: '', query: { to: '/admin' }, sends: { email: 'x@example.org' } },
  { path: '/admin/login/reset', cookie: '', query: { to: '/admin' }, sends: { password: 'x', email: 'x@example.org' } },
  { path: '/admin/join?key=x', cookie: '', sends: { password: 'x' } },
  { path: '/admin/confirm-email?key=x', sends: {} },
  { path: '/admin/login', cookie: '', query: { to: '/admin' }, sends: { email: 'x@example.org', password: '' } },
]

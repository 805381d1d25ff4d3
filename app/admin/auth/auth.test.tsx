import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import type { Staff } from '#features/staff/staff.ts'
import { openSiteWords } from '../../languages/site-words.server.ts'
import { frameAdminWords } from '../../words/admin/frame.ts'
import { AuthProvider, useAuth } from './auth.tsx'

const diane: Staff = { id: '1', name: 'Diane Uwase', email: 'diane@impamba.test', role: 'read-only' }

function Who() {
  const { staff, may } = useAuth()
  return (
    <p>
      {staff.name} {may('bookings:read') ? 'reads' : 'does not read'} and {may('bookings:move') ? 'moves' : 'does not move'}
    </p>
  )
}

test('useAuth outside its provider says so', () => {
  expect(() => renderToStaticMarkup(<Who />)).toThrow(new Error('useAuth must be used within an AuthProvider'))
})

test('the admin area is drawn once it is known who is there', () => {
  const drawn = renderToStaticMarkup(
    <AuthProvider staff={diane}>
      <Who />
    </AuthProvider>,
  )
  expect(drawn).toBe('<p>Diane Uwase reads and does not move</p>')
})

test('until then it says that it is finding out, and draws nothing of the admin area', () => {
  const Component = () => (
    <AuthProvider staff={undefined}>
      <Who />
    </AuthProvider>
  )
  const Stub = createRoutesStub([{ id: 'root', path: '/', Component }])
  const root = { words: () => openSiteWords([frameAdminWords]).in('en') }
  const drawn = renderToStaticMarkup(<Stub hydrationData={{ loaderData: { root } }} />)
  expect(drawn).toContain('Loading authentication...')
  expect(drawn).not.toContain('Diane')
})

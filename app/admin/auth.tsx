import { createContext, type ReactNode, useContext } from 'react'
import { may, type Permission } from '#features/staff/permissions.ts'
import type { Staff } from '#features/staff/staff.ts'
import { deskWords } from '../words/desk.ts'

export type Auth = { staff: Staff; may(permission: Permission): boolean }

const AuthContext = createContext<Auth | undefined>(undefined)

/**
 * Gives the desk whoever is signed in. Nothing of it is drawn before that is known: the layout's loader answers it with the
 * page, and sends everybody else to sign in.
 */
export function AuthProvider({ staff, children }: { staff: Staff | undefined; children: ReactNode }) {
  if (!staff) return <LoadingAuthentication />
  return <AuthContext value={{ staff, may: (permission) => may(staff.role, permission) }}>{children}</AuthContext>
}

/** Whoever is signed in, inside the desk. */
export function useAuth(): Auth {
  const auth = useContext(AuthContext)
  if (!auth) throw new Error('useAuth must be used within an AuthProvider')
  return auth
}

/** Shown for as long as it is not known who is there. */
function LoadingAuthentication() {
  return (
    <p className="loading" role="status">
      {deskWords.auth.loading}
    </p>
  )
}

import { createContext, type ReactNode, useContext } from 'react'
import { may, type Permission } from '#features/staff/permissions.ts'
import type { Staff } from '#features/staff/staff.ts'
import { adminWords } from '../../words/admin/admin.ts'
import { useShut } from './other-tabs.ts'

export type Auth = { staff: Staff; may(permission: Permission): boolean }

const AuthContext = createContext<Auth | undefined>(undefined)

type Props = {
  staff: Staff | undefined
  /** Where a second factor has to be added first, nothing is open but one's own profile. */
  mustAddFactor?: boolean
  children: ReactNode
}

/**
 * Gives the admin area whoever is signed in. Nothing of it is drawn before that is known: the layout's loader answers it with the
 * page, and sends everybody else to sign in. Nor once somebody has signed out, in whichever tab of this browser.
 */
export function AuthProvider({ staff, mustAddFactor = false, children }: Props) {
  const shut = useShut(staff?.id)
  if (!staff || shut) return <LoadingAuthentication />
  const mayNow = (permission: Permission) => (!mustAddFactor || permission === 'self:write') && may(staff.role, permission)
  return <AuthContext value={{ staff, may: mayNow }}>{children}</AuthContext>
}

/** Whoever is signed in, inside the admin area. */
export function useAuth(): Auth {
  const auth = useContext(AuthContext)
  if (!auth) throw new Error('useAuth must be used within an AuthProvider')
  return auth
}

/** Shown for as long as it is not known who is there. */
function LoadingAuthentication() {
  return (
    <p className="loading" role="status">
      {adminWords.auth.loading}
    </p>
  )
}

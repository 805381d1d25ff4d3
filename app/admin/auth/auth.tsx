import { createContext, type ReactNode, useContext } from 'react'
import { may, type Permission } from '#features/staff/permissions.ts'
import type { Staff } from '#features/staff/staff.ts'
import { useWords } from '../../languages/use-words.ts'
import { frameAdminWords } from '../../words/admin/frame.ts'
import { useShut } from './other-tabs.ts'

export type Auth = { staff: Staff; may(permission: Permission): boolean }

const AuthContext = createContext<Auth | undefined>(undefined)

type Props = {
  staff: Staff | undefined
  /** While a second factor has to be added, only one's own profile is open. */
  mustAddFactor?: boolean
  children: ReactNode
}

/**
 * Provides the signed-in member of staff to the admin area. Nothing is rendered before that is known: the layout's loader
 * answers it with the page and redirects everybody else to sign in. Nothing is rendered after signing out either, in whichever
 * tab of this browser.
 */
export function AuthProvider({ staff, mustAddFactor = false, children }: Props) {
  const shut = useShut(staff?.id)
  if (!staff || shut) return <LoadingAuthentication />
  const mayNow = (permission: Permission) => (!mustAddFactor || permission === 'self:write') && may(staff.role, permission)
  return <AuthContext value={{ staff, may: mayNow }}>{children}</AuthContext>
}

/** The signed-in member of staff, inside the admin area. */
export function useAuth(): Auth {
  const auth = useContext(AuthContext)
  if (!auth) throw new Error('useAuth must be used within an AuthProvider')
  return auth
}

/** Shown until the member of staff is known. */
function LoadingAuthentication() {
  const frame = useWords(frameAdminWords)
  return (
    <p className="loading" role="status">
      {frame.auth.loading}
    </p>
  )
}

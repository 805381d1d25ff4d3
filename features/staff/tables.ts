import type { ColumnType, Generated } from 'kysely'
import type { Role } from './permissions.ts'

/** The tables of staff. Sessions and accounts are read and written by the identity library too, under these names. */
export type StaffTables = {
  staff: {
    id: string
    name: string
    email: string
    email_verified: Generated<boolean>
    image: Generated<string | null>
    role: Role
    disabled: Generated<boolean>
    created_at: ColumnType<Date, Date | undefined>
    updated_at: ColumnType<Date, Date | undefined>
  }
  staff_sessions: {
    id: string
    staff_id: string
    token: string
    expires_at: Date
  }
  staff_accounts: {
    id: string
    staff_id: string
    account_id: string
    provider_id: string
    password: string | null
  }
  staff_tries: {
    key: string
    count: number
    since: Date
  }
  admin_profiles: {
    uid: string
    last_login: Date
  }
}

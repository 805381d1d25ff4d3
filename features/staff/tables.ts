import type { ColumnType, Generated } from 'kysely'
import type { Json } from '#platform/database/json-column.ts'
import type { KeyPurpose } from './keys/key-purposes.ts'
import type { Role } from './permissions.ts'
import type { SignInMethod } from './staff.ts'
import type { StaffLanguage } from './staff-language.ts'

/** The tables of staff. The session library also reads and writes sessions and accounts, under these names. */
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
    invited_at: Date | null
    joined_at: Date | null
    language: Generated<StaffLanguage>
  }
  staff_sessions: {
    id: string
    staff_id: string
    token: string
    expires_at: Date
    method: SignInMethod
    user_agent: string | null
    created_at: Date
    updated_at: Date
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
  staff_keys: {
    id: string
    purpose: KeyPurpose
    staff_id: string | null
    facts: Json<unknown>
    created_at: Date
    expires_at: Date
  }
  staff_authenticators: {
    staff_id: string
    secret_sealed: Buffer
    next_sealed: Buffer | null
    confirmed_at: Date | null
    last_step: Generated<number>
    created_at: Date
  }
  staff_recovery_codes: {
    staff_id: string
    code_hash: Buffer
    used_at: Date | null
  }
  staff_passkeys: {
    id: string
    staff_id: string
    name: string
    public_key: Buffer
    counter: number
    transports: string[]
    created_at: Date
    last_used_at: Date | null
  }
  staff_provider_tokens: {
    session_id: string
    expires_at: Date
    refresh_sealed: Buffer | null
    id_token_sealed: Buffer
    refreshed_at: Date
    asking_until: Date | null
    proved_at: Date | null
  }
  admin_profiles: {
    uid: string
    last_login: Date
  }
}

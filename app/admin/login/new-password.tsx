import type { PasswordFault } from '#features/staff/passwords/password-rules.ts'
import { TextField } from '../../ui/field.tsx'
import { signInWords } from '../../words/admin/sign-in-methods.ts'

const words = signInWords.newPassword

/**
 * The field for a new password, with its rules and its error. The account is before it, read-only, so that a password manager
 * stores the two together.
 */
export function NewPassword({ email, fault }: { email: string; fault: PasswordFault | undefined }) {
  return (
    <>
      <TextField name="account" label={words.account} autoComplete="username" readOnly value={email} />
      <TextField
        name="password"
        type="password"
        label={words.label}
        hint={words.hint}
        autoComplete="new-password"
        required
        error={fault && words.faults[fault]}
      />
    </>
  )
}

import { rescueOwner } from '#features/staff/accounts/rescue-owner.server.ts'
import { type Beside, fail, openContext, printLine, runCommand } from './run-command.ts'

/**
 * Lets a locked-out owner in again: `npm run rescue -- owner@example.com`, where the server's settings
 * are. It works beside a running server, and prints the new password once.
 */
const email = process.argv[2]
if (email === undefined) fail('Which account? Give its email address: npm run rescue -- owner@example.com')
else await runCommand((beside) => rescue(email, beside))

async function rescue(email: string, beside: Beside): Promise<void> {
  const { ctx } = await openContext(beside, 'forward')
  const rescued = await rescueOwner(ctx, email)
  if (rescued.done) return printLine(afterwards(rescued.value))
  const { owners } = rescued.refusal
  if (owners.length > 0) fail(`No team member has the email address ${email}. The owners: ${owners.join(', ')}.`)
  else
    fail(
      'There are no team members yet: the first start creates the owner. Is DATA_DIR or DATABASE_URL the same as the server’s?',
    )
}

function afterwards({ email, password }: { email: string; password: string }): string {
  return `
  Sign in   ${email}
  Password  ${password}   (shown only once: save it now)

This account is enabled again as an owner. Its authenticator, recovery codes and passkeys are removed, and all devices are signed out.
Sign in, then set up two-step verification again.
`
}

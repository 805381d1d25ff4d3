import { rescueOwner } from '#features/staff/accounts/rescue-owner.server.ts'
import { type Beside, fail, openContext, runCommand, say } from './run-command.ts'

/**
 * The way back in for an owner who locked themselves out: `npm run rescue -- owner@example.com`, where the server's settings
 * are. It works beside a running server, and tells the new password once.
 */
const email = process.argv[2]
if (email === undefined) fail('Whose account? Give the address: npm run rescue -- owner@example.com')
else await runCommand((beside) => rescue(email, beside))

async function rescue(email: string, beside: Beside): Promise<void> {
  const { ctx } = await openContext(beside, 'forward')
  const rescued = await rescueOwner(ctx, email)
  if (rescued.done) return say(afterwards(rescued.value))
  const { owners } = rescued.refusal
  if (owners.length > 0) fail(`Nobody on the staff has the address ${email}. The owners: ${owners.join(', ')}.`)
  else fail('There are no staff yet: the first start makes the owner. Is DATA_DIR or DATABASE_URL the one that the server has?')
}

function afterwards({ email, password }: { email: string; password: string }): string {
  return `
  Sign in   ${email}
  Password  ${password}   (shown this once: write it down)

This account is an owner's and open again. Its authenticator, recovery codes and passkeys are gone, its sessions have ended.
Sign in, then set up a second factor anew.
`
}

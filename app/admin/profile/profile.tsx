import { findFactors } from '#features/staff/reads-factors.server.ts'
import { contextOf } from '../../context.ts'
import { deskWords } from '../../words/desk.ts'
import { admit } from '../admit.server.ts'
import { instantText } from '../instants.ts'
import type { Route } from './+types/profile.ts'
import { FactorPanel } from './factor-panel.tsx'
import { PasskeysPanel } from './passkeys-panel.tsx'

const words = deskWords.factors.profile

/** One's own account: for now what one signs in with. */
export async function loader(args: Route.LoaderArgs) {
  const staff = await admit(args, 'self:write')
  const { db, clock } = contextOf(args.context)
  const { authenticator, codesLeft, passkeys } = await findFactors(db, staff.id)
  return {
    since: authenticator && instantText(authenticator, clock.now()),
    codesLeft,
    passkeys: passkeys.map(({ id, name }) => ({ id, name })),
  }
}

export default function Profile({ loaderData: { since, codesLeft, passkeys } }: Route.ComponentProps) {
  return (
    <>
      <title>{deskWords.pageTitle(words.title)}</title>
      <header className="bar">
        <h1>{words.title}</h1>
      </header>
      <div className="col">
        <FactorPanel since={since} codesLeft={codesLeft} />
        <PasskeysPanel names={passkeys} />
      </div>
    </>
  )
}

import { Form, Link } from 'react-router'
import { useWords } from '../../../languages/use-words.ts'
import { amendAdminWords } from '../../../words/admin/bookings/amend.ts'
import { useAuth } from '../../auth/auth.tsx'
import { ProposalChoice } from '../../proposal-choice/proposal-choice.tsx'
import type { OfferedChoice } from './load-other-proposal.server.ts'

type Props = {
  id: string
  choice: OfferedChoice['choice']
  wrong: string | undefined
}

/** What a journey made to measure can be changed to. The form changes nothing: its answer is the difference, at an address of its own. */
export function OtherProposalForm({ id, choice: { tripId, chosen, proposals }, wrong }: Props) {
  const words = useWords(amendAdminWords)
  const { may } = useAuth()
  return (
    <Form method="get" className="pane stack" preventScrollReset>
      <input type="hidden" name="look" value="1" />
      <ProposalChoice legend={words.tailored.legend} proposals={proposals} chosen={chosen} error={wrong} />
      <p className="small muted">
        {words.tailored.other} {tripId && may('trips:read') && <Link to={`/admin/trips/${tripId}`}>{words.tailored.trip}</Link>}
      </p>
      <div className="row">
        <button className="btn line" type="submit">
          {words.look}
        </button>
        <Link to={`/admin/bookings/${id}`}>{words.back}</Link>
      </div>
    </Form>
  )
}

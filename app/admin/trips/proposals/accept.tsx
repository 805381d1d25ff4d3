import { data, Form, Link, redirect, useNavigation, useSubmit } from 'react-router'
import { newKey } from '#features/bookings/booking-key.server.ts'
import { acceptProposal } from '#features/bookings/placing/accept-proposal.server.ts'
import { addressOfNobody } from '#features/emails/reachable.ts'
import type { Words } from '#platform/languages/source.ts'
import { contextOf } from '../../../context.ts'
import { useWords } from '../../../languages/use-words.ts'
import { wordsReader } from '../../../shared/page-words.server.ts'
import { readForm, typed } from '../../../shared/read-form.server.ts'
import { revalidateOnConflict } from '../../../shared/revalidate-on-conflict.ts'
import { ErrorSummary } from '../../../ui/error-summary.tsx'
import { SelectField, TextField } from '../../../ui/field.tsx'
import { bookingAdminWords } from '../../../words/admin/bookings/booking.ts'
import { tripProposalWords } from '../../../words/admin/trips/proposals.ts'
import { tripWords } from '../../../words/admin/trips/trips.ts'
import { siteWordsKey } from '../../../words/sources.server.ts'
import { admit } from '../../admit.server.ts'
import { languageChoices, mayChoose } from '../../bookings/contact/customer-languages.ts'
import { type Column, DataTable } from '../../components/data-table.tsx'
import { PageBar } from '../../components/page-bar.tsx'
import { Pane } from '../../components/pane.tsx'
import { ProposalChoice } from '../../proposal-choice/proposal-choice.tsx'
import { readProposalChoice } from '../../proposal-choice/proposal-choice-fields.ts'
import { proposalPath, tripPath } from '../trip-paths.ts'
import type { Route } from './+types/accept.ts'
import { acceptRefusal } from './accept-refusal.server.ts'
import { loadAcceptance } from './load-acceptance.server.ts'
import { proposalOfAddress } from './proposal-of-address.server.ts'
import { AcceptForm } from './read-accept-form.ts'

export async function loader(args: Route.LoaderArgs) {
  await admit(args, 'proposals:send')
  const ctx = contextOf(args.context)
  const { trip, proposal } = await proposalOfAddress(ctx.db, args.params)
  const view = await loadAcceptance(ctx, wordsReader(args.context), proposal, args.url.searchParams)
  return {
    ...view,
    trip: { id: trip.id, reference: trip.reference },
    of: { id: proposal.id, reference: proposal.reference, customer: proposal.customer },
    languages: languageChoices(args.context.get(siteWordsKey).published.keys(), proposal.language),
    attempt: newKey(),
  }
}

type Reply = { values: Record<string, string>; errors: Record<string, string>; sentence?: string }

/** Accepts the choice of the address at the total that was shown of it, and leads to the booking. */
export async function action(args: Route.ActionArgs) {
  const staff = await admit(args, 'proposals:send')
  const read = wordsReader(args.context)
  const words = read(tripProposalWords).accept
  const problems: Readonly<Record<string, string>> = words.problems
  const ctx = contextOf(args.context)
  const { proposal } = await proposalOfAddress(ctx.db, args.params)
  const form = await args.request.formData()
  const refuse = (errors: Record<string, string>, status: 409 | 422, sentence?: string) => {
    const inWords = Object.fromEntries(Object.entries(errors).map(([name, key]) => [name, problems[key] ?? key]))
    return data<Reply>({ values: typed(form), errors: inWords, ...(sentence && { sentence }) }, { status })
  }
  const { value, reply } = readForm(form, AcceptForm)
  if (reply?.errors.agreedTotalMinor || reply?.errors.attempt) return refuse({}, 422, words.problems.unseen)
  if (!value) return refuse(reply.errors, 422)
  const { name, email, phone, language, method, agreedTotalMinor, attempt } = value
  const languages = languageChoices(args.context.get(siteWordsKey).published.keys(), proposal.language)
  if (!mayChoose(languages, language)) return refuse({ language: 'language-wrong' }, 422)
  const choice = readProposalChoice(args.url.searchParams)?.choice
  if (!choice) return refuse({}, 422, words.problems.unseen)
  const accepted = await acceptProposal(
    ctx,
    {
      proposalId: proposal.id,
      contact: { name, email: email ?? addressOfNobody(`proposal-${proposal.id}`), phone },
      ...{ choice, method: method ?? null, agreedTotalMinor, language, attempt },
    },
    { actor: staff.name, staffId: staff.id },
  )
  if (accepted.done) return redirect(`/admin/bookings/${accepted.value.id}?did=made`, 303)
  const { field, sentence, status } = acceptRefusal(read, accepted.refusal, ctx.clock.now())
  return field ? refuse({ [field]: sentence }, status) : refuse({}, status, sentence)
}

export const shouldRevalidate = revalidateOnConflict

/** Staff accept a proposal for its customer: what they want, what it comes to, who they are and how they pay. */
export default function AcceptPage({ loaderData, actionData: reply }: Route.ComponentProps) {
  const words = useWords(tripProposalWords).accept
  const tripLabels = useWords(tripWords)
  const { trip, of, closed, chosen, proposal, wrongChoice, price } = loaderData
  const submit = useSubmit()
  const { choice, ...errors } = reply?.errors ?? {}
  return (
    <>
      <PageBar
        title={words.title}
        lede={words.lede(of)}
        crumb={{
          label: tripLabels.breadcrumb,
          links: (
            <>
              <Link to="/admin/trips">{tripLabels.title}</Link> / <Link to={tripPath(trip.id)}>{trip.reference}</Link> /{' '}
              <Link to={proposalPath(trip.id, of.id)}>{of.reference}</Link> / <span aria-current="page">{words.title}</span>
            </>
          ),
        }}
      />
      <div role="alert">{(reply?.sentence ?? closed) && <p className="note bad">{reply?.sentence ?? closed}</p>}</div>
      {!closed && (
        <div className="edit halves">
          <div className="col">
            <Form
              method="get"
              className="pane stack"
              preventScrollReset
              onChange={({ currentTarget }) => void submit(currentTarget, { replace: true, preventScrollReset: true })}
            >
              <ProposalChoice legend={words.legend} proposals={[proposal]} chosen={chosen} error={choice ?? wrongChoice} />
              <div className="row">
                <button className="btn line" type="submit">
                  {words.show}
                </button>
                <Link to={proposalPath(trip.id, of.id)}>{words.cancel}</Link>
              </div>
            </Form>
            {price && <CustomerPane view={loaderData} price={price} reply={reply && { ...reply, errors }} />}
          </div>
          {price && <PricePane price={price} />}
        </div>
      )}
    </>
  )
}

type View = Route.ComponentProps['loaderData']
type Price = NonNullable<View['price']>

const columnsOf = ({ columns: heads }: Words<typeof tripProposalWords.tree>['accept']): Column<Price['lines'][number]>[] => [
  { head: heads.what, cell: ({ label }) => label, small: ({ reason }) => reason },
  { head: heads.quantity, label: heads.quantity, isNumber: true, cell: ({ quantity }) => quantity },
  { head: heads.amount, label: heads.amount, isNumber: true, cell: ({ amount }) => amount },
]

function PricePane({ price }: { price: Price }) {
  const words = useWords(tripProposalWords).accept
  return (
    <Pane title={words.price} aria-live="polite">
      <DataTable
        isWide
        caption={words.price}
        className="folds"
        columns={columnsOf(words)}
        rows={price.lines}
        rowKey={({ key }) => key}
        foot={
          <tr>
            <th scope="row" colSpan={2}>
              {words.total}
            </th>
            <td className="numeric">{price.total}</td>
          </tr>
        }
      />
      <ul className="plain-list num">
        {price.due.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Pane>
  )
}

function CustomerPane({ view, price, reply }: { view: View; price: Price; reply: Reply | undefined }) {
  const words = useWords(tripProposalWords).accept
  const bookingLabels = useWords(bookingAdminWords)
  const busy = useNavigation().formMethod === 'POST'
  const { fields } = words
  const values: Record<string, string | undefined> = reply?.values ?? view.values
  const errors = reply?.errors ?? {}
  const field = (name: 'name' | 'email' | 'phone' | 'language' | 'method') => ({
    ...{ name, error: errors[name], defaultValue: values[name] },
  })
  const problems = Object.entries(errors).map(([name, sentence]) => ({ name, sentence }))
  return (
    <Pane title={words.who}>
      <Form method="post" action={view.query} className="stack" noValidate preventScrollReset>
        <input type="hidden" name="agreedTotalMinor" value={price.totalMinor} />
        <input type="hidden" name="attempt" value={values.attempt ?? view.attempt} />
        <ErrorSummary title={words.errors} problems={problems} />
        <div className="grid2">
          <TextField label={fields.name} autoComplete="off" maxLength={120} {...field('name')} />
          <TextField label={fields.phone} type="tel" autoComplete="off" maxLength={30} {...field('phone')} />
          <TextField
            label={fields.email}
            hint={fields.emailHint}
            type="email"
            autoComplete="off"
            maxLength={254}
            {...field('email')}
          />
          <SelectField label={fields.language} hint={fields.languageHint} choices={view.languages} {...field('language')} />
          <SelectField
            label={fields.method}
            choices={[{ value: '', words: fields.noMethod }, ...view.methods]}
            {...field('method')}
          />
        </div>
        <div className="row">
          <button className="btn" type="submit" aria-disabled={busy}>
            {busy ? bookingLabels.moves.working : words.go(price)}
          </button>
        </div>
      </Form>
    </Pane>
  )
}

import { Form, Link } from 'react-router'
import { may } from '#features/staff/permissions.ts'
import { countRates } from '#features/suppliers/reads-overlaps.server.ts'
import { addDays } from '#values/dates.ts'
import { contextOf } from '../../context.ts'
import { useFormatter } from '../../languages/use-formatter.ts'
import { useWords } from '../../languages/use-words.ts'
import { wordsReader } from '../../shared/page-words.server.ts'
import { revalidateOnConflict } from '../../shared/revalidate-on-conflict.ts'
import { TextField } from '../../ui/field.tsx'
import { contractTermWords } from '../../words/admin/suppliers/contract-terms.ts'
import { admit } from '../admit.server.ts'
import { FactRows } from '../components/fact-rows.tsx'
import { Pane } from '../components/pane.tsx'
import { Flash } from '../components/toast.tsx'
import type { Route } from './+types/contract.ts'
import { type ContractReply, changeContractByForm } from './contract-action.server.ts'
import { ContractHead } from './contract-head.tsx'
import { contractOfAddress } from './of-address.server.ts'
import { termRows, termValues } from './term-rows.ts'
import { TermsForm } from './terms-form.tsx'

export async function loader(args: Route.LoaderArgs) {
  const staff = await admit(args, 'costs:read')
  const { db } = contextOf(args.context)
  const { supplier, contract } = await contractOfAddress(db, args.params)
  const { rates, supplements } = await countRates(db, contract.id)
  const { id, name, state, validFrom, validTo, endedOn, currency, version } = contract
  return {
    writes: may(staff.role, 'rates:write'),
    supplier: { id: supplier.id, name: supplier.name },
    contract: { id, name, state, validFrom, validTo, endedOn, currency, version },
    rows: termRows(wordsReader(args.context), contract),
    values: termValues(contract),
    rates,
    supplements,
    did: args.url.searchParams.get('did') ?? '',
  }
}

export async function action(args: Route.ActionArgs) {
  const actor = await admit(args, 'rates:write')
  const ctx = contextOf(args.context)
  const { contract } = await contractOfAddress(ctx.db, args.params)
  return changeContractByForm(ctx, wordsReader(args.context), { contract, form: await args.request.formData(), actor })
}

type Data = Route.ComponentProps['loaderData']

export const shouldRevalidate = revalidateOnConflict

/** The terms of a contract: a draft's to edit, an active one's to read, and what may be done with it. */
export default function ContractPage({ loaderData, actionData: reply }: Route.ComponentProps) {
  const words = useWords(contractTermWords)
  const { writes, supplier, contract, rows, values, did } = loaderData
  const flash = did === 'saved' || did === 'activated' || did === 'ended' ? words[did] : undefined
  // Why nothing was done, where somebody else moved the contract on meanwhile and the pane that would say so is gone.
  const late =
    (contract.state !== 'draft' && (reply?.activate?.sentence ?? reply?.remove)) ||
    (contract.state === 'ended' && reply?.end?.error)
  const isEdited = writes && (contract.state === 'draft' || reply?.terms?.isFixed)
  const newPath = `/admin/suppliers/${supplier.id}/contracts/new`
  return (
    <div className="suppliers">
      <ContractHead supplier={supplier} contract={contract} tab="terms" />
      <Flash>{!reply && flash}</Flash>
      <div role="alert">{late && <p className="note bad">{late}</p>}</div>
      <div className={writes && contract.state !== 'ended' ? 'edit' : 'narrow'}>
        {isEdited ? (
          <TermsForm values={values} version={contract.version} reply={reply?.terms} newPath={newPath} key={contract.version} />
        ) : (
          <section className="pane">
            <FactRows facts={rows} />
          </section>
        )}
        {writes && contract.state === 'draft' && (
          <div className="panes">
            <ActivatePane data={loaderData} reply={reply?.activate} />
            <DeletePane data={loaderData} refusal={reply?.remove} />
          </div>
        )}
        {writes && contract.state === 'active' && (
          <div className="panes">
            <FollowPane data={loaderData} path={newPath} />
            <EndPane data={loaderData} reply={reply?.end} />
          </div>
        )}
      </div>
    </div>
  )
}

function ActivatePane({ data: { contract, rates, supplements }, reply }: { data: Data; reply: ContractReply['activate'] }) {
  const words = useWords(contractTermWords).activate
  return (
    <Pane title={words.title} className="stack" id="activate">
      <p className="small muted num">{rates === 0 ? words.noRates : words.text({ rates, supplements })}</p>
      <div role="alert">
        {reply && (
          <div className="note bad copy">
            <p>{reply.sentence}</p>
            <ul className="bullets num">
              {reply.overlaps.map(({ key, to, ...values }) => (
                <li key={key}>{words.overlapOf({ ...values, link: (inner) => <Link to={to}>{inner}</Link> })}</li>
              ))}
            </ul>
            {reply.isCut && <p>{words.more}</p>}
          </div>
        )}
      </div>
      {rates > 0 && (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="version" value={contract.version} />
          <button className="btn line" type="submit" name="event" value="activate">
            {words.go}
          </button>
        </Form>
      )}
    </Pane>
  )
}

function DeletePane({ data: { rates, supplements }, refusal }: { data: Data; refusal: string | undefined }) {
  const words = useWords(contractTermWords).remove
  return (
    <details className="pane" open={refusal !== undefined}>
      <summary>
        <h2>{words.title}</h2>
      </summary>
      <Form method="post" className="stack" preventScrollReset>
        <p className="small muted num">{rates + supplements === 0 ? words.empty : words.text({ rates, supplements })}</p>
        <div role="alert">{refusal && <p className="note bad">{refusal}</p>}</div>
        <button className="btn line" type="submit" name="event" value="delete">
          {words.go}
        </button>
      </Form>
    </details>
  )
}

function FollowPane({ data: { contract }, path }: { data: Data; path: string }) {
  const words = useWords(contractTermWords).follow
  return (
    <Pane title={words.title} className="stack">
      <p className="small muted">{words.text}</p>
      <Form action={path} className="stack">
        <input type="hidden" name="follow" value={contract.id} />
        <TextField name="from" label={words.day} type="date" defaultValue={addDays(contract.validTo, 1)} />
        <button className="btn" type="submit">
          {words.go}
        </button>
      </Form>
    </Pane>
  )
}

function EndPane({ data: { contract }, reply }: { data: Data; reply: ContractReply['end'] }) {
  const words = useWords(contractTermWords).end
  const format = useFormatter()
  return (
    <details className="pane" open={reply !== undefined}>
      <summary>
        <h2>{words.title}</h2>
      </summary>
      <Form method="post" className="stack" noValidate preventScrollReset>
        <p className="small muted">{words.text}</p>
        <TextField
          name="lastDay"
          label={words.day}
          hint={words.hint({ day: format.day(addDays(contract.validFrom, -1)) })}
          error={reply?.error}
          type="date"
          defaultValue={reply?.day}
          required
        />
        <button className="btn line" type="submit" name="event" value="end">
          {words.go}
        </button>
      </Form>
    </details>
  )
}

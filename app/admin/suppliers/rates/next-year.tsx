import { data, Form, Link, redirect } from 'react-router'
import { contextOf } from '../../../context.ts'
import { useWords } from '../../../languages/use-words.ts'
import { wordsReader } from '../../../shared/page-words.server.ts'
import { ErrorSummary } from '../../../ui/error-summary.tsx'
import { TextField } from '../../../ui/field.tsx'
import { contractHeadWords } from '../../../words/admin/suppliers/contract-head.ts'
import { rollOverWords } from '../../../words/admin/suppliers/roll-over.ts'
import { admit } from '../../admit.server.ts'
import { DataTable } from '../../components/data-table.tsx'
import { PageBar } from '../../components/page-bar.tsx'
import { Pane } from '../../components/pane.tsx'
import { contractOfAddress } from '../of-address.server.ts'
import type { Route } from './+types/next-year.ts'
import { type RollOverView, rollOverByForm } from './next-year-action.server.ts'

export async function loader(args: Route.LoaderArgs) {
  await admit(args, 'rates:write')
  const { supplier, contract } = await contractOfAddress(contextOf(args.context).db, args.params)
  const year = Number(contract.validFrom.slice(0, 4))
  const named = contract.name.replace(String(year), String(year + 1))
  return {
    supplier: { id: supplier.id, name: supplier.name },
    contract: { id: contract.id, name: contract.name, currency: contract.currency },
    values: { name: named === contract.name ? `${contract.name} ${year + 1}` : named, percent: '0', step: '1' },
  }
}

export async function action(args: Route.ActionArgs) {
  const actor = await admit(args, 'rates:write')
  const ctx = contextOf(args.context)
  const { supplier, contract } = await contractOfAddress(ctx.db, args.params)
  const answer = await rollOverByForm(ctx, wordsReader(args.context), { contract, form: await args.request.formData(), actor })
  if (!('id' in answer)) return data(answer.reply, { status: answer.status })
  return redirect(`/admin/suppliers/${supplier.id}/contracts/${answer.id}/rates?did=rolled-over&added=${answer.rates}`, 303)
}

export default function NextYear({ loaderData: { supplier, contract, ...fresh }, actionData }: Route.ComponentProps) {
  const words = useWords(rollOverWords)
  const headLabels = useWords(contractHeadWords)
  const values = actionData?.values ?? fresh.values
  const errors = actionData?.errors ?? {}
  const plan = actionData?.plan
  const problems = Object.entries(errors).map(([name, sentence]) => ({ name, sentence }))
  const path = `/admin/suppliers/${supplier.id}/contracts/${contract.id}`
  return (
    <div className="supplier-rates">
      <PageBar
        title={words.titleOf({ contract: contract.name })}
        lede={words.lede}
        crumb={{
          label: headLabels.breadcrumb,
          links: (
            <>
              <Link to="/admin/suppliers">{headLabels.suppliers}</Link> /{' '}
              <Link to={`/admin/suppliers/${supplier.id}`}>{supplier.name}</Link> /{' '}
              <Link to={`${path}/rates`}>{contract.name}</Link> / <span aria-current="page">{words.title}</span>
            </>
          ),
        }}
      />
      <Form method="post" className="panes" noValidate preventScrollReset>
        <div className="pane stack">
          <ErrorSummary title={words.problems} problems={problems} />
          <TextField name="name" label={words.name} error={errors.name} defaultValue={values.name} maxLength={120} required />
          <div className="grid2">
            <TextField
              name="percent"
              label={words.percent}
              hint={words.percentHint}
              error={errors.percent}
              defaultValue={values.percent}
              inputMode="decimal"
              autoComplete="off"
            />
            <TextField
              name="step"
              label={words.step({ currency: contract.currency })}
              hint={words.stepHint}
              error={errors.step}
              defaultValue={values.step}
              inputMode="decimal"
              autoComplete="off"
            />
          </div>
          <div className="row">
            <button className={plan ? 'btn line' : 'btn'} type="submit" name="event" value="look">
              {words.look}
            </button>
          </div>
        </div>
        {plan && <Preview plan={plan} sentence={problems.length === 0 ? actionData?.sentence : undefined} />}
      </Form>
    </div>
  )
}

function Preview({ plan, sentence }: { plan: RollOverView; sentence: string | undefined }) {
  const words = useWords(rollOverWords)
  return (
    <Pane title={words.plan} className="stack num" id="plan">
      <div role="alert">{sentence && <p className="note bad">{sentence}</p>}</div>
      <p>
        {words.days({ days: plan.days })} {plan.left > 0 && words.left({ count: plan.left })}
      </p>
      <DataTable
        isWide
        caption={words.plan}
        columns={[
          { head: words.columns.what, isRowHead: true, cell: ({ what }) => what },
          { head: words.columns.was, cell: ({ was }) => was },
          { head: words.columns.is, cell: ({ is }) => is },
        ]}
        rows={plan.rows.map((row, key) => ({ ...row, key }))}
        rowKey={({ key }) => key}
        none={words.none}
      />
      {plan.all > plan.rows.length && <p className="small muted">{words.fewer({ shown: plan.rows.length, all: plan.all })}</p>}
      <input type="hidden" name="stamp" value={plan.stamp} />
      <div className="row">
        <button className="btn" type="submit" name="event" value="keep">
          {words.keep}
        </button>
      </div>
    </Pane>
  )
}

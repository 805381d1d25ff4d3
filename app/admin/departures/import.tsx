import { data, Link, redirect } from 'react-router'
import { contextOf } from '../../context.ts'
import { useWords } from '../../languages/use-words.ts'
import { wordsReader } from '../../shared/page-words.server.ts'
import { importAdminWords } from '../../words/admin/departures/departure-import.ts'
import { seriesAdminWords } from '../../words/admin/departures/series.ts'
import { admit } from '../admit.server.ts'
import { PageBar } from '../components/page-bar.tsx'
import { type TableRowFault, TableScreen } from '../tables/table-form.tsx'
import type { Route } from './+types/import.ts'
import { makePlanned } from './make-planned.server.ts'
import { importColumnRows, readImportForm } from './plan-import.server.ts'
import { DeparturesPlan } from './plan-table.tsx'
import { type PlanView, planView } from './plan-view.server.ts'

/** What the form of a table answers: the table as it came, with what is wrong with it or what it would make. */
type ImportReply = { text: string; fault: string; rows: TableRowFault[] } | { text: string; plan: PlanView; sentence?: string }

export async function loader(args: Route.LoaderArgs) {
  await admit(args, 'departures:change')
  const read = wordsReader(args.context)
  return { columns: importColumnRows(read), made: Number(args.url.searchParams.get('made')) || 0 }
}

/** Shows what a table would make, or makes it: all of it in one transaction. The table comes back with the answer. */
export async function action(args: Route.ActionArgs) {
  const actor = await admit(args, 'departures:change')
  const ctx = contextOf(args.context)
  const form = await args.request.formData()
  const read = wordsReader(args.context)
  const sent = await readImportForm(ctx, read, form)
  if ('fault' in sent) return data<ImportReply>({ text: sent.text, fault: sent.fault, rows: sent.rows ?? [] }, { status: 422 })
  const { text, planned } = sent
  const event = form.get('event')
  if (event !== 'make' && event !== 'make-on-sale')
    return data<ImportReply>({ text, plan: await planView(ctx.db, read, planned) })
  const answer = await makePlanned(ctx, read, { planned, form, how: 'import', actor })
  if ('made' in answer) return redirect(`/admin/departures/import?made=${answer.made}`, 303)
  return data<ImportReply>(
    { text, plan: await planView(ctx.db, read, planned), sentence: answer.sentence },
    { status: answer.status },
  )
}

export default function Import({ loaderData: { columns, made }, actionData }: Route.ComponentProps) {
  const words = useWords(importAdminWords)
  const seriesLabels = useWords(seriesAdminWords)
  const plan = actionData && 'plan' in actionData ? actionData.plan : undefined
  const fault = actionData && 'fault' in actionData ? actionData : undefined
  return (
    <div className="departures">
      <PageBar title={words.title} lede={words.lede} up={[{ to: '/admin/departures', name: seriesLabels.list }]} />
      <div className="flash" role="status">
        {made > 0 && !actionData && (
          <p className="note ok">
            {seriesLabels.made({ count: made })} <Link to="/admin/departures">{seriesLabels.seeThem}</Link>
          </p>
        )}
      </div>
      <TableScreen
        here="/admin/departures/import"
        look={words.look}
        text={actionData?.text}
        wrong={fault}
        columns={columns}
        example={
          <a className="btn line" href="/admin/departures/example.csv" download>
            {words.example}
          </a>
        }
        plan={
          plan && (
            <DeparturesPlan
              plan={plan}
              refusal={actionData && 'sentence' in actionData ? actionData.sentence : undefined}
              isMultipart
            >
              <input type="hidden" name="text" value={actionData?.text} />
            </DeparturesPlan>
          )
        }
      />
    </div>
  )
}

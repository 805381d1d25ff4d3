import { data, Link, redirect } from 'react-router'
import { mostSheetLines } from '#features/suppliers/rates/read-sheet.server.ts'
import { contextOf } from '../../../context.ts'
import { useWords } from '../../../languages/use-words.ts'
import { wordsReader } from '../../../shared/page-words.server.ts'
import { contractHeadWords } from '../../../words/admin/suppliers/contract-head.ts'
import { rateImportWords } from '../../../words/admin/suppliers/rate-import.ts'
import { ratePlanWords } from '../../../words/admin/suppliers/rate-plan.ts'
import { admit } from '../../admit.server.ts'
import { PageBar } from '../../components/page-bar.tsx'
import { PreviewPane } from '../../tables/preview-pane.tsx'
import { TableScreen } from '../../tables/table-form.tsx'
import { contractOfAddress } from '../of-address.server.ts'
import type { Route } from './+types/import.ts'
import { importByForm, importColumns } from './import-action.server.ts'
import { PlanNotes, planColumns } from './plan-table.tsx'

/** The contract in the address; without one the table names its suppliers and contracts. */
async function contractOf({ context, params: { id, contractId } }: Pick<Route.LoaderArgs, 'context' | 'params'>) {
  if (id === undefined || contractId === undefined) return undefined
  const { supplier, contract } = await contractOfAddress(contextOf(context).db, { id, contractId })
  return { supplierId: supplier.id, supplier: supplier.name, contractId: contract.id, contract: contract.name }
}

export async function loader(args: Route.LoaderArgs) {
  await admit(args, 'rates:write')
  const of = await contractOf(args)
  const count = (name: string) => Number(args.url.searchParams.get(name)) || 0
  const saved = args.url.searchParams.get('did') === 'saved' ? { added: count('added'), ended: count('ended') } : undefined
  return { of, columns: importColumns(wordsReader(args.context), of !== undefined), most: mostSheetLines, saved }
}

export async function action(args: Route.ActionArgs) {
  const actor = await admit(args, 'rates:write')
  const read = wordsReader(args.context)
  const answer = await importByForm(contextOf(args.context), read, {
    form: await args.request.formData(),
    only: await contractOf(args),
    actor,
  })
  if (!('saved' in answer)) return data(answer.reply, { status: answer.status })
  const { added, ended } = answer.saved
  return redirect(`${args.url.pathname}?did=saved&added=${added}&ended=${ended}`, 303)
}

export default function RateImport({ loaderData: { of, columns, most, saved }, actionData }: Route.ComponentProps) {
  const words = useWords(rateImportWords)
  const planLabels = useWords(ratePlanWords)
  const headLabels = useWords(contractHeadWords)
  const wrong = actionData && 'fault' in actionData ? actionData : undefined
  const plan = actionData && 'plan' in actionData ? actionData.plan : undefined
  const contract = of && `/admin/suppliers/${of.supplierId}/contracts/${of.contractId}`
  const here = contract ? `${contract}/import` : '/admin/suppliers/rates/import'
  return (
    <div className="supplier-rates">
      <PageBar
        title={of ? words.titleOf({ contract: of.contract }) : words.title}
        lede={words.lede}
        crumb={{
          label: headLabels.breadcrumb,
          links: (
            <>
              <Link to="/admin/suppliers">{headLabels.suppliers}</Link> /{' '}
              {of && (
                <>
                  <Link to={`/admin/suppliers/${of.supplierId}`}>{of.supplier}</Link> /{' '}
                  <Link to={`${contract}/rates`}>{of.contract}</Link> /{' '}
                </>
              )}
              <span aria-current="page">{words.title}</span>
            </>
          ),
        }}
      />
      <div className="flash" role="status">
        {saved && !actionData && <p className="note ok">{saved.added > 0 ? words.saved(saved) : words.savedClosures}</p>}
      </div>
      <TableScreen
        here={here}
        look={words.look}
        most={most}
        text={actionData?.text}
        wrong={wrong}
        columns={columns}
        example={
          <a className="btn line" href={contract ? `${contract}/rates.csv` : '/admin/suppliers/rates.csv'} download>
            {contract ? words.present : words.template}
          </a>
        }
        plan={
          plan && (
            <PreviewPane
              words={planLabels}
              count={planLabels.count(plan)}
              refusal={actionData && 'sentence' in actionData ? actionData.sentence : undefined}
              columns={[{ head: planLabels.columns.row, isNumber: true, cell: ({ row }) => row }, ...planColumns(planLabels)]}
              className="rate-plan"
              plan={plan}
              mayGo={plan.faulty === 0 && plan.changes > 0}
              nothing={
                <>
                  <p className="note">{plan.faulty > 0 ? planLabels.sentences.faulty : planLabels.sentences.nothing}</p>
                  <PlanNotes plan={plan} />
                </>
              }
              isMultipart
              actions={
                <div className="row">
                  <button className="btn" type="submit" name="event" value="keep">
                    {words.keep({ changes: plan.changes })}
                  </button>
                </div>
              }
            >
              <PlanNotes plan={plan} />
              <input type="hidden" name="text" value={actionData?.text} />
            </PreviewPane>
          )
        }
      />
    </div>
  )
}

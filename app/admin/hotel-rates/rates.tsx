import { data, Link, redirect } from 'react-router'
import { contextOf } from '../../context.ts'
import { useWords } from '../../languages/use-words.ts'
import { wordsReader } from '../../shared/page-words.server.ts'
import { hotelAdminWords } from '../../words/admin/content/hotels.ts'
import { rateSheetWords } from '../../words/admin/content/rate-sheet.ts'
import { admit } from '../admit.server.ts'
import { PageBar } from '../components/page-bar.tsx'
import { mustFindEntry } from '../content-screens/load-editor.server.ts'
import { hotelKind } from '../hotels/hotel-kind.ts'
import { type TableRowFault, TableScreen } from '../tables/table-form.tsx'
import type { Route } from './+types/rates.ts'
import { keepRates } from './rates-action.server.ts'
import { RatesPlan } from './rates-plan.tsx'
import { type RatesView, ratesView } from './rates-view.server.ts'
import { rateColumnRows, readRatesForm } from './read-rates-form.server.ts'

/** The reply of the form: the sheet as it was sent, with its errors or its changes. */
type RatesReply = { text: string; fault: string; rows: TableRowFault[] } | { text: string; plan: RatesView; sentence?: string }

/** The hotel in the address, which is not in the trash. Without one the sheet names its hotels. */
async function hotelOf({ context, params }: Pick<Route.LoaderArgs, 'context' | 'params'>) {
  if (params.id === undefined) return undefined
  const { id, slug, title, trashedAt } = await mustFindEntry(contextOf(context), hotelKind, params.id)
  if (trashedAt) throw data(null, { status: 404 })
  return { id, slug, title }
}

export async function loader(args: Route.LoaderArgs) {
  await admit(args, 'content:write')
  const hotel = await hotelOf(args)
  return {
    hotel,
    columns: rateColumnRows(wordsReader(args.context), hotel?.slug),
    saved: Number(args.url.searchParams.get('saved')) || 0,
  }
}

/** Shows what a rate sheet would change, or saves it into all drafts or none. The reply has the sheet. */
export async function action(args: Route.ActionArgs) {
  const actor = await admit(args, 'content:write')
  const ctx = contextOf(args.context)
  const hotel = await hotelOf(args)
  const form = await args.request.formData()
  const read = wordsReader(args.context)
  const sent = await readRatesForm(ctx, read, form, hotel?.slug)
  if ('fault' in sent) return data<RatesReply>({ text: sent.text, fault: sent.fault, rows: sent.rows ?? [] }, { status: 422 })
  const { text, plan, sound } = sent
  if (form.get('event') !== 'keep') return data<RatesReply>({ text, plan: ratesView(read, plan) })
  const answer = await keepRates(ctx, read, { plan, sound, form, actor })
  if ('saved' in answer) return redirect(`${args.url.pathname}?saved=${answer.saved}`, 303)
  return data<RatesReply>({ text, plan: ratesView(read, plan), sentence: answer.sentence }, { status: 409 })
}

export default function Rates({ loaderData: { hotel, columns, saved }, actionData }: Route.ComponentProps) {
  const words = useWords(rateSheetWords)
  const { title } = useWords(hotelAdminWords).list
  const plan = actionData && 'plan' in actionData ? actionData.plan : undefined
  const fault = actionData && 'fault' in actionData ? actionData : undefined
  const list = `/admin/${hotelKind.folder}`
  const edit = hotel && `${list}/edit/${hotel.id}`
  const here = edit ? `${edit}/rates` : `${list}/rates`
  return (
    <div className="hotel-rates">
      <PageBar
        title={hotel ? words.titleOf({ hotel: hotel.title }) : words.title}
        lede={words.lede}
        crumb={{
          label: title,
          links: (
            <>
              <Link to={list}>{title}</Link> /{' '}
              {edit && (
                <>
                  <Link to={edit}>{hotel.title}</Link> /{' '}
                </>
              )}
              <span aria-current="page">{words.title}</span>
            </>
          ),
        }}
      />
      <div className="flash" role="status">
        {saved > 0 && !actionData && (
          <p className="note ok">
            {words.saved({ hotels: saved })}{' '}
            {edit ? (
              <>
                <Link to={edit}>{words.see}</Link> <Link to={`${edit}/history`}>{words.compare}</Link>
              </>
            ) : (
              <Link to={`${list}?state=changed`}>{words.seeAll}</Link>
            )}
          </p>
        )}
      </div>
      <TableScreen
        here={here}
        look={words.look}
        text={actionData?.text}
        wrong={fault}
        columns={columns}
        example={
          <a className="btn line" href={`${here}.csv`} download>
            {words.present}
          </a>
        }
        plan={
          plan && (
            <RatesPlan
              plan={plan}
              ofOne={hotel !== undefined}
              refusal={actionData && 'sentence' in actionData ? actionData.sentence : undefined}
            >
              <input type="hidden" name="text" value={actionData?.text} />
            </RatesPlan>
          )
        }
      />
    </div>
  )
}
